// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>

// CUB as a program calls it directly, without this project in between. With null for `scratch` a
// call writes the bytes that it needs to `bytes` and launches nothing. `in`, `a`, `b`: n elements
// of device memory; `out`: n elements, of a sum one. T: float or long long; dot products only of
// floats.

template <class T>
cudaError_t bareCubSum(void* scratch, std::size_t& bytes, const T* in, T* out, int n,
                       cudaStream_t stream);
template <class T>
cudaError_t bareCubScan(void* scratch, std::size_t& bytes, const T* in, T* out, int n,
                        cudaStream_t stream);
cudaError_t bareCubDot(void* scratch, std::size_t& bytes, const float* a, const float* b,
                       float* out, int n, cudaStream_t stream);
