// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/launch_limits.h"

#include "device/cuda_check.h"
#include "values/error.h"
#include "values/size_text.h"

namespace lanescope::backend {
namespace {

using values::Error;

std::string capabilityText(int capability) {
  return std::to_string(capability / 10) + "." + std::to_string(capability % 10);
}

/// Throws Error (unavailable) when a block cannot have as much shared memory as the launch needs.
void checkSharedMemory(const values::Launch& launch, const Entry& entry) {
  checkLoad(allowSharedMemory(entry.function), "cudaFuncSetAttribute of " + launch.entry);
  cudaFuncAttributes attributes{};
  checkLoad(cudaFuncGetAttributes(&attributes, entry.function),
            "cudaFuncGetAttributes of " + launch.entry);
  const auto most = static_cast<std::uint32_t>(attributes.maxDynamicSharedSizeBytes);
  if (launch.dynamicSharedBytes <= most) return;
  values::unavailable(describe(launch) + " cannot be launched: a block needs " +
                      values::sizeText(launch.dynamicSharedBytes) +
                      " of dynamic shared memory, and this GPU has " + values::sizeText(most) +
                      ".");
}

/// Throws Error (unavailable) when the GPU cannot hold the blocks of a cluster at the same time.
void checkCluster(const values::Launch& launch, const Entry& entry) {
  checkLoad(allowLargeClusters(entry.function), "cudaFuncSetAttribute of " + launch.entry);
  int clusters = 0;
  const ExtendedLaunch asked(launch, false, nullptr);
  check(cudaOccupancyMaxActiveClusters(&clusters, entry.function, &asked.config()),
        "cudaOccupancyMaxActiveClusters of " + launch.entry);
  if (clusters > 0) return;
  values::unavailable(describe(launch) +
                      " cannot be launched: this GPU has no room for a cluster of " +
                      std::to_string(launch.cluster) + " such blocks.");
}

}  // namespace

const Entry& entryOf(const EntryTable& table, const std::string& name) {
  const auto found = table.find(name);
  if (found == table.end()) {
    values::unavailable("The kernel " + name + " is not built for CUDA.");
  }
  return found->second;
}

void checkLimits(const values::Plan& plan, const values::Launch& launch, const Entry& entry) {
  if (entry.function == nullptr) return;  // a library checks its own launches
  // This call also loads the kernel, so that the first launch does not pay for it.
  cudaFuncAttributes attributes{};
  checkLoad(cudaFuncGetAttributes(&attributes, entry.function),
            "cudaFuncGetAttributes of " + launch.entry);
  if (launch.block.total() > static_cast<std::uint64_t>(attributes.maxThreadsPerBlock)) {
    values::refuse(describe(launch) + " cannot be launched: this GPU runs at most " +
                   std::to_string(attributes.maxThreadsPerBlock) +
                   " threads a block of this kernel, which uses " +
                   std::to_string(attributes.numRegs) + " registers a thread.");
  }
  // Code that is compiled for an older GPU and then translated for this one lacks later features.
  if (attributes.ptxVersion < plan.computeCapability) {
    values::unavailable(plan.kernel + " needs code for compute capability " +
                        capabilityText(plan.computeCapability) +
                        "; for this GPU the program has only code for " +
                        capabilityText(attributes.ptxVersion) + ".");
  }
  if (launch.dynamicSharedBytes > 0) checkSharedMemory(launch, entry);
  if (launch.cluster > 1) checkCluster(launch, entry);
}

}  // namespace lanescope::backend
