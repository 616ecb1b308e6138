// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lanescope::collective {

/// Throws values::Error where a GPU is missing (unavailable) or named twice (badInput). `gpus`:
/// CUDA's numbers.
void checkGpus(const std::vector<std::int64_t>& gpus);

/// Returns for example "2 × NVIDIA H200", or the names one by one where they differ.
[[nodiscard]] std::string gpuNames(const std::vector<std::int64_t>& gpus);

}  // namespace lanescope::collective
