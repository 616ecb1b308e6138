// SPDX-License-Identifier: Apache-2.0
#include "spread/reduction.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "catalog/comparison.h"
#include "spread/total.h"
#include "spread/wire.h"

namespace lanescope::spread {
namespace {

using values::HostArray;
using values::Parameters;

/// What a rank has found out of its part.
struct PartResult {
  Total answer;
  Total exact;
  double tolerance = 0;

  explicit PartResult(const Parameters& parameters)
      : answer(parameters.op, parameters.dtype), exact(parameters.op, parameters.dtype) {}
  void add(const PartResult& other) {
    answer.add(other.answer);
    exact.add(other.exact);
    tolerance += other.tolerance;
  }
};

/// Reduces a chunk and appends the kernel's outputs to `outputs` where they are wanted.
PartResult reduceChunk(const Rank& rank, const Part& chunk, double share,
                       std::vector<HostArray>& outputs) {
  Parameters parameters = rank.parameters;
  parameters.n = chunk.count;
  parameters = rank.device.fitted(rank.row, std::move(parameters));
  const std::vector<HostArray> inputs = rank.inputs.parts(chunk);
  std::vector<HostArray> own = rank.device.run(rank.row, parameters, inputs, share);
  const values::Number value = rank.device.finish(rank.row, parameters, own);

  PartResult result(parameters);
  result.answer.add(value);
  result.exact.addTerms(inputs);
  catalog::Reference reference;
  reference.value = result.exact.value();
  reference.magnitude = result.exact.magnitude();
  result.tolerance = rank.row.compare(parameters, inputs, reference, {value, own}).tolerance;
  if (rank.request.keepOutputs) {
    if (outputs.empty()) {
      outputs = std::move(own);
    } else {
      for (std::size_t i = 0; i < own.size(); ++i) {
        outputs[i].bytes.insert(outputs[i].bytes.end(), own[i].bytes.begin(), own[i].bytes.end());
      }
    }
  }
  return result;
}

/// Returns the largest error of the last sum, which is made in double.
double roundingOfSum(const Parameters& parameters, const Total& answer) {
  const bool isFloat =
      parameters.dtype == values::DType::float32 || parameters.dtype == values::DType::float64;
  if (!isFloat || parameters.op != values::Op::sum) return 0;
  return std::numeric_limits<double>::epsilon() * answer.magnitude();
}

/// Returns each output of all ranks as a whole, on rank 0.
std::vector<HostArray> gatherOutputs(const Rank& rank, std::vector<HostArray> own) {
  if (!rank.request.keepOutputs) return {};
  const values::Plan plan = rank.row.plan(rank.parameters);
  std::vector<HostArray> all;
  std::size_t position = 0;
  for (const values::Buffer& buffer : plan.buffers) {
    if (buffer.role != values::Role::output) continue;
    const HostArray none(buffer.type, 0);
    const auto parts = rank.communicator.gather(own.empty() ? none.bytes : own[position].bytes);
    all.push_back(joined(buffer.type, parts));
    ++position;
  }
  return all;
}

}  // namespace

std::optional<Solution> reduce(const Rank& rank) {
  const Part part = partOf(rank.parameters.n, rank.number(), rank.count());
  PartResult result(rank.parameters);
  std::vector<HostArray> outputs;
  for (std::int64_t first = part.first; first < part.end(); first += kChunk) {
    const auto turn = rank.device.turn();
    const Part chunk{first, std::min(kChunk, part.end() - first)};
    const double share = static_cast<double>(chunk.count) / static_cast<double>(part.count);
    result.add(reduceChunk(rank, chunk, share, outputs));
  }
  const auto results = rank.communicator.gather(asBytes(result));
  outputs = gatherOutputs(rank, std::move(outputs));
  if (rank.number() != 0) return std::nullopt;

  PartResult all(rank.parameters);
  for (const auto& bytes : results) all.add(fromBytes(bytes, result));
  Solution solution;
  solution.value = all.answer.value();
  solution.reference.value = all.exact.value();
  solution.reference.magnitude = all.exact.magnitude();
  solution.reference.wrapped = all.exact.isWrapped();
  solution.comparison.error = catalog::distance(solution.value, solution.reference.value);
  solution.comparison.tolerance = all.tolerance + roundingOfSum(rank.parameters, all.answer);
  solution.comparison.magnitude = all.exact.magnitude();
  solution.outputs = std::move(outputs);
  solution.note =
      "Each device has reduced a part of the elements, and the results of the parts were combined "
      "in the order of the devices.";
  return solution;
}

}  // namespace lanescope::spread
