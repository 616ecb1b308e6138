// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "values/host_array.h"

namespace lanescope::collective {

/// An array on each of several GPUs, with a stream there. The arrays have the same type and length.
/// Every member throws values::Error.
class GpuArrays {
 public:
  /// `gpus`: CUDA's numbers. `inputs`: an array for each.
  GpuArrays(const std::vector<std::int64_t>& gpus, const std::vector<values::HostArray>& inputs);

  [[nodiscard]] std::size_t gpus() const { return m_gpus.size(); }
  /// CUDA's number of a GPU.
  [[nodiscard]] int number(std::size_t gpu) const { return m_gpus[gpu]; }
  [[nodiscard]] std::size_t count() const { return m_count; }
  [[nodiscard]] values::DType type() const { return m_type; }
  [[nodiscard]] void* elements(std::size_t gpu) const { return m_elements[gpu].get(); }
  [[nodiscard]] cudaStream_t stream(std::size_t gpu) const { return m_streams[gpu].get(); }

  /// Makes it the current device of this thread.
  void select(std::size_t gpu) const;
  /// Waits for the streams of all GPUs.
  void wait() const;
  [[nodiscard]] std::vector<values::HostArray> download() const;

 private:
  std::vector<int> m_gpus;
  std::size_t m_count;
  values::DType m_type;
  std::vector<backend::DeviceMemory> m_elements;
  std::vector<backend::Stream> m_streams;
};

}  // namespace lanescope::collective
