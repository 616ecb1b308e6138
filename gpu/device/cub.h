// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

#include <cstddef>
#include <cstdint>
#include <functional>

#include "request/parameters.h"
#include "values/host_array.h"

// The reductions and scans of CUB: what ours are held against. With 32-bit counts, with which they
// are faster.

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

/// CUB on the current device, as a file of gpu/kernels calls it. `op`: a values::Op. Arrays of up
/// to 2^31 - 1 elements. What is called enqueues on the stream. Its memory is kept for the next
/// call, as long as the process lives; what needs more than any call before waits for the GPU. Each
/// throws values::Error.
class Cub {
 public:
  explicit Cub(cudaStream_t stream) : m_stream(stream) {}

  /// Device memory of so many bytes for the next call, kept by this process. Up to 16 KiB it lies
  /// at another place for each call.
  [[nodiscard]] static void* scratch(std::size_t bytes);

  template <class T>
  void reduce(int op, const T* in, T* out, std::int64_t n) const {
    call([&](void* scratch, std::size_t& bytes) {
      return reduceByCub(values::kDTypeOf<T>, static_cast<values::Op>(op), scratch, bytes, in, out,
                         static_cast<int>(n), m_stream);
    });
  }
  template <class T>
  void dot(const T* a, const T* b, T* out, std::int64_t n) const {
    call([&](void* scratch, std::size_t& bytes) {
      return dotByCub(values::kDTypeOf<T>, scratch, bytes, a, b, out, static_cast<int>(n),
                      m_stream);
    });
  }
  template <class T>
  void scan(int op, bool isExclusive, const T* in, T* out, std::int64_t n) const {
    call([&](void* scratch, std::size_t& bytes) {
      return scanByCub(values::kDTypeOf<T>, static_cast<values::Op>(op), isExclusive, scratch,
                       bytes, in, out, static_cast<int>(n), m_stream);
    });
  }

 private:
  using Work = std::function<cudaError_t(void* scratch, std::size_t& bytes)>;
  static void call(const Work& work);

  cudaStream_t m_stream;
};

}  // namespace lanescope::backend
