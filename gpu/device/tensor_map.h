// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda.h>
#include <cuda_runtime_api.h>

#include <array>
#include <cstdint>

#include "values/plan.h"

namespace lanescope::backend {

/// The driver's function, without linking to the driver; null where it has none.
inline auto tensorMapEncoder() {
  static const auto kEncode = []() -> decltype(&cuTensorMapEncodeTiled) {
    constexpr unsigned kSince = 12000;
    void* function = nullptr;
    cudaDriverEntryPointQueryResult found{};
    const cudaError_t code = cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &function,
                                                              kSince, cudaEnableDefault, &found);
    if (code != cudaSuccess || found != cudaDriverEntryPointSuccess) return nullptr;
    return reinterpret_cast<decltype(&cuTensorMapEncodeTiled)>(function);
  }();
  return kEncode;
}

/// The matrix at `data` as the tensor memory accelerator knows it. `code` becomes
/// cudaErrorInvalidValue where it cannot take it.
inline CUtensorMap encodeTensorMap(const values::TensorTile& tile, void* data, cudaError_t& code) {
  using Format = values::TensorTile::Format;
  constexpr std::uint32_t kTileBytes = 128;  // of a row
  const std::uint32_t size = tile.format == Format::bfloat16 ? 2 : 4;
  const CUtensorMapDataType type = tile.format == Format::bfloat16
                                       ? CU_TENSOR_MAP_DATA_TYPE_BFLOAT16
                                   : tile.format == Format::tf32 ? CU_TENSOR_MAP_DATA_TYPE_TFLOAT32
                                                                 : CU_TENSOR_MAP_DATA_TYPE_FLOAT32;
  const std::array<cuuint64_t, 2> extents{tile.columns, tile.rows};
  const std::array<cuuint64_t, 1> strides{tile.pitch * size};
  const std::array<cuuint32_t, 2> box{kTileBytes / size, tile.tileRows};
  const std::array<cuuint32_t, 2> steps{1, 1};
  CUtensorMap map{};
  const auto encode = tensorMapEncoder();
  if (encode == nullptr || encode(&map, type, extents.size(), data, extents.data(), strides.data(),
                                  box.data(), steps.data(), CU_TENSOR_MAP_INTERLEAVE_NONE,
                                  CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_L2_PROMOTION_L2_256B,
                                  CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) != CUDA_SUCCESS) {
    code = cudaErrorInvalidValue;
  }
  return map;
}

}  // namespace lanescope::backend
