// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/backend/bare_cub.h"

#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/tuple.h>

#include <cub/cub.cuh>

namespace {

struct Product {
  __host__ __device__ float operator()(const thrust::tuple<float, float>& pair) const {
    return thrust::get<0>(pair) * thrust::get<1>(pair);
  }
};

}  // namespace

template <class T>
cudaError_t bareCubSum(void* scratch, std::size_t& bytes, const T* in, T* out, int n,
                       cudaStream_t stream) {
  return cub::DeviceReduce::Sum(scratch, bytes, in, out, n, stream);
}

template <class T>
cudaError_t bareCubScan(void* scratch, std::size_t& bytes, const T* in, T* out, int n,
                        cudaStream_t stream) {
  return cub::DeviceScan::InclusiveSum(scratch, bytes, in, out, n, stream);
}

cudaError_t bareCubDot(void* scratch, std::size_t& bytes, const float* a, const float* b,
                       float* out, int n, cudaStream_t stream) {
  const auto products = thrust::make_transform_iterator(
      thrust::make_zip_iterator(thrust::make_tuple(a, b)), Product());
  return cub::DeviceReduce::Sum(scratch, bytes, products, out, n, stream);
}

template cudaError_t bareCubSum(void*, std::size_t&, const float*, float*, int, cudaStream_t);
template cudaError_t bareCubSum(void*, std::size_t&, const long long*, long long*, int,
                                cudaStream_t);
template cudaError_t bareCubScan(void*, std::size_t&, const float*, float*, int, cudaStream_t);
template cudaError_t bareCubScan(void*, std::size_t&, const long long*, long long*, int,
                                 cudaStream_t);
