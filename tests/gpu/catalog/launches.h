// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::tests {

/// The parameters of a launch with everything else as the row has it; the inputs are random. A
/// product of matrices has about n elements and no edge that is a multiple of another.
inline values::Parameters launchOf(const catalog::KernelRow& row, std::int64_t n,
                                   std::int64_t block, std::int64_t grid) {
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.n = n;
  if (row.parameter("m") != nullptr) {
    parameters.m = static_cast<std::int64_t>(std::sqrt(static_cast<double>(n)));
    parameters.n = n / *parameters.m + 1;
    parameters.k = 17 + n % 32;
  }
  if (row.parameter("block") != nullptr) parameters.block = block;
  if (row.parameter("grid") != nullptr) parameters.grid = grid;
  if (row.parameter("items") != nullptr) parameters.items = 1;
  parameters.pattern = "random";
  return parameters;
}

/// Launches of a kernel that the usual ones do not reach: warps that share the depth of a product.
inline std::vector<values::Parameters> rareLaunchesOf(const catalog::KernelRow& row) {
  if (row.id != "matmul_warp_tiles") return {};
  std::vector<values::Parameters> launches;
  for (const auto& [m, n, k] : {std::array<std::int64_t, 3>{65, 70, 515}, {66, 72, 516}}) {
    values::Parameters launch = launchOf(row, 33, 0, 0);
    launch.m = m;
    launch.n = n;
    launch.k = k;
    launches.push_back(launch);
  }
  return launches;
}

/// Every launch that the row takes, of these sizes, blocks and grids; once where it has no choice.
/// Rare ones come last.
inline std::vector<values::Parameters> launchesOf(const catalog::KernelRow& row,
                                                  std::span<const std::int64_t> sizes,
                                                  std::span<const std::int64_t> blocks,
                                                  std::span<const std::int64_t> grids) {
  std::vector<values::Parameters> launches;
  for (const std::int64_t n : sizes) {
    for (const std::int64_t block : blocks) {
      for (const std::int64_t grid : grids) {
        const values::Parameters launch = launchOf(row, n, block, grid);
        const bool again = !launches.empty() && launch == launches.back();
        if (!again && catalog::violations(row, launch).empty()) launches.push_back(launch);
      }
    }
  }
  std::ranges::move(rareLaunchesOf(row), std::back_inserter(launches));
  return launches;
}

/// The same parameters with every type, operation, kind of scan, number of vectors and tile that
/// the row has.
inline std::vector<values::Parameters> kindsOf(const catalog::KernelRow& row,
                                               const values::Parameters& parameters) {
  const auto choicesOf = [&](std::string_view name) {
    const catalog::ParameterSpec* const spec = row.parameter(name);
    return spec == nullptr ? std::vector<std::string_view>{""} : spec->choices;
  };
  std::vector<values::Parameters> kinds{parameters};
  for (const char* const name : {"dtype", "op", "scan", "items", "tile"}) {
    std::vector<values::Parameters> more;
    for (const values::Parameters& kind : kinds) {
      for (const std::string_view choice : choicesOf(name)) {
        more.push_back(kind);
        if (!choice.empty()) catalog::assign(row, name, choice, more.back());
      }
    }
    kinds = std::move(more);
  }
  std::erase_if(kinds, [&](const values::Parameters& kind) {
    return !catalog::violations(row, kind).empty();
  });
  return kinds;
}

/// "dot_shared n=33 block=64 grid=7 float32": for a test's message.
inline std::string textOf(const catalog::KernelRow& row, const values::Parameters& parameters) {
  std::string text(row.id);
  for (const char* const name :
       {"n", "m", "k", "block", "grid", "items", "tile", "op", "dtype", "scan", "pattern"}) {
    text += std::string(" ") + name + "=" + catalog::textOf(parameters, name);
  }
  return text;
}

}  // namespace lanescope::tests
