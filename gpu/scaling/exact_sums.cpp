// SPDX-License-Identifier: Apache-2.0
#include "scaling/exact_sums.h"

#include <algorithm>
#include <atomic>

#include "cpu/cores.h"
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
  std::atomic<std::int64_t> next = 0;
  cpu::onCores(cpu::coreCount(), [&](unsigned /*core*/) {
    for (std::int64_t piece = next++; piece < pieces && !stop.stop_requested(); piece = next++) {
      const spread::Part part = spread::partOf(parameters.n, piece, pieces);
      for (std::int64_t first = part.first; first < part.end(); first += kChunk) {
        sums[static_cast<std::size_t>(piece)].addTerms(
            inputs.parts({first, std::min(kChunk, part.end() - first)}));
      }
    }
  });
  if (stop.stop_requested()) {
    throw values::Error(values::ErrorKind::cancelled, "The run was cancelled.");
  }
  return sums;
}

}  // namespace lanescope::scaling
