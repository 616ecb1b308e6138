// SPDX-License-Identifier: Apache-2.0
#include <chrono>
#include <string>
#include <utility>

#include "backend/backend.h"
#include "backend/cuda/cuda_chunk_stream.h"
#include "backend/cuda/cuda_kernel_time_line.h"
#include "backend/cuda/cuda_run.h"
#include "backend/cuda/cuda_time_line.h"
#include "backend/cuda/cuda_timed_plan.h"
#include "backend/cuda/driver.h"
#include "backend/cuda/gpu_ceilings.h"
#include "backend/cuda/launch_limits.h"
#include "backend/cuda/occupancy.h"
#include "backend/cuda/printed_by_gpu.h"
#include "backend/device_kernel.h"
#include "device/loaded_kernel.h"
#include "values/error.h"

namespace lanescope::backend {
namespace {

using values::Error;

values::DeviceInfo unnamedDevice() {
  values::DeviceInfo info;
  info.backend = values::BackendChoice::cuda;
  info.name = "CUDA";
  return info;
}

/// Notes why the device cannot be used.
void setReason(const Error& error, values::DeviceInfo& device) {
  device.reason = error.what();
  device.needsNewProcess = error.kind() == values::ErrorKind::engineLost;
}

/// Returns the number of devices. Throws Error with the reason where there is none: unavailable, or
/// engineLost where CUDA could not start.
int deviceCount() {
  int count = 0;
  const cudaError_t code = cudaGetDeviceCount(&count);
  if (code == cudaErrorInsufficientDriver) {
    int driver = 0;
    static_cast<void>(cudaDriverGetVersion(&driver));
    if (driver != 0) {
      values::unavailable("The NVIDIA driver supports CUDA " + cudaVersionText(driver) + "; CUDA " +
                          cudaVersionText(CUDART_VERSION) + " is needed.");
    }
    if (!hasDriver()) values::unavailable("No NVIDIA driver is installed.");
  }
  if (code == cudaErrorNoDevice || (code == cudaSuccess && count == 0)) {
    values::unavailable("No NVIDIA GPU was found.");
  }
  checkStart(code, "cudaGetDeviceCount");
  return count;
}

values::DeviceInfo describeDevice(int device) {
  values::DeviceInfo info = unnamedDevice();
  info.device = device;
  try {
    cudaDeviceProp properties{};
    check(cudaGetDeviceProperties(&properties, device), "cudaGetDeviceProperties");
    info.name = properties.name;
    check(cudaSetDevice(device), "cudaSetDevice");  // creates the context: a full GPU fails here
    std::size_t free = 0;
    std::size_t total = 0;
    check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
    info.memoryFree = free;
    info.memoryTotal = total;
    int driver = 0;
    check(cudaDriverGetVersion(&driver), "cudaDriverGetVersion");
    info.detail = "compute capability " + std::to_string(properties.major) + "." +
                  std::to_string(properties.minor) + ", " +
                  std::to_string(properties.multiProcessorCount) +
                  " multiprocessors, driver for CUDA " + cudaVersionText(driver);
    info.computeCapability = 10 * properties.major + properties.minor;
    info.available = true;
  } catch (const Error& error) {
    setReason(error, info);
  }
  return info;
}

void selectDevice(int device) {
  // What an earlier run left alone, as when it freed memory, is no failure of this one.
  static_cast<void>(cudaGetLastError());
  const int count = deviceCount();
  if (device < 0 || device >= count) {
    values::refuse("There is no GPU " + std::to_string(device) + "; this machine has " +
                   std::to_string(count) + ", numbered from 0.");
  }
  check(cudaSetDevice(device), "cudaSetDevice");
  check(cudaFree(nullptr), "cudaFree(nullptr)");  // the context exists before any clock starts
  loadKernels();
}

std::string deviceName(int device) {
  cudaDeviceProp properties{};
  check(cudaGetDeviceProperties(&properties, device), "cudaGetDeviceProperties");
  return properties.name;
}

/// Runs plans on an NVIDIA GPU through the CUDA runtime. The first call creates the context, which
/// belongs to no phase.
class CudaBackend final : public Backend {
 public:
  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    std::vector<values::DeviceInfo> found;
    try {
      const int count = deviceCount();
      for (int device = 0; device < count; ++device) found.push_back(describeDevice(device));
    } catch (const Error& error) {
      setReason(error, found.emplace_back(unnamedDevice()));
    }
    return found;
  }

  [[nodiscard]] RunOutcome run(const values::Plan& plan,
                               const std::vector<values::HostArray>& inputs,
                               const RunOptions& options, std::stop_token stop,
                               const Progress& progress) override {
    selectDevice(options.target.device);
    CudaRun run(plan, std::move(stop));
    progress(0.1);
    run.copyIn(inputs);
    progress(0.5);
    PrintedByGpu printed;
    run.launch(options.record);
    RunOutcome outcome;
    outcome.printed = printed.take();
    progress(0.9);
    outcome.outputs = run.copyOut();
    if (options.record) outcome.record = run.record("GPU: " + deviceName(options.target.device));
    outcome.phases = run.phases();
    // This comes last, since it changes the outputs and the clocks.
    if (options.counted) {
      outcome.hardwareCounters = run.readHardwareCounters(options.target.device, *options.counted);
    }
    progress(1.0);
    return outcome;
  }

  [[nodiscard]] std::optional<StreamOutcome> stream(const ChunkStream& problem,
                                                    const values::Target& target,
                                                    const std::stop_token& stop,
                                                    const Progress& progress) override {
    selectDevice(target.device);
    return CudaChunkStream(problem, stop).run(progress);
  }

  [[nodiscard]] std::vector<std::unique_ptr<TimedPlan>> prepare(
      const std::vector<values::Plan>& plans, const std::vector<values::HostArray>& inputs,
      const values::Target& target, const std::stop_token& stop) override {
    selectDevice(target.device);
    const auto shared = std::make_shared<Workbench>(plans, inputs);
    const bench::LaunchLimit limit(longestLaunch(target));
    std::vector<std::unique_ptr<TimedPlan>> prepared;
    for (const values::Plan& plan : plans) {
      prepared.push_back(std::make_unique<CudaTimedPlan>(plan, shared, limit, stop));
    }
    return prepared;
  }

  [[nodiscard]] std::string driver() override { return describeDriver(); }

  [[nodiscard]] values::Ceilings measureCeilings(const values::Target& target) override {
    selectDevice(target.device);
    const GpuCeilings reached = measureGpuCeilings();
    values::Ceilings ceilings;
    ceilings.gpuBandwidth = reached.bandwidth;
    ceilings.gpuFlops = reached.flops;
    return ceilings;
  }

  [[nodiscard]] std::optional<values::Milliseconds> longestLaunch(
      const values::Target& target) override {
    selectDevice(target.device);
    int isWatched = 0;
    check(cudaDeviceGetAttribute(&isWatched, cudaDevAttrKernelExecTimeout, target.device),
          "cudaDeviceGetAttribute");
    if (isWatched == 0) return std::nullopt;
    // The drivers' own limits are two seconds or more (Windows' TdrDelay; Linux's are longer). Half
    // of that leaves a margin for a slower clock, for drawing, and for an estimate that is too low.
    constexpr values::Milliseconds kSafe{1000.0};
    return kSafe;
  }

  [[nodiscard]] std::optional<values::Residency> residency(const values::Plan& plan,
                                                           const values::Launch& launch,
                                                           const values::Target& target) override {
    selectDevice(target.device);
    const Entry& entry = entryOf(plainEntries(), launch.entry);
    if (entry.function == nullptr) return std::nullopt;
    checkLimits(plan, launch, entry);
    return residencyOf(launch, entry.function, target.device);
  }

  [[nodiscard]] values::TimeLine timeLine(const std::vector<TimeLinePart>& parts,
                                          const PartFinish& finish, const values::Target& target,
                                          const std::stop_token& stop) override {
    // This comes first, since it also loads the kernel, which otherwise its first launch does.
    const auto alone = aloneTime(parts, target, stop);
    values::TimeLine line = CudaTimeLine(parts, alone, stop).measure(finish);
    line.device = deviceName(target.device);
    return line;
  }

  [[nodiscard]] values::TimeLine kernelTimeLine(const TimeLinePart& part, std::uint32_t launch,
                                                const PartFinish& finish,
                                                const values::Target& target,
                                                const std::stop_token& stop) override {
    selectDevice(target.device);
    values::TimeLine line = CudaKernelTimeLine(part, launch, stop).measure(finish);
    line.device = deviceName(target.device);
    return line;
  }

 private:
  /// Returns how long the launches of all parts take, cold and without the host's gaps. All parts
  /// but the last have the same size.
  [[nodiscard]] std::chrono::nanoseconds aloneTime(const std::vector<TimeLinePart>& parts,
                                                   const values::Target& target,
                                                   const std::stop_token& stop) {
    const auto timeOf = [&](const TimeLinePart& part) {
      return prepare({part.plan}, part.inputs, target, stop)
          .front()
          ->take(values::Cache::cold)
          .time;
    };
    const values::Milliseconds first = timeOf(parts.front());
    const bool isSame = parts.back().plan.bytes() == parts.front().plan.bytes();
    const values::Milliseconds last = isSame ? first : timeOf(parts.back());
    return std::chrono::round<std::chrono::nanoseconds>(
        first * static_cast<double>(parts.size() - 1) + last);
  }
};

}  // namespace

void addDeviceKernel(DeviceKernelCode code) {
  keepKernel(std::move(code.kernel), std::move(code.plain), std::move(code.recorded));
}

std::unique_ptr<Backend> makeCudaBackend() {
  return std::make_unique<CudaBackend>();
}

}  // namespace lanescope::backend
