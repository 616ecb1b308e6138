// SPDX-License-Identifier: Apache-2.0
#include "spread/matmul_rows.h"

#include <utility>

#include "spread/part.h"
#include "spread/wire.h"

namespace lanescope::spread {
namespace {

using values::HostArray;
using values::Parameters;

/// Returns this rank's rows of C.
HostArray multiplyPart(const Rank& rank, const Part& rows, HostArray b) {
  const std::int64_t k = rank.parameters.depth();
  Parameters parameters = rank.parameters;
  parameters.m = rows.count;
  parameters.k = k;
  const auto turn = rank.device.turn();
  parameters = rank.device.fitted(rank.row, std::move(parameters));
  HostArray a = rank.inputs.part(0, {rows.first * k, rows.count * k});
  return std::move(rank.device.run(rank.row, parameters, {std::move(a), std::move(b)}, 1).front());
}

}  // namespace

std::optional<Solution> multiplyRows(const Rank& rank) {
  const Part rows = partOf(rank.parameters.rows(), rank.number(), rank.count());
  const Part wholeB{0, rank.parameters.depth() * rank.parameters.n};
  HostArray b(rank.inputs.typeOf(1), static_cast<std::size_t>(wholeB.count));
  if (rank.number() == 0) b = rank.inputs.part(1, wholeB);
  rank.communicator.broadcast(b.bytes, 0);
  HostArray c(b.type, 0);
  if (rows.count > 0) c = multiplyPart(rank, rows, std::move(b));
  const auto parts = rank.communicator.gather(c.bytes);
  if (rank.number() != 0) return std::nullopt;

  Solution solution;
  solution.outputs = {joined(c.type, parts)};
  solution.value = rank.row.finish(rank.parameters, solution.outputs);
  const std::vector<HostArray> inputs = rank.inputs.whole();
  solution.reference = rank.row.reference(rank.parameters, inputs);
  solution.comparison = rank.row.compare(rank.parameters, inputs, solution.reference,
                                         {solution.value, solution.outputs});
  solution.note =
      "Each device has multiplied some rows of A by all of B, which the first device has sent to "
      "the others.";
  return solution;
}

}  // namespace lanescope::spread
