// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "trace/record/record.h"

namespace lanescope::trace {

/// Returns the fused multiply-adds of the products that the recorded warp groups give to the tensor
/// cores (wgmma): 64·n·k for a product of 64×k by k×n. On a GPU,
/// sm__ops_path_tensor_src_{tf32,bf16}_dst_fp32.sum has two operations for each.
[[nodiscard]] std::uint64_t tensorMultiplyAdds(const Record& record);

}  // namespace lanescope::trace
