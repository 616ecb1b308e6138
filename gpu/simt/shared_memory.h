// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <source_location>
#include <span>
#include <vector>

#include "simt/shared_region.h"

namespace lanescope::simt {

/// The shared memory of the block that runs: the launch's dynamic part, then each `__shared__`
/// array in the order in which the block's threads reach the declarations.
class SharedMemory {
 public:
  /// The most that a block can have on any GPU so far, with the opt-in for dynamic arrays: 227 KiB
  /// (CUDA C++ Programming Guide, compute capability 9.0 and 10.0).
  static constexpr std::uint32_t kMostBytes = 227 * 1024;
  /// The bytes of shared memory before the first write; as floats they are NaN.
  static constexpr std::byte kUnwritten{0xFF};

  using Region = SharedRegion;

  SharedMemory();

  /// Forgets the arrays of the last block.
  void beginBlock(std::uint32_t dynamicBytes);
  /// All that a block can have; the dynamic part comes first.
  [[nodiscard]] std::span<const std::byte> bytes() const { return {m_bytes.get(), kMostBytes}; }
  [[nodiscard]] const Region& dynamicPart() const { return m_regions.front(); }
  /// The array that is declared at `where`: the same for all threads of the block. Null when the
  /// block's shared memory is used up.
  [[nodiscard]] const Region* declare(const std::source_location& where, std::size_t count,
                                      std::size_t elementBytes);
  /// The array that is declared where `other`, one of another block, is. Null when the block's
  /// shared memory is used up.
  [[nodiscard]] const Region* sameAs(const Region& other);
  /// The array of this declaration, or null.
  [[nodiscard]] const Region* of(std::uint32_t declaration) const;

 private:
  [[nodiscard]] const Region* find(int line, std::uint32_t column, const char* function) const;
  const Region* append(const Region& region);

  std::unique_ptr<std::byte[]> m_bytes;
  std::uint32_t m_used = 0;
  std::vector<Region> m_regions;
};

}  // namespace lanescope::simt
