// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

#include "request/parameters.h"
#include "values/dtype.h"

namespace lanescope::backend {

/// Enqueues the making of elements `first` to `first + count - 1` of input number `position` by the
/// parameters' pattern and seed. `elements`: `count` elements of `type` in the memory of the
/// current device. They have the same bits as those of catalog::fillPart. Returns false and
/// enqueues nothing where an element does not follow from its index alone
/// (catalog::isMadeByIndex). Throws values::Error where the launch fails.
[[nodiscard]] bool fillOnDevice(void* elements, values::DType type, std::size_t position,
                                std::int64_t first, std::int64_t count,
                                const values::Parameters& parameters, cudaStream_t stream);

}  // namespace lanescope::backend
