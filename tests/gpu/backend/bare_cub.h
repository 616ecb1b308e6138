// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>

// CUB as a program of one's own calls it, with nothing of the project in between. `scratch` null:
// writes the bytes that the call needs to `bytes` and launches nothing. `in`, `a`, `b`, `out`:
// device memory of n elements, `out` of a sum one. T: float or long long; products of floats alone.

template <class T>
cudaError_t bareCubSum(void* scratch, std::size_t& bytes, const T* in, T* out, int n,
                       cudaStream_t stream);
template <class T>
cudaError_t bareCubScan(void* scratch, std::size_t& bytes, const T* in, T* out, int n,
                        cudaStream_t stream);
cudaError_t bareCubDot(void* scratch, std::size_t& bytes, const float* a, const float* b,
                       float* out, int n, cudaStream_t stream);
