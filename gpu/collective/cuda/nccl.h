// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "collective/cuda/gpu_arrays.h"

namespace lanescope::collective {

/// NCCL's all-reduce over arrays on several GPUs of a host. The library is opened at run time, so
/// that the program does not depend on it. Every member throws values::Error, of kind unavailable
/// where the library is not installed or fails.
class NcclGroup {
 public:
  explicit NcclGroup(GpuArrays& arrays);
  NcclGroup(const NcclGroup&) = delete;
  NcclGroup& operator=(const NcclGroup&) = delete;
  ~NcclGroup();

  /// Enqueues ncclAllReduce on the streams of all GPUs.
  void enqueue();

 private:
  GpuArrays& m_arrays;
  std::vector<void*> m_communicators;  ///< ncclComm_t
};

}  // namespace lanescope::collective
