// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "collective/cuda/gpu_stream.h"
#include "values/host_array.h"

namespace lanescope::collective {

/// An array on each of several GPUs, with a stream there. The arrays have the same type and length.
/// Every member throws values::Error.
class GpuArrays {
 public:
  /// `gpus`: CUDA's numbers. `inputs`: an array for each.
  GpuArrays(const std::vector<std::int64_t>& gpus, const std::vector<values::HostArray>& inputs);

  [[nodiscard]] const std::vector<GpuStream>& gpus() const { return m_gpus; }
  [[nodiscard]] std::size_t count() const { return m_count; }
  [[nodiscard]] values::DType type() const { return m_type; }
  /// Each one's array, in its memory.
  [[nodiscard]] const std::vector<void*>& elements() const { return m_elements; }

  [[nodiscard]] std::vector<values::HostArray> download() const;

 private:
  std::size_t m_count;
  values::DType m_type;
  std::vector<backend::Stream> m_streams;
  std::vector<backend::DeviceMemory> m_memory;
  std::vector<GpuStream> m_gpus;
  std::vector<void*> m_elements;
};

}  // namespace lanescope::collective
