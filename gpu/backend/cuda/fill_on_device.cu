// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/fill_on_device.h"

#include <cuda_runtime.h>

#include <algorithm>
#include <type_traits>

#include "catalog/inputs/pattern_rule.h"
#include "device/cuda_check.h"
#include "values/typed.h"

namespace lanescope::backend {
namespace {

constexpr unsigned kFillBlock = 256;
/// Several for each multiprocessor of any GPU; each takes further elements in turn.
constexpr std::int64_t kMostFillBlocks = 4096;

template <catalog::PatternRule rule, class T>
__global__ void __launch_bounds__(kFillBlock)
    fillByRule(T* elements, std::uint64_t seed, std::uint64_t stream, std::uint64_t first,
               std::uint64_t count) {
  const std::uint64_t stride = static_cast<std::uint64_t>(gridDim.x) * blockDim.x;
  for (std::uint64_t i = static_cast<std::uint64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
       i < count; i += stride) {
    elements[i] = catalog::elementAt<rule, T>(seed, stream, first + i);
  }
}

}  // namespace

bool fillOnDevice(void* elements, values::DType type, std::size_t position, std::int64_t first,
                  std::int64_t count, const values::Parameters& parameters, cudaStream_t stream) {
  if (!catalog::isMadeByIndex(parameters)) return false;
  if (count == 0) return true;
  const auto blocks = static_cast<unsigned>(
      std::min<std::int64_t>((count + kFillBlock - 1) / kFillBlock, kMostFillBlocks));
  values::withType(type, [&]<class T>(T) {
    catalog::withRule(
        *catalog::ruleOf(parameters.pattern, position),
        [&]<catalog::PatternRule kRule>(std::integral_constant<catalog::PatternRule, kRule>) {
          fillByRule<kRule, T><<<blocks, kFillBlock, 0, stream>>>(
              static_cast<T*>(elements), parameters.seed, position,
              static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(count));
        });
  });
  check(cudaGetLastError(), "The launch of fillByRule");
  return true;
}

}  // namespace lanescope::backend
