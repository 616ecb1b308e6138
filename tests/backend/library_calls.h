// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

#include <cstddef>

#include "values/host_array.h"
#include "values/parameters.h"

// The reductions and scans of NVIDIA's libraries: what ours are held against. With 32-bit counts,
// with which they are faster.

namespace lanescope::backend {

/// CUB's reduction of n elements. `in`, `out`: device memory. `scratch`: null, to learn how many
/// bytes it needs, which then are in `scratchBytes`. Of sum, min, max on the types of the ladder.
cudaError_t reduceByCub(values::DType type, values::Op op, void* scratch, std::size_t& scratchBytes,
                        const void* in, void* out, int n, cudaStream_t stream);

/// The same of the products a[i]·b[i], float32 or float64.
cudaError_t dotByCub(values::DType type, void* scratch, std::size_t& scratchBytes, const void* a,
                     const void* b, void* out, int n, cudaStream_t stream);

/// CUB's scan of n elements, by sum or max.
cudaError_t scanByCub(values::DType type, values::Op op, bool exclusive, void* scratch,
                      std::size_t& scratchBytes, const void* in, void* out, int n,
                      cudaStream_t stream);

}  // namespace lanescope::backend
