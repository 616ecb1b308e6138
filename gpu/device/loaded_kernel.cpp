// SPDX-License-Identifier: Apache-2.0
#include "device/loaded_kernel.h"

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "device/cuda_check.h"
#include "device/entry.h"
#include "device/packed_arguments.h"
#include "values/error.h"

namespace lanescope::backend {

#if CUDART_VERSION >= 12080
namespace {

/// One build of a kernel.
struct LoadedBuild {
  std::string code;
  cudaLibrary_t library = nullptr;
  const void* function = nullptr;  // a cudaKernel_t, which stands for a function everywhere
  std::atomic<std::uint64_t> withSharedMemory = 0;
  std::atomic<std::uint64_t> withLargeClusters = 0;
};

struct LoadedKernel {
  values::DeviceKernel kernel;
  LoadedBuild plain;
  LoadedBuild recorded;
  bool isLoaded = false;
};

/// By the names of the entries.
std::map<std::string, std::unique_ptr<LoadedKernel>, std::less<>>& kernels() {
  static std::map<std::string, std::unique_ptr<LoadedKernel>, std::less<>> all;
  return all;
}

cudaError_t invoke(LoadedBuild& build, PackedArguments& arguments, const values::Launch& launch,
                   cudaStream_t stream) {
  if (launch.dynamicSharedBytes > kUsualSharedBytes) {
    const cudaError_t code =
        oncePerDevice(build.withSharedMemory, [&] { return allowSharedMemory(build.function); });
    if (code != cudaSuccess) return cudaGetLastError();
  }
  if (launch.cluster > kPortableCluster) {
    const cudaError_t code =
        oncePerDevice(build.withLargeClusters, [&] { return allowLargeClusters(build.function); });
    if (code != cudaSuccess) return cudaGetLastError();
  }
  if (launch.cluster > 1) {
    const ClusterLaunch clusters(launch, stream);
    static_cast<void>(
        cudaLaunchKernelExC(&clusters.config(), build.function, arguments.addresses()));
    return cudaGetLastError();
  }
  static_cast<void>(cudaLaunchKernel(build.function,
                                     dim3(launch.grid.x, launch.grid.y, launch.grid.z),
                                     dim3(launch.block.x, launch.block.y, launch.block.z),
                                     arguments.addresses(), launch.dynamicSharedBytes, stream));
  return cudaGetLastError();
}

cudaError_t launchPlain(const values::Launch& launch, std::span<const DeviceSpan> buffers,
                        const DeviceRecorder& /*recorder*/, cudaStream_t stream) {
  LoadedKernel& kernel = *kernels().find(launch.entry)->second;
  PackedArguments arguments(kernel.kernel, false, launch, buffers);
  return invoke(kernel.plain, arguments, launch, stream);
}

cudaError_t launchRecorded(const values::Launch& launch, std::span<const DeviceSpan> buffers,
                           const DeviceRecorder& recorder, cudaStream_t stream) {
  LoadedKernel& kernel = *kernels().find(launch.entry)->second;
  void* variable = nullptr;  // of the current device
  std::size_t bytes = 0;
  cudaError_t code = cudaLibraryGetGlobal(&variable, &bytes, kernel.recorded.library,
                                          kernel.kernel.recorder.c_str());
  if (code == cudaSuccess && bytes != sizeof recorder) code = cudaErrorInvalidSymbol;
  if (code == cudaSuccess) {
    code = cudaMemcpyAsync(variable, &recorder, sizeof recorder, cudaMemcpyHostToDevice, stream);
  }
  if (code != cudaSuccess) return code;
  PackedArguments arguments(kernel.kernel, true, launch, buffers);
  return invoke(kernel.recorded, arguments, launch, stream);
}

void load(LoadedBuild& build, const std::string& function, const std::string& entry) {
  check(cudaLibraryLoadData(&build.library, build.code.data(), nullptr, nullptr, 0, nullptr,
                            nullptr, 0),
        "cudaLibraryLoadData of " + entry);
  cudaKernel_t kernel = nullptr;
  check(cudaLibraryGetKernel(&kernel, build.library, function.c_str()),
        "cudaLibraryGetKernel of " + entry);
  build.function = kernel;
}

std::string capabilityText(int capability) {
  return std::to_string(capability / 10) + "." + std::to_string(capability % 10);
}

/// Throws where the code is for other GPUs. Code for 8.0 runs on 8.6, and not on 9.0.
void requireCapability(const values::DeviceKernel& kernel) {
  int device = 0;
  int major = 0;
  int minor = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  check(cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device),
        "cudaDeviceGetAttribute");
  check(cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, device),
        "cudaDeviceGetAttribute");
  if (kernel.capability / 10 == major && kernel.capability % 10 <= minor) return;
  values::unavailable("The kernel " + kernel.entry + " was compiled for compute capability " +
                      capabilityText(kernel.capability) + "; this GPU has " +
                      capabilityText(10 * major + minor) + ".");
}

}  // namespace

void keepKernel(values::DeviceKernel kernel, std::string plain, std::string recorded) {
  auto loaded = std::make_unique<LoadedKernel>();
  loaded->kernel = std::move(kernel);
  loaded->plain.code = std::move(plain);
  loaded->recorded.code = std::move(recorded);
  std::string entry = loaded->kernel.entry;
  kernels()[std::move(entry)] = std::move(loaded);
}

void loadKernels() {
  for (const auto& [entry, kernel] : kernels()) {
    requireCapability(kernel->kernel);
    if (kernel->isLoaded) continue;
    load(kernel->plain, kernel->kernel.plain.function, entry);
    load(kernel->recorded, kernel->kernel.recorded.function, entry);
    plainEntries()[entry] = {&launchPlain, kernel->plain.function};
    recordedEntries()[entry] = {&launchRecorded, kernel->recorded.function};
    kernel->isLoaded = true;
  }
}
#else
void keepKernel(values::DeviceKernel kernel, std::string /*plain*/, std::string /*recorded*/) {
  values::unavailable("The kernel " + kernel.entry +
                      " needs a build of lanescope-engine with CUDA 12.8 or newer.");
}

void loadKernels() {}
#endif

}  // namespace lanescope::backend
