// SPDX-License-Identifier: Apache-2.0
#include "device/cub.h"

#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/tuple.h>

#include <algorithm>
#include <cub/cub.cuh>
#include <map>
#include <utility>

#include "device/cuda_check.h"

namespace lanescope::backend {
namespace {

template <class T>
struct Product {
  __host__ __device__ T operator()(const thrust::tuple<T, T>& pair) const {
    return thrust::get<0>(pair) * thrust::get<1>(pair);
  }
};

template <class T>
cudaError_t reduce(values::Op op, void* scratch, std::size_t& bytes, const T* in, T* out, int n,
                   cudaStream_t stream) {
  if (op == values::Op::min) return cub::DeviceReduce::Min(scratch, bytes, in, out, n, stream);
  if (op == values::Op::max) return cub::DeviceReduce::Max(scratch, bytes, in, out, n, stream);
  return cub::DeviceReduce::Sum(scratch, bytes, in, out, n, stream);
}

template <class T>
cudaError_t dot(void* scratch, std::size_t& bytes, const T* a, const T* b, T* out, int n,
                cudaStream_t stream) {
  const auto products = thrust::make_transform_iterator(
      thrust::make_zip_iterator(thrust::make_tuple(a, b)), Product<T>());
  return cub::DeviceReduce::Sum(scratch, bytes, products, out, n, stream);
}

struct Greater {
  template <class T>
  __host__ __device__ T operator()(T a, T b) const {
    return a < b ? b : a;
  }
};

/// What no element is below.
template <class T>
constexpr T least() {
  using Limits = cuda::std::numeric_limits<T>;
  return Limits::has_infinity ? -Limits::infinity() : Limits::lowest();
}

template <class T>
cudaError_t scan(values::Op op, bool exclusive, void* scratch, std::size_t& bytes, const T* in,
                 T* out, int n, cudaStream_t stream) {
  if (op == values::Op::max) {
    return exclusive
               ? cub::DeviceScan::ExclusiveScan(scratch, bytes, in, out, Greater(), least<T>(), n,
                                                stream)
               : cub::DeviceScan::InclusiveScan(scratch, bytes, in, out, Greater(), n, stream);
  }
  return exclusive ? cub::DeviceScan::ExclusiveSum(scratch, bytes, in, out, n, stream)
                   : cub::DeviceScan::InclusiveSum(scratch, bytes, in, out, n, stream);
}

/// CUB's memory on one device, for whoever calls next; never freed. Small pieces lie at another
/// place for each call, as the kernels' small buffers do: a multiprocessor has one half of a large
/// GPU's L2 cache nearer than the other, and one address would decide about the time of a short
/// call.
class Scratch {
 public:
  [[nodiscard]] void* take(std::size_t bytes) {
    const std::size_t room = bytes > kSmallBytes ? bytes : kRoomBytes;
    if (m_bytes < room) {
      check(cudaFree(std::exchange(m_memory, nullptr)), "cudaFree of CUB's memory");
      m_bytes = 0;
      check(cudaMalloc(&m_memory, room), "cudaMalloc for CUB");
      m_bytes = room;
    }
    if (bytes > kSmallBytes) return m_memory;
    const std::size_t stride = (bytes + kAlignment - 1) / kAlignment * kAlignment;
    if (m_next + stride > kRoomBytes) m_next = 0;
    return static_cast<std::byte*>(m_memory) + std::exchange(m_next, m_next + stride);
  }

 private:
  static constexpr std::size_t kSmallBytes = std::size_t{16} << 10;
  static constexpr std::size_t kRoomBytes = std::size_t{4} << 20;
  static constexpr std::size_t kAlignment = 512;
  void* m_memory = nullptr;
  std::size_t m_bytes = 0;
  std::size_t m_next = 0;
};

}  // namespace

void* Cub::scratch(std::size_t bytes) {
  static std::map<int, Scratch> ofDevices;
  int device = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  // Never none: CUB would take that for the question of how many bytes it needs.
  return ofDevices[device].take(std::max<std::size_t>(bytes, 1));
}

void Cub::call(const Work& work) {
  std::size_t bytes = 0;
  check(work(nullptr, bytes), "CUB");
  void* const memory = scratch(bytes);
  check(work(memory, bytes), "CUB");
}

cudaError_t scanByCub(values::DType type, values::Op op, bool exclusive, void* scratch,
                      std::size_t& scratchBytes, const void* in, void* out, int n,
                      cudaStream_t stream) {
  const auto with = [&]<class T>(T) {
    return scan(op, exclusive, scratch, scratchBytes, static_cast<const T*>(in),
                static_cast<T*>(out), n, stream);
  };
  if (type == values::DType::int32) return with(int());
  if (type == values::DType::int64) return with(0LL);
  return with(float());
}

cudaError_t reduceByCub(values::DType type, values::Op op, void* scratch, std::size_t& scratchBytes,
                        const void* in, void* out, int n, cudaStream_t stream) {
  const auto with = [&]<class T>(T) {
    return reduce(op, scratch, scratchBytes, static_cast<const T*>(in), static_cast<T*>(out), n,
                  stream);
  };
  switch (type) {
    case values::DType::int32:
      return with(int());
    case values::DType::int64:
      return with(0LL);
    case values::DType::float64:
      return with(double());
    default:
      return with(float());
  }
}

cudaError_t dotByCub(values::DType type, void* scratch, std::size_t& scratchBytes, const void* a,
                     const void* b, void* out, int n, cudaStream_t stream) {
  if (type == values::DType::float64) {
    return dot(scratch, scratchBytes, static_cast<const double*>(a), static_cast<const double*>(b),
               static_cast<double*>(out), n, stream);
  }
  return dot(scratch, scratchBytes, static_cast<const float*>(a), static_cast<const float*>(b),
             static_cast<float*>(out), n, stream);
}

}  // namespace lanescope::backend
