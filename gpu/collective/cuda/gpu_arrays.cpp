// SPDX-License-Identifier: Apache-2.0
#include "collective/cuda/gpu_arrays.h"

#include "device/cuda_check.h"

namespace lanescope::collective {

using backend::check;

GpuArrays::GpuArrays(const std::vector<std::int64_t>& gpus,
                     const std::vector<values::HostArray>& inputs)
    : m_gpus(gpus.begin(), gpus.end()),
      m_count(inputs.front().count()),
      m_type(inputs.front().type) {
  for (std::size_t gpu = 0; gpu < m_gpus.size(); ++gpu) {
    select(gpu);
    const values::HostArray& input = inputs[gpu];
    m_streams.push_back(backend::makeStream());
    m_elements.push_back(backend::allocate(input.bytes.size()));
    check(cudaMemcpy(elements(gpu), input.bytes.data(), input.bytes.size(), cudaMemcpyHostToDevice),
          "cudaMemcpy");
  }
}

void GpuArrays::select(std::size_t gpu) const {
  check(cudaSetDevice(m_gpus[gpu]), "cudaSetDevice");
}

void GpuArrays::wait() const {
  for (std::size_t gpu = 0; gpu < m_gpus.size(); ++gpu) {
    select(gpu);
    check(cudaStreamSynchronize(stream(gpu)), "cudaStreamSynchronize");
  }
}

std::vector<values::HostArray> GpuArrays::download() const {
  std::vector<values::HostArray> arrays;
  for (std::size_t gpu = 0; gpu < m_gpus.size(); ++gpu) {
    select(gpu);
    values::HostArray& array = arrays.emplace_back(m_type, m_count);
    check(cudaMemcpy(array.bytes.data(), elements(gpu), array.bytes.size(), cudaMemcpyDeviceToHost),
          "cudaMemcpy");
  }
  return arrays;
}

}  // namespace lanescope::collective
