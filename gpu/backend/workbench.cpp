// SPDX-License-Identifier: Apache-2.0
#include "backend/workbench.h"

namespace lanescope::backend {

Workbench::Workbench(const std::vector<values::HostArray>& inputs) {
  for (const values::HostArray& input : inputs) {
    m_inputMemory.push_back(allocate(input.bytes.size()));
    m_inputs.push_back({m_inputMemory.back().get(), input.count()});
    check(cudaMemcpy(m_inputs.back().data, input.bytes.data(), input.bytes.size(),
                     cudaMemcpyHostToDevice),
          "cudaMemcpy of an input to the GPU");
  }
}

void Workbench::flushCache() {
  if (!m_flush) {
    int device = 0;
    int bytes = 0;
    check(cudaGetDevice(&device), "cudaGetDevice");
    check(cudaDeviceGetAttribute(&bytes, cudaDevAttrL2CacheSize, device), "cudaDeviceGetAttribute");
    m_flushBytes = 2 * static_cast<std::size_t>(bytes);
    m_flush.emplace(allocate(m_flushBytes));
  }
  check(cudaMemsetAsync(m_flush->get(), 0, m_flushBytes, stream()),
        "cudaMemsetAsync over the L2 cache");
}

}  // namespace lanescope::backend
