// SPDX-License-Identifier: Apache-2.0
#include "backend/cublas.h"

#include <dlfcn.h>

#include <map>
#include <string>

#include "backend/cuda_check.h"
#include "values/error.h"

namespace lanescope::backend {
namespace {

[[noreturn]] void refuseCublas(const std::string& sentence) {
  throw values::Error(values::ErrorKind::unavailable, sentence);
}

/// A function of the library.
template <class Function>
Function find(const char* name) {
  static void* const library = [] {
    for (const char* const file : {"libcublas.so.13", "libcublas.so.12"}) {
      if (void* const opened = dlopen(file, RTLD_NOW | RTLD_LOCAL)) return opened;
    }
    return static_cast<void*>(nullptr);
  }();
  if (library == nullptr) {
    refuseCublas("cuBLAS (libcublas.so.13) is not installed; it comes with the CUDA Toolkit.");
  }
  const auto function = reinterpret_cast<Function>(dlsym(library, name));
  if (function == nullptr)
    refuseCublas("The cuBLAS that is installed has no " + std::string(name) + ".");
  return function;
}

void checkStatus(int status, const std::string& call) {
  if (status == 0) return;
  refuseCublas("cuBLAS failed in " + call + " with status " + std::to_string(status) + ".");
}

/// One for each device; it takes long to make, and lives as long as the process.
void* handleOfDevice() {
  static std::map<int, void*> handles;
  int device = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  void*& handle = handles[device];
  if (handle == nullptr) {
    checkStatus(find<int (*)(void**)>("cublasCreate_v2")(&handle), "cublasCreate");
  }
  return handle;
}

}  // namespace

Cublas::Cublas(cudaStream_t stream) : m_handle(handleOfDevice()) {
  checkStatus(find<int (*)(void*, cudaStream_t)>("cublasSetStream_v2")(m_handle, stream),
              "cublasSetStream");
}

void Cublas::sgemm(std::int64_t m, std::int64_t n, std::int64_t k, float alpha, const float* a,
                   std::int64_t lda, const float* b, std::int64_t ldb, float beta, float* c,
                   std::int64_t ldc) const {
  using Sgemm =
      int (*)(void*, int, int, std::int64_t, std::int64_t, std::int64_t, const float*, const float*,
              std::int64_t, const float*, std::int64_t, const float*, float*, std::int64_t);
  constexpr int kNotTransposed = 0;
  checkStatus(find<Sgemm>("cublasSgemm_v2_64")(m_handle, kNotTransposed, kNotTransposed, m, n, k,
                                               &alpha, a, lda, b, ldb, &beta, c, ldc),
              "cublasSgemm");
}

}  // namespace lanescope::backend
