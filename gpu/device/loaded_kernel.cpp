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
  const void* function = nullptr;  // a cudaKernel_t, which stands for a function everywhere
  std::atomic<std::uint64_t> withSharedMemory = 0;
  std::atomic<std::uint64_t> withLargeClusters = 0;
};

/// The code of all kernels of a text.
struct LoadedCode {
  values::DeviceKernel kernel;
  std::string plain;
  std::string recorded;
  cudaLibrary_t plainLibrary = nullptr;
  cudaLibrary_t recordedLibrary = nullptr;
};

struct LoadedFunction {
  std::shared_ptr<LoadedCode> code;
  values::DeviceFunction description;
  LoadedBuild plain;
  LoadedBuild recorded;
};

/// By the names of the entries.
std::map<std::string, LoadedFunction, std::less<>>& functions() {
  static std::map<std::string, LoadedFunction, std::less<>> all;
  return all;
}

cudaError_t invoke(LoadedBuild& build, PackedArguments& arguments, const values::Launch& launch,
                   cudaStream_t stream) {
  if (launch.dynamicSharedBytes > 0) {
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
    const ExtendedLaunch clusters(launch, false, stream);
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
  LoadedFunction& function = functions().find(launch.entry)->second;
  PackedArguments arguments(function.description, false, launch, buffers);
  return invoke(function.plain, arguments, launch, stream);
}

cudaError_t launchRecorded(const values::Launch& launch, std::span<const DeviceSpan> buffers,
                           const DeviceRecorder& recorder, cudaStream_t stream) {
  LoadedFunction& function = functions().find(launch.entry)->second;
  const LoadedCode& loaded = *function.code;
  void* variable = nullptr;  // of the current device
  std::size_t bytes = 0;
  cudaError_t code = cudaLibraryGetGlobal(&variable, &bytes, loaded.recordedLibrary,
                                          loaded.kernel.recorder.c_str());
  if (code == cudaSuccess && bytes != sizeof recorder) code = cudaErrorInvalidSymbol;
  if (code == cudaSuccess) {
    code = cudaMemcpyAsync(variable, &recorder, sizeof recorder, cudaMemcpyHostToDevice, stream);
  }
  if (code != cudaSuccess) return code;
  PackedArguments arguments(function.description, true, launch, buffers);
  return invoke(function.recorded, arguments, launch, stream);
}

void loadLibrary(cudaLibrary_t& library, const std::string& code) {
  if (library != nullptr) return;
  check(cudaLibraryLoadData(&library, code.data(), nullptr, nullptr, 0, nullptr, nullptr, 0),
        "cudaLibraryLoadData");
}

void findFunction(LoadedBuild& build, cudaLibrary_t library, const std::string& name) {
  cudaKernel_t kernel = nullptr;
  check(cudaLibraryGetKernel(&kernel, library, name.c_str()), "cudaLibraryGetKernel of " + name);
  build.function = kernel;
}

std::string capabilityText(int capability) {
  return std::to_string(capability / 10) + "." + std::to_string(capability % 10);
}

/// Throws where the code is for other GPUs. Code for 8.0 runs on 8.6, and not on 9.0.
void requireCapability(const values::DeviceKernel& kernel, const std::string& entry) {
  int device = 0;
  int major = 0;
  int minor = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  check(cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device),
        "cudaDeviceGetAttribute");
  check(cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, device),
        "cudaDeviceGetAttribute");
  if (kernel.capability / 10 == major && kernel.capability % 10 <= minor) return;
  values::unavailable("The kernel " + entry + " was compiled for compute capability " +
                      capabilityText(kernel.capability) + "; this GPU has " +
                      capabilityText(10 * major + minor) + ".");
}

}  // namespace

void keepKernel(values::DeviceKernel kernel, std::string plain, std::string recorded) {
  const auto code = std::make_shared<LoadedCode>();
  code->kernel = std::move(kernel);
  code->plain = std::move(plain);
  code->recorded = std::move(recorded);
  for (const values::DeviceFunction& each : code->kernel.functions) {
    functions().erase(each.entry);
    LoadedFunction& function = functions()[each.entry];
    function.code = code;
    function.description = each;
  }
}

void loadKernels() {
  for (auto& [entry, function] : functions()) {
    LoadedCode& code = *function.code;
    requireCapability(code.kernel, entry);
    if (function.recorded.function != nullptr) continue;
    loadLibrary(code.plainLibrary, code.plain);
    loadLibrary(code.recordedLibrary, code.recorded);
    findFunction(function.plain, code.plainLibrary, function.description.plain.function);
    findFunction(function.recorded, code.recordedLibrary, function.description.recorded.function);
    plainEntries()[entry] = {&launchPlain, function.plain.function};
    recordedEntries()[entry] = {&launchRecorded, function.recorded.function};
  }
}
#else
void keepKernel(values::DeviceKernel /*kernel*/, std::string /*plain*/, std::string /*recorded*/) {
  values::unavailable(
      "A kernel of your own on a GPU needs a build of lanescope-engine with CUDA 12.8 or newer.");
}

void loadKernels() {}
#endif

}  // namespace lanescope::backend
