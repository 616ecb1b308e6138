// SPDX-License-Identifier: Apache-2.0
#include "device/cuda_check.h"

#include "values/error.h"

namespace lanescope::backend {
namespace {

std::string extent(const values::Dim3& dim) {
  if (dim.y == 1 && dim.z == 1) return std::to_string(dim.x);
  return "(" + std::to_string(dim.x) + ", " + std::to_string(dim.y) + ", " + std::to_string(dim.z) +
         ")";
}

/// Throws Error, of kind engineLost where only a new process can use CUDA.
[[noreturn]] void fail(cudaError_t code, const std::string& what, bool needsNewProcess) {
  std::string sentence =
      what + " failed: " + cudaGetErrorString(code) + " (" + cudaGetErrorName(code) + ").";
  if (code == cudaErrorLaunchTimeout) {
    sentence +=
        " This GPU also draws a display, whose driver ends a launch after a few seconds: take "
        "fewer "
        "elements.";
  }
  if (!needsNewProcess) {
    // It is told now: the next launch would report it as its own.
    static_cast<void>(cudaGetLastError());
    throw values::Error(values::ErrorKind::unavailable, sentence);
  }
  sentence += " After this error only a new process can use CUDA.";
  throw values::Error(values::ErrorKind::engineLost, sentence);
}

}  // namespace

std::string describe(const values::Launch& launch) {
  return launch.entry + "<<<" + extent(launch.grid) + ", " + extent(launch.block) + ">>>";
}

bool isSticky(cudaError_t code) {
  switch (code) {
    case cudaErrorIllegalAddress:
    case cudaErrorLaunchTimeout:
    case cudaErrorAssert:
    case cudaErrorHardwareStackError:
    case cudaErrorIllegalInstruction:
    case cudaErrorMisalignedAddress:
    case cudaErrorInvalidAddressSpace:
    case cudaErrorInvalidPc:
    case cudaErrorLaunchFailure:
    case cudaErrorECCUncorrectable:
#if CUDART_VERSION >= 12080
    case cudaErrorContained:
    case cudaErrorTensorMemoryLeak:
#endif
    case cudaErrorExternalDevice:
    case cudaErrorUnknown:
      return true;
    default:
      return false;
  }
}

void check(cudaError_t code, const std::string& call) {
  if (code != cudaSuccess) fail(code, call, isSticky(code));
}

void checkStart(cudaError_t code, const std::string& call) {
  if (code != cudaSuccess) fail(code, call, true);
}

void checkLoad(cudaError_t code, const std::string& call) {
  if (code != cudaSuccess) fail(code, call, isSticky(code) || code == cudaErrorMemoryAllocation);
}

void checkLaunch(cudaError_t code, const values::Launch& launch) {
  checkLoad(code, "The launch " + describe(launch));
}

}  // namespace lanescope::backend
