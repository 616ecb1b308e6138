// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "device/entry.h"

namespace lanescope::backend {

/// A plan's arrays: the inputs and the output are the caller's, the rest is made here and cleared.
struct PlanBuffers {
  std::vector<DeviceMemory> memory;
  std::vector<DeviceSpan> spans;

  PlanBuffers(const values::Plan& plan, std::array<void*, 2> inputs, void* output) {
    for (const values::Buffer& buffer : plan.buffers) {
      if (buffer.role == values::Role::input) {
        spans.push_back({inputs.at(spans.size()), buffer.count});
      } else if (buffer.role == values::Role::output) {
        spans.push_back({output, buffer.count});
      } else {
        const std::size_t bytes = buffer.count * sizeOf(buffer.type);
        memory.push_back(allocate(bytes));
        check(cudaMemset(memory.back().get(), 0, bytes), "cudaMemset");
        spans.push_back({memory.back().get(), buffer.count});
      }
    }
  }
};

}  // namespace lanescope::backend
