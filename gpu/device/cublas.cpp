// SPDX-License-Identifier: Apache-2.0
#include "device/cublas.h"

#include <library_types.h>

#include <map>
#include <mutex>
#include <string>

#include "device/cuda_check.h"
#include "platform/shared_library.h"
#include "values/error.h"

namespace lanescope::backend {
namespace {

[[noreturn]] void refuseCublas(const std::string& sentence) {
  throw values::Error(values::ErrorKind::unavailable, sentence);
}

/// Returns a function of the library. Throws values::Error (unavailable) where it is missing.
template <class Function>
Function find(const char* name) {
  static const platform::SharedLibrary kLibrary({"libcublas.so.13", "libcublas.so.12"});
  if (!kLibrary.isOpen()) {
    refuseCublas("cuBLAS (libcublas.so.13) is not installed; it comes with the CUDA Toolkit.");
  }
  const auto function = kLibrary.find<Function>(name);
  if (function == nullptr)
    refuseCublas("The cuBLAS that is installed has no " + std::string(name) + ".");
  return function;
}

constexpr int kInvalidValue = 7;  ///< CUBLAS_STATUS_INVALID_VALUE
constexpr int kNotSupported = 15;

void checkStatus(int status, const std::string& call) {
  if (status == 0) return;
  refuseCublas("cuBLAS failed in " + call + " with status " + std::to_string(status) + ".");
}

/// Returns the handle of the current device. It takes long to make and lives as long as the
/// process. GPUs that share a problem call this at the same time.
void* handleOfDevice() {
  static std::mutex mutex;
  const std::lock_guard guard(mutex);
  static std::map<int, void*> handles;
  int device = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  void*& handle = handles[device];
  if (handle == nullptr) {
    checkStatus(find<int (*)(void**)>("cublasCreate_v2")(&handle), "cublasCreate");
  }
  return handle;
}

constexpr int kNotTransposed = 0;

/// cublasComputeType_t
enum class Compute : std::uint8_t { float32 = 68, fastTf32 = 77, emulated16Bfx9 = 78 };

/// A matrix stored column by column; `pitch` elements from one column to the next.
struct Columns {
  const void* elements;
  std::int64_t pitch;
};

/// Calls cublasGemmEx with float32 C. Returns its status.
int gemmEx(void* handle, Compute compute, cudaDataType_t type, std::int64_t m, std::int64_t n,
           std::int64_t k, float alpha, Columns a, Columns b, float beta, float* c,
           std::int64_t ldc) {
  using GemmEx = int (*)(void*, int, int, std::int64_t, std::int64_t, std::int64_t, const void*,
                         const void*, int, std::int64_t, const void*, int, std::int64_t,
                         const void*, void*, int, std::int64_t, int, int);
  constexpr int kDefaultAlgorithm = -1;
  return find<GemmEx>("cublasGemmEx_64")(handle, kNotTransposed, kNotTransposed, m, n, k, &alpha,
                                         a.elements, type, a.pitch, b.elements, type, b.pitch,
                                         &beta, c, CUDA_R_32F, ldc, static_cast<int>(compute),
                                         kDefaultAlgorithm);
}

}  // namespace

Cublas::Cublas(cudaStream_t stream) : m_handle(handleOfDevice()) {
  checkStatus(find<int (*)(void*, cudaStream_t)>("cublasSetStream_v2")(m_handle, stream),
              "cublasSetStream");
}

template <class T>
void Cublas::dotBy(const char* function, std::int64_t n, const T* a, std::int64_t strideA,
                   const T* b, std::int64_t strideB, T* out) const {
  using Dot = int (*)(void*, std::int64_t, const T*, std::int64_t, const T*, std::int64_t, T*);
  const auto setPointerMode = find<int (*)(void*, int)>("cublasSetPointerMode_v2");
  constexpr int kOfTheHost = 0;
  constexpr int kOfTheDevice = 1;
  const auto dot = find<Dot>(function);
  checkStatus(setPointerMode(m_handle, kOfTheDevice), "cublasSetPointerMode");
  const int status = dot(m_handle, n, a, strideA, b, strideB, out);
  checkStatus(setPointerMode(m_handle, kOfTheHost), "cublasSetPointerMode");
  checkStatus(status, function);
}

void Cublas::dot(std::int64_t n, const float* a, std::int64_t strideA, const float* b,
                 std::int64_t strideB, float* out) const {
  dotBy("cublasSdot_v2_64", n, a, strideA, b, strideB, out);
}

void Cublas::dot(std::int64_t n, const double* a, std::int64_t strideA, const double* b,
                 std::int64_t strideB, double* out) const {
  dotBy("cublasDdot_v2_64", n, a, strideA, b, strideB, out);
}

void Cublas::sgemm(std::int64_t m, std::int64_t n, std::int64_t k, float alpha, const float* a,
                   std::int64_t lda, const float* b, std::int64_t ldb, float beta, float* c,
                   std::int64_t ldc) const {
  using Sgemm =
      int (*)(void*, int, int, std::int64_t, std::int64_t, std::int64_t, const float*, const float*,
              std::int64_t, const float*, std::int64_t, const float*, float*, std::int64_t);
  checkStatus(find<Sgemm>("cublasSgemm_v2_64")(m_handle, kNotTransposed, kNotTransposed, m, n, k,
                                               &alpha, a, lda, b, ldb, &beta, c, ldc),
              "cublasSgemm");
}

void Cublas::gemmTf32(std::int64_t m, std::int64_t n, std::int64_t k, float alpha, const float* a,
                      std::int64_t lda, const float* b, std::int64_t ldb, float beta, float* c,
                      std::int64_t ldc) const {
  checkStatus(gemmEx(m_handle, Compute::fastTf32, CUDA_R_32F, m, n, k, alpha, {a, lda}, {b, ldb},
                     beta, c, ldc),
              "cublasGemmEx in TF32");
}

void Cublas::gemmBf16(std::int64_t m, std::int64_t n, std::int64_t k, float alpha,
                      const unsigned* a, std::int64_t lda, const unsigned* b, std::int64_t ldb,
                      float beta, float* c, std::int64_t ldc) const {
  checkStatus(gemmEx(m_handle, Compute::float32, CUDA_R_16BF, m, n, k, alpha, {a, lda}, {b, ldb},
                     beta, c, ldc),
              "cublasGemmEx of bfloat16");
}

void Cublas::gemmEmulated(std::int64_t m, std::int64_t n, std::int64_t k, float alpha,
                          const float* a, std::int64_t lda, const float* b, std::int64_t ldb,
                          float beta, float* c, std::int64_t ldc) const {
  const int status = gemmEx(m_handle, Compute::emulated16Bfx9, CUDA_R_32F, m, n, k, alpha, {a, lda},
                            {b, ldb}, beta, c, ldc);
  if (status == kInvalidValue || status == kNotSupported) {
    refuseCublas(
        "The cuBLAS that is installed does not emulate float32 "
        "(CUBLAS_COMPUTE_32F_EMULATED_16BFX9); that of CUDA 12.9 is the first that does.");
  }
  checkStatus(status, "cublasGemmEx of emulated float32");
}

}  // namespace lanescope::backend
