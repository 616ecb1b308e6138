// SPDX-License-Identifier: Apache-2.0
#include "scaling/exact_sums.h"

#include <algorithm>
#include <cstddef>

#include "cpu/tasks.h"
#include "values/error.h"

namespace lanescope::scaling {

std::int64_t piecesOf(std::int64_t n) {
  return std::min(n, kPieces);
}

std::vector<spread::Total> exactSums(const spread::Inputs& inputs, const std::stop_token& stop) {
  constexpr std::int64_t kChunk = std::int64_t{1} << 14;  // stays in a core's cache
  const values::Parameters& parameters = inputs.parameters();
  const std::int64_t pieces = piecesOf(parameters.n);
  std::vector<spread::Total> sums(static_cast<std::size_t>(pieces),
                                  spread::Total(values::Op::sum, parameters.dtype));
  cpu::inTasks(sums.size(), [&](std::size_t piece) {
    if (stop.stop_requested()) return;
    const spread::Part part =
        spread::partOf(parameters.n, static_cast<std::int64_t>(piece), pieces);
    for (std::int64_t first = part.first; first < part.end(); first += kChunk) {
      sums[piece].addTerms(inputs.parts({first, std::min(kChunk, part.end() - first)}));
    }
  });
  if (stop.stop_requested()) {
    throw values::Error(values::ErrorKind::cancelled, "The run was cancelled.");
  }
  return sums;
}

}  // namespace lanescope::scaling
