// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "simt/kernel_table.h"
#include "trace/record/async_events.h"

namespace lanescope::simt {

/// A matrix in global memory, stored row by row, of which bulk copies take tiles: what
/// values::TensorTile says of it, and its address.
struct TensorMap {
  const std::byte* data = nullptr;
  std::int64_t rows = 0;
  std::int64_t columns = 0;
  std::int64_t pitch = 0;          ///< elements from row to row
  std::uint32_t tileRows = 0;      ///< rows of a tile; each has kTileLineBytes
  std::uint32_t elementBytes = 4;  ///< 4 of float32 and TF32, 2 of bfloat16
  bool roundsToTf32 = false;
  unsigned array = 0;           ///< raw number of the array that holds it
  unsigned elementsOfEach = 1;  ///< elements of the matrix in one of the array

  [[nodiscard]] trace::TileSource source() const {
    return {array, pitch, elementsOfEach, tileRows};
  }
};

/// Throws values::Error (badInput) where the argument at `position` is no matrix for bulk copies,
/// or where its buffer does not hold the matrix.
[[nodiscard]] TensorMap tensorMapArgument(const values::Plan& plan, const values::Launch& launch,
                                          BufferAddresses buffers, std::size_t position);

template <>
struct ArgumentOf<TensorMap> {
  static TensorMap from(const values::Plan& plan, const values::Launch& launch,
                        BufferAddresses buffers, std::size_t position) {
    return tensorMapArgument(plan, launch, buffers, position);
  }
};

}  // namespace lanescope::simt
