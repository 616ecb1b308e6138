// SPDX-License-Identifier: Apache-2.0
#include "collective/cuda/gpu_arrays.h"

#include "device/cuda_check.h"

namespace lanescope::collective {

using backend::check;

GpuArrays::GpuArrays(const std::vector<std::int64_t>& gpus,
                     const std::vector<values::HostArray>& inputs)
    : m_count(inputs.front().count()), m_type(inputs.front().type) {
  for (std::size_t i = 0; i < gpus.size(); ++i) {
    check(cudaSetDevice(static_cast<int>(gpus[i])), "cudaSetDevice");
    const values::HostArray& input = inputs[i];
    m_streams.push_back(backend::makeStream());
    m_memory.push_back(backend::allocate(input.bytes.size()));
    m_gpus.push_back({static_cast<int>(gpus[i]), m_streams.back().get()});
    m_elements.push_back(m_memory.back().get());
    check(cudaMemcpy(m_elements.back(), input.bytes.data(), input.bytes.size(),
                     cudaMemcpyHostToDevice),
          "cudaMemcpy");
  }
}

std::vector<values::HostArray> GpuArrays::download() const {
  std::vector<values::HostArray> arrays;
  for (std::size_t i = 0; i < m_gpus.size(); ++i) {
    select(m_gpus[i]);
    values::HostArray& array = arrays.emplace_back(m_type, m_count);
    check(cudaMemcpy(array.bytes.data(), m_elements[i], array.bytes.size(), cudaMemcpyDeviceToHost),
          "cudaMemcpy");
  }
  return arrays;
}

}  // namespace lanescope::collective
