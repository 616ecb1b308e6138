// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/own_launch.h"

#include <limits>
#include <utility>

#include "catalog/own/expression.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

constexpr std::int64_t kMostThreads = 1024;
constexpr std::int64_t kMostBlocks = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t kMostInY = 65'535;
constexpr std::int64_t kMostSharedBytes = std::int64_t{227} << 10;
constexpr std::int64_t kMostRule = 65'536;

std::int64_t blocksOver(std::int64_t count, std::int64_t block) {
  return count <= 0 ? 0 : (count - 1) / block + 1;
}

/// Returns the value of the file's expression, or the usual one. Throws values::Error (badInput)
/// where it is not from `least` to `most`.
std::uint32_t number(const OwnTexts& launch, const OwnNames& names, const std::string& name,
                     std::int64_t usual, std::int64_t least, std::int64_t most) {
  const auto own = launch.find(name);
  std::int64_t value = usual;
  std::string text = name;
  if (own != launch.end()) {
    const Expression expression(name, own->second);
    value = expression.value(std::cref(names));
    text += " = " + expression.text();
  }
  if (value >= least && value <= most) return static_cast<std::uint32_t>(value);
  values::refuse(text + " is " + std::to_string(value) + "; it must be from " +
                 std::to_string(least) + " to " + std::to_string(most) + ".");
}

}  // namespace

bool usesTile(const OwnKernel& kernel) {
  return kernel.problem == OwnProblem::matmul && !kernel.launch.contains("block") &&
         !kernel.usual.contains("block");
}

std::int64_t ruleOf(const OwnKernel& kernel, std::string_view name) {
  constexpr std::int64_t kUsualBins = 256;
  const std::string key(name);
  const auto given = kernel.rules.find(key);
  if (given == kernel.rules.end()) return name == "bins" ? kUsualBins : name == "radius" ? 1 : 0;
  const std::int64_t value =
      Expression(key, given->second).value([&](std::string_view word) -> std::int64_t {
        values::refuse(key + " = " + given->second + " names '" + std::string(word) +
                       "'; it must be a plain number.");
      });
  if (value < 1 || value > kMostRule) {
    values::refuse(key + " = " + given->second + " must be from 1 to " + std::to_string(kMostRule) +
                   ".");
  }
  return value;
}

std::int64_t OwnNames::operator()(std::string_view word) const {
  if (word == "n") return m_parameters.n;
  if (word == "m") return m_parameters.rows();
  if (word == "k") return m_parameters.depth();
  if (word == "tile") return m_parameters.tile;
  if (word == "block") return m_blockX != 0 ? m_blockX : m_parameters.block;
  if (word == "block_y") return m_blockY;
  if (word == "blocks") return m_blocks;
  if (word == "count") return m_count;
  if (word == "radius" || word == "bins") return ruleOf(m_kernel, word);
  values::refuse(
      "'" + std::string(word) +
      "' has no value; an expression may use n, m, k, block, blocks, count, radius, bins "
      "and tile.");
}

values::Launch launchOf(const OwnKernel& kernel, const OwnFunction& function,
                        const OwnTexts& launch, const Covered& covered, OwnNames& names) {
  values::Launch made;
  made.entry = function.entry;
  const bool isTiled = usesTile(kernel);
  names.setBlock(0, 1);
  made.block.x = number(launch, names, "block", names(isTiled ? "tile" : "block"), 1, kMostThreads);
  made.block.y = number(launch, names, "block-y", isTiled ? names("tile") : 1, 1, kMostThreads);
  names.setBlock(made.block.x, made.block.y);
  if (std::int64_t{made.block.x} * made.block.y > kMostThreads) {
    values::refuse("A block of " + std::to_string(made.block.x) + " x " +
                   std::to_string(made.block.y) + " threads is too large; a block has at most " +
                   std::to_string(kMostThreads) + ".");
  }
  // With one row of threads a matrix is covered as if it were flat.
  const bool isFlat = covered.columns == 0 || made.block.y == 1;
  const std::int64_t alongX = isFlat ? covered.count : covered.columns;
  const std::int64_t alongY = isFlat ? 1 : covered.count / covered.columns;
  made.grid.x = number(launch, names, "grid", blocksOver(alongX, made.block.x), 1, kMostBlocks);
  made.grid.y = number(launch, names, "grid-y", blocksOver(alongY, made.block.y), 1, kMostInY);
  std::int64_t dynamic = 0;
  for (const OwnSharedArray& array : function.shared) {
    made.shared.push_back({.name = array.name,
                           .type = array.type,
                           .count = array.count,
                           .columns = array.columns,
                           .line = array.line});
    if (array.line != 0) continue;
    const auto size = static_cast<std::int64_t>(sizeOf(array.type));
    // One element a thread, and for a product a tile of each matrix.
    const std::int64_t perThread = kernel.problem == OwnProblem::matmul ? 2 * size : size;
    dynamic = number(launch, names, "shared", perThread * made.block.x * made.block.y, 0,
                     kMostSharedBytes);
    made.shared.back().count = static_cast<std::uint64_t>(dynamic / size);
  }
  made.dynamicSharedBytes = static_cast<std::uint32_t>(dynamic);
  return made;
}

}  // namespace lanescope::catalog
