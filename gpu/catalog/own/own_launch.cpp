// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/own_launch.h"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "catalog/own/expression.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

using values::Parameters;

/// Computes the numbers of one launch.
class LaunchNumbers {
 public:
  LaunchNumbers(const OwnKernel& kernel, const Parameters& parameters)
      : m_kernel(kernel), m_parameters(parameters) {}

  /// Returns the value of the file's expression, or of the usual one. Throws values::Error
  /// (badInput) where it is not from `least` to `most`.
  [[nodiscard]] std::uint32_t number(const std::string& name, const std::string& usual,
                                     std::int64_t least, std::int64_t most) const {
    const auto own = m_kernel.launch.find(name);
    const Expression expression(name, own == m_kernel.launch.end() ? usual : own->second);
    const std::int64_t value =
        expression.value([this](std::string_view word) { return valueOf(word); });
    if (value >= least && value <= most) return static_cast<std::uint32_t>(value);
    values::refuse(name + " = " + expression.text() + " is " + std::to_string(value) +
                   "; it must be from " + std::to_string(least) + " to " + std::to_string(most) +
                   ".");
  }
  void setBlock(std::uint32_t x, std::uint32_t y) {
    m_blockX = x;
    m_blockY = y;
  }

 private:
  [[nodiscard]] std::int64_t valueOf(std::string_view word) const {
    if (word == "n") return m_parameters.n;
    if (word == "m") return m_parameters.rows();
    if (word == "k") return m_parameters.depth();
    if (word == "tile") return m_parameters.tile;
    if (word == "block") return m_blockX != 0 ? m_blockX : m_parameters.block;
    if (word == "block_y") return m_blockY;
    values::refuse("'" + std::string(word) +
                   "' has no value; an expression of a launch may use n, m, k, block and tile.");
  }

  const OwnKernel& m_kernel;
  const Parameters& m_parameters;
  std::int64_t m_blockX = 0;  ///< 0: not known yet
  std::int64_t m_blockY = 1;
};

constexpr std::int64_t kMostThreads = 1024;
constexpr std::int64_t kMostBlocks = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t kMostInY = 65'535;
constexpr std::int64_t kMostSharedBytes = std::int64_t{227} << 10;

}  // namespace

bool usesTile(const OwnKernel& kernel) {
  return kernel.problem == OwnProblem::matmul && !kernel.launch.contains("block") &&
         !kernel.usual.contains("block");
}

values::Launch launchOf(const OwnKernel& kernel, const Parameters& parameters) {
  LaunchNumbers numbers(kernel, parameters);
  values::Launch launch;
  launch.entry = kernel.entry;
  const bool isTiled = usesTile(kernel);
  launch.block.x = numbers.number("block", isTiled ? "tile" : "block", 1, kMostThreads);
  launch.block.y = numbers.number("block-y", isTiled ? "tile" : "1", 1, kMostThreads);
  numbers.setBlock(launch.block.x, launch.block.y);
  const bool isProduct = kernel.problem == OwnProblem::matmul;
  const bool isFlat = isProduct && launch.block.y == 1;  // a thread an element, along x
  const std::string covered = isFlat ? "(m * n + block - 1) / block" : "(n + block - 1) / block";
  launch.grid.x = numbers.number("grid", covered, 1, kMostBlocks);
  launch.grid.y = numbers.number(
      "grid-y", isProduct && !isFlat ? "(m + block_y - 1) / block_y" : "1", 1, kMostInY);
  if (parameters.grid) launch.grid.x = static_cast<std::uint32_t>(*parameters.grid);
  std::int64_t dynamic = 0;
  for (const OwnSharedArray& array : kernel.shared) {
    launch.shared.push_back({.name = array.name,
                             .type = array.type,
                             .count = array.count,
                             .columns = array.columns,
                             .line = array.line});
    if (array.line != 0) continue;
    const auto size = static_cast<std::int64_t>(sizeOf(array.type));
    // One element a thread, and for a product a tile of each matrix.
    const std::string usual = std::to_string(isProduct ? 2 * size : size) + " * block * block_y";
    dynamic = numbers.number("shared", usual, 0, kMostSharedBytes);
    launch.shared.back().count = static_cast<std::uint64_t>(dynamic / size);
  }
  launch.dynamicSharedBytes = static_cast<std::uint32_t>(dynamic);
  return launch;
}

}  // namespace lanescope::catalog
