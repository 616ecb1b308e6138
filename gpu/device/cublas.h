// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

#include <cstdint>

namespace lanescope::backend {

/// cuBLAS on the current device, as far as a file of gpu/kernels calls it. The library is opened at
/// run time, so that nobody needs it who does not use it.
class Cublas {
 public:
  /// What is called enqueues on the stream. Throws values::Error (unavailable) where the library is
  /// not installed or does not start.
  explicit Cublas(cudaStream_t stream);

  /// The cublasHandle_t that this process keeps for the current device, with its workspace.
  [[nodiscard]] void* handle() const { return m_handle; }

  /// cublasSdot and cublasDdot of n elements, `strideA` and `strideB` from one to the next. `out`:
  /// device memory. Throws as the constructor when it fails.
  void dot(std::int64_t n, const float* a, std::int64_t strideA, const float* b,
           std::int64_t strideB, float* out) const;
  void dot(std::int64_t n, const double* a, std::int64_t strideA, const double* b,
           std::int64_t strideB, double* out) const;

  // Products of matrices that are not transposed, which lie column by column: C = alpha·A·B +
  // beta·C, A m×k, B k×n. `lda`, `ldb`, `ldc`: elements from one column to the next. Each throws as
  // the constructor when it fails.

  /// cublasSgemm.
  void sgemm(std::int64_t m, std::int64_t n, std::int64_t k, float alpha, const float* a,
             std::int64_t lda, const float* b, std::int64_t ldb, float beta, float* c,
             std::int64_t ldc) const;
  /// cublasGemmEx, CUBLAS_COMPUTE_32F_FAST_TF32.
  void gemmTf32(std::int64_t m, std::int64_t n, std::int64_t k, float alpha, const float* a,
                std::int64_t lda, const float* b, std::int64_t ldb, float beta, float* c,
                std::int64_t ldc) const;
  /// cublasGemmEx of bfloat16, two in a word, summed in float32.
  void gemmBf16(std::int64_t m, std::int64_t n, std::int64_t k, float alpha, const unsigned* a,
                std::int64_t lda, const unsigned* b, std::int64_t ldb, float beta, float* c,
                std::int64_t ldc) const;
  /// cublasGemmEx, CUBLAS_COMPUTE_32F_EMULATED_16BFX9, which is since CUDA 12.9.
  void gemmEmulated(std::int64_t m, std::int64_t n, std::int64_t k, float alpha, const float* a,
                    std::int64_t lda, const float* b, std::int64_t ldb, float beta, float* c,
                    std::int64_t ldc) const;

 private:
  template <class T>
  void dotBy(const char* function, std::int64_t n, const T* a, std::int64_t strideA, const T* b,
             std::int64_t strideB, T* out) const;

  void* m_handle;
};

}  // namespace lanescope::backend
