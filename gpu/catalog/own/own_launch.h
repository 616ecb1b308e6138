// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "catalog/own/own_kernel.h"
#include "request/parameters.h"
#include "values/plan.h"

namespace lanescope::catalog {

/// Whether a block of the kernel is a square, whose edge is the parameter `tile`: a matrix product
/// whose file says nothing else.
[[nodiscard]] bool usesTile(const OwnKernel& kernel);

/// The usual value of a rule of the problem: radius, bins; 0 for another name.
[[nodiscard]] std::int64_t ruleOf(const OwnKernel& kernel, std::string_view name);

/// What a launch covers: as many threads as elements, along x or along the rows of a matrix.
struct Covered {
  std::int64_t count = 0;
  std::int64_t columns = 0;  ///< 0: no matrix
};

/// The names that expressions of a kernel's file may use: n, m, k, block, tile, radius, bins,
/// blocks (those of the launch, or of the one before), count (of the largest array of the launch).
class OwnNames {
 public:
  OwnNames(const OwnKernel& kernel, const values::Parameters& parameters)
      : m_kernel(kernel), m_parameters(parameters) {}

  void setBlock(std::int64_t x, std::int64_t y) {
    m_blockX = x;
    m_blockY = y;
  }
  void setBlocks(std::int64_t blocks) { m_blocks = blocks; }
  void setCount(std::int64_t count) { m_count = count; }
  [[nodiscard]] std::int64_t block() const { return m_blockX; }

  /// Throws values::Error (badInput) for an unknown name.
  [[nodiscard]] std::int64_t operator()(std::string_view word) const;

 private:
  const OwnKernel& m_kernel;
  const values::Parameters& m_parameters;
  std::int64_t m_blockX = 0;  ///< 0: not known yet
  std::int64_t m_blockY = 1;
  std::int64_t m_blocks = 0;
  std::int64_t m_count = 0;
};

/// Computes one launch without its arguments. `launch`: the expressions of the file. Usual are
/// blocks of `block` threads along x, and as many as cover `covered`. `names` takes block and
/// blocks of the launch. Throws values::Error (badInput) for an expression that has no value, or
/// none that a launch can have.
[[nodiscard]] values::Launch launchOf(const OwnKernel& kernel, const OwnFunction& function,
                                      const OwnTexts& launch, const Covered& covered,
                                      OwnNames& names);

}  // namespace lanescope::catalog
