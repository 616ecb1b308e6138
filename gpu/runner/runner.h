// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "request/occupancy.h"
#include "request/request.h"
#include "request/result.h"
#include "request/time_line.h"
#include "runner/memory_need.h"
#include "runner/time_bench.h"
#include "values/time_line.h"

namespace lanescope::engine {

/// Carries out requests: it checks the parameters, plans, generates or takes the inputs, runs on a
/// backend, finishes on the host and compares with the reference. One thread may use it at a time.
/// Every member throws values::Error.
class Runner {
 public:
  /// `memory` is called before each large allocation.
  Runner(
      std::unique_ptr<backend::Backend> emulator, std::unique_ptr<backend::Backend> cuda,
      MemoryReader memory = [] { return platform::readMemory(); });

  /// Returns every backend's devices. A missing one has its reason.
  [[nodiscard]] std::vector<values::DeviceInfo> devices();

  /// Runs a kernel once. A requested record is checked, and its findings are in the result. On a
  /// GPU the recording kernel runs first. It skips accesses outside their arrays and records them.
  /// A kernel with such accesses, which would end the process, or with diverging barriers, which
  /// might never end, is not launched without recording.
  [[nodiscard]] values::RunResult run(const values::RunRequest& request,
                                      const std::stop_token& stop,
                                      const backend::Progress& progress);

  /// Times the kernels in turn, and the CPU variants of their problem, over all sizes, smallest
  /// first; or computes their errors or the kernels' work or counters, as `request.measure` says. A
  /// kernel that cannot be timed at a size has a series with the reason. Throws where no kernel
  /// could be timed.
  [[nodiscard]] values::BenchResult bench(const values::BenchRequest& request,
                                          const std::stop_token& stop,
                                          const BenchProgress& progress, const SeriesSink& sink);

  /// Returns how the kernel's launch would fill the target's device.
  [[nodiscard]] values::Occupancy occupancy(const values::OccupancyRequest& request);

  /// Runs a kernel once on a GPU and returns what host and device did when. Throws Error
  /// (unavailable) on the emulator, which has no device to time, and Error (badInput) for a pitfall
  /// and for a kernel that cannot be split where there are several chunks.
  [[nodiscard]] values::TimeLine timeLine(const values::TimeLineRequest& request,
                                          const std::stop_token& stop);

  /// Returns the device of a target. Throws Error (unavailable) with the reason when it is missing
  /// or cannot run the kernel.
  [[nodiscard]] values::DeviceInfo chooseFor(const catalog::KernelRow& row,
                                             const values::Target& target);
  [[nodiscard]] backend::Backend& backendOf(const values::DeviceInfo& device);

 private:
  /// Returns the device of a target. Throws Error (unavailable) with the reason when it is missing.
  [[nodiscard]] values::DeviceInfo choose(const values::Target& target);
  /// Returns the ceilings of the machine, which are measured once. Throws Error (cancelled) when it
  /// was stopped before.
  [[nodiscard]] const values::Ceilings& ceilingsOf(const values::DeviceInfo& device,
                                                   const values::Target& target,
                                                   const std::stop_token& stop);
  /// Computes each point of the request once, with its error.
  [[nodiscard]] values::BenchResult compareAccuracy(const values::BenchRequest& request,
                                                    const values::DeviceInfo& device,
                                                    values::BenchResult result,
                                                    const std::stop_token& stop,
                                                    const backend::Progress& progress,
                                                    const SeriesSink& sink);
  /// Records each point of the request once, in one block, with its work. A kernel that cannot run
  /// in a single block has no points. Throws Error (badInput) where no kernel has any.
  [[nodiscard]] values::BenchResult compareWork(const values::BenchRequest& request,
                                                const values::DeviceInfo& device,
                                                values::BenchResult result,
                                                const std::stop_token& stop,
                                                const backend::Progress& progress,
                                                const SeriesSink& sink);
  /// Records each point of the request once, as it is launched, with its counters. A launch that
  /// fails has a series with the reason.
  [[nodiscard]] values::BenchResult compareCounters(const values::BenchRequest& request,
                                                    const values::DeviceInfo& device,
                                                    values::BenchResult result,
                                                    const std::stop_token& stop,
                                                    const backend::Progress& progress,
                                                    const SeriesSink& sink);

  std::unique_ptr<backend::Backend> m_emulator;
  std::unique_ptr<backend::Backend> m_cuda;
  MemoryReader m_memory;
  struct CpuCeilings {
    double bandwidth;
    double flops;
  };
  std::optional<CpuCeilings> m_cpuCeilings;
  std::map<std::string, values::Ceilings> m_ceilings;  ///< keyed by the device's name
};

}  // namespace lanescope::engine
