// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/hardware_counters.h"

#include <cuda_runtime_api.h>

#include <algorithm>

#include "backend/cuda/counter_session.h"
#include "backend/cuda/cupti_library.h"
#include "device/cuda_check.h"
#include "values/error.h"

namespace lanescope::backend {
namespace {

constexpr std::size_t kMeasurements = 3;

/// Returns the context that the CUDA runtime uses. The runtime finds the driver's function, so that
/// the driver is not linked.
CUcontext currentContext() {
  void* function = nullptr;
  cudaDriverEntryPointQueryResult found{};
  constexpr unsigned kSince = 4000;  // CUDA 4.0
  check(cudaGetDriverEntryPointByVersion("cuCtxGetCurrent", &function, kSince, cudaEnableDefault,
                                         &found),
        "cudaGetDriverEntryPointByVersion");
  CUcontext context = nullptr;
  if (found != cudaDriverEntryPointSuccess ||
      reinterpret_cast<decltype(&::cuCtxGetCurrent)>(function)(&context) != CUDA_SUCCESS) {
    values::unavailable("The GPU's own counters cannot be read: there is no CUDA context.");
  }
  return context;
}

void takeLeast(values::HardwareCounters& least, const values::HardwareCounters& other) {
  for (const values::HardwareMetric& metric : values::kHardwareMetrics) {
    std::uint64_t& counter = *least.launch.*metric.access.*metric.counter;
    counter = std::min(counter, *other.launch.*metric.access.*metric.counter);
  }
}

values::HardwareCounters readAll(int device, const MeasuredWork& work,
                                 const std::vector<std::string>& libraries) {
  const CuptiLibrary cupti(libraries);
  CUpti_Profiler_Initialize_Params begin{};
  begin.structSize = CUpti_Profiler_Initialize_Params_STRUCT_SIZE;
  cupti.check(cupti.profilerInitialize(&begin), "cuptiProfilerInitialize");
  const Undo end([&] {
    CUpti_Profiler_DeInitialize_Params params{};
    params.structSize = CUpti_Profiler_DeInitialize_Params_STRUCT_SIZE;
    static_cast<void>(cupti.profilerDeInitialize(&params));
  });

  CUcontext const context = currentContext();
  const MetricSchedule schedule(cupti, device, context);
  CounterSession session(cupti, context, schedule.config(), kMeasurements);
  session.measure([&] {
    for (std::size_t i = 0; i < kMeasurements; ++i) {
      work.prepare();
      session.count(std::to_string(i), work.launch);
    }
  });
  const CuptiImage& counterData = session.decode();
  values::HardwareCounters least = schedule.evaluate(counterData, 0);
  for (std::size_t i = 1; i < kMeasurements; ++i) {
    takeLeast(least, schedule.evaluate(counterData, i));
  }
  return least;
}

}  // namespace

std::vector<std::string> cuptiLibraries() {
  const std::string name = "libcupti.so." + std::to_string(CUDART_VERSION / 1000);
  std::vector<std::string> names{name};
  for (const char* const folder : {"lib64", "lib", "extras/CUPTI/lib64"}) {
    names.push_back(std::string("/usr/local/cuda/") + folder + "/" + name);
  }
  return names;
}

values::HardwareCounters readHardwareCounters(int device, const MeasuredWork& work,
                                              const std::vector<std::string>& libraries) {
  try {
    return readAll(device, work, libraries);
  } catch (const values::Error& error) {
    if (error.kind() != values::ErrorKind::unavailable) throw;
    values::HardwareCounters none;
    none.reason = error.what();
    return none;
  }
}

}  // namespace lanescope::backend
