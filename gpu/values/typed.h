// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "values/host_array.h"

namespace lanescope::values {

/// Calls `work(T{})` with the C++ type T that kernels use for `type`.
template <class Work>
decltype(auto) withType(DType type, const Work& work) {
  switch (type) {
    case DType::int32:
      return work(std::int32_t{});
    case DType::uint32:
      return work(std::uint32_t{});
    case DType::int64:
      return work(std::int64_t{});
    case DType::float64:
      return work(double{});
    case DType::uint8:
      return work(std::uint8_t{});
    case DType::float32:
      break;
  }
  return work(float{});
}

}  // namespace lanescope::values
