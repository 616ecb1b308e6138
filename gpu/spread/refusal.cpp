// SPDX-License-Identifier: Apache-2.0
#include "spread/refusal.h"

#include <algorithm>
#include <string>
#include <vector>

#include "catalog/inputs/pattern_rule.h"
#include "spread/part.h"
#include "spread/rank_grid.h"
#include "values/error.h"

namespace lanescope::spread {
namespace {

using values::Parameters;

/// Returns the parameters of every launch that a rank makes.
std::vector<Parameters> launchesOf(const catalog::KernelRow& row, const Parameters& parameters,
                                   values::Split split, std::int64_t rank, std::int64_t ranks,
                                   std::int64_t chunk) {
  std::vector<Parameters> launches;
  const auto add = [&](std::int64_t m, std::int64_t n, std::int64_t k) {
    if (m == 0 || n == 0) return;
    Parameters& own = launches.emplace_back(parameters);
    own.n = n;
    if (row.family != "matmul") return;
    own.m = m;
    own.k = k;
  };
  if (row.family != "matmul") {
    const std::int64_t count = partOf(parameters.n, rank, ranks).count;
    const std::int64_t largest = row.family == "reduce" ? std::min(count, chunk) : count;
    add(1, largest, 1);
    if (largest < count) add(1, count % chunk, 1);
  } else if (split == values::Split::rows) {
    add(partOf(parameters.rows(), rank, ranks).count, parameters.n, parameters.depth());
  } else {
    const RankGrid grid = rankGridOf(ranks);
    const Blocks blocks = blocksOf(parameters, grid, rank);
    for (const Panel& panel : panelsOf(parameters.depth(), grid)) {
      add(blocks.m.count, blocks.n.count, panel.k.count);
    }
  }
  return launches;
}

/// Throws values::Error (badInput) where the elements cannot be made on a GPU as the request asks.
void checkGeneration(const catalog::KernelRow& row, const values::RunRequest& request) {
  if (request.target.generate != values::Generate::device) return;
  if (row.family != "reduce") {
    values::refuse(
        "Only reductions and dot products go through GPUs in chunks that a GPU can make itself.");
  }
  if (!request.inputs.empty()) {
    values::refuse("A GPU makes the elements of a pattern; these elements are given.");
  }
  if (request.parameters.shuffle != 0) {
    values::refuse(
        "The elements in another order are made on the host; a GPU makes them with "
        "shuffle 0.");
  }
  if (!catalog::isMadeByIndex(request.parameters)) {
    values::refuse("The pattern " + request.parameters.pattern +
                   " is made on the host, since its elements do not follow from their index "
                   "alone.");
  }
}

}  // namespace

void checkRequest(const catalog::KernelRow& row, const values::RunRequest& request) {
  const std::string id(row.id);
  if (row.added != nullptr) {
    values::refuse(id +
                   " is a kernel of your own, and only those of the catalogue run on several "
                   "devices.");
  }
  const bool isSplit = row.family == "reduce" || row.family == "scan" || row.family == "matmul";
  if (!isSplit) {
    values::refuse(id +
                   " runs on one device; reductions, dot products, scans and matrix products "
                   "run on several.");
  }
  checkGeneration(row, request);
  if (request.target.split != values::Split::rows && row.family != "matmul") {
    values::refuse("The split summa is one of matrix products, and " + id + " is none.");
  }
  if (request.record) {
    values::refuse("A record shows one device; record the kernel on one.");
  }
  if (request.hardwareCounters) {
    values::refuse("A GPU's counters are those of one device; read them on one.");
  }
}

void checkParts(const catalog::KernelRow& row, const Parameters& parameters, values::Split split,
                std::int64_t ranks, std::int64_t chunk) {
  // More elements in a row would be beyond 64 bits once they are counted for each device.
  constexpr std::int64_t kMost = std::int64_t{1} << 48;
  const auto refuseOutside = [](const std::string& name, std::int64_t value) {
    if (value >= 1 && value <= kMost) return;
    values::refuse(name + " = " + std::to_string(value) +
                   " is out of range: it must be from 1 to 2^48.");
  };
  refuseOutside("n", parameters.n);
  if (row.family == "matmul") {
    refuseOutside("m", parameters.rows());
    refuseOutside("k", parameters.depth());
  }
  for (std::int64_t rank = 0; rank < ranks; ++rank) {
    for (const Parameters& own : launchesOf(row, parameters, split, rank, ranks, chunk)) {
      const auto wrong = catalog::violations(row, own);
      if (wrong.empty()) continue;
      values::refuse("Part " + std::to_string(rank + 1) + " of " + std::to_string(ranks) +
                     " cannot run: " + wrong.front().sentence);
    }
  }
}

}  // namespace lanescope::spread
