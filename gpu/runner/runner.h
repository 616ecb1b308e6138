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
#include "runner/memory_need.h"
#include "runner/time_bench.h"

namespace lanescope::engine {

/// Carries out requests: checks the parameters, plans, makes or takes the inputs, runs on a
/// backend, finishes on the host, compares with the reference. Used by one thread at a time. Every
/// member throws values::Error.
class Runner {
 public:
  /// `memory`: asked before anything is made that takes much of it.
  Runner(
      std::unique_ptr<backend::Backend> emulator, std::unique_ptr<backend::Backend> cuda,
      MemoryReader memory = [] { return values::readMemory(); });

  /// Every backend's devices, those that are missing too, with the reason.
  [[nodiscard]] std::vector<values::DeviceInfo> devices();

  /// A record that is asked for is checked, and what that shows is among the findings. On a GPU the
  /// recording kernel runs first. It skips accesses outside their arrays and notes them; a kernel
  /// that makes any is not launched as it stands, since that would end the process, and neither is
  /// one whose barriers diverge, since it might not end.
  [[nodiscard]] values::RunResult run(const values::RunRequest& request,
                                      const std::stop_token& stop,
                                      const backend::Progress& progress);

  /// Times the kernels in turn, and the CPU variants of their problem, over all sizes, smallest
  /// first; or tells their errors, or the kernels' work, where that is asked for. What cannot be
  /// timed at a size has a series that says why. Throws where nothing could be timed.
  [[nodiscard]] values::BenchResult bench(const values::BenchRequest& request,
                                          const std::stop_token& stop,
                                          const BenchProgress& progress, const SeriesSink& sink);

  /// How the kernel's launch would fill the target's device.
  [[nodiscard]] values::Occupancy occupancy(const values::OccupancyRequest& request);

 private:
  /// The device that a target means. Throws (unavailable) with the reason when it is missing.
  [[nodiscard]] values::DeviceInfo choose(const values::Target& target);
  /// The same; throws (unavailable) where that device cannot run the kernel.
  [[nodiscard]] values::DeviceInfo chooseFor(const catalog::KernelRow& row,
                                             const values::Target& target);
  [[nodiscard]] backend::Backend& backendOf(const values::DeviceInfo& device);
  /// What the machine reaches, measured once.
  [[nodiscard]] const values::Ceilings& ceilingsOf(const values::DeviceInfo& device,
                                                   const values::Target& target);
  /// The request's points once each, with their errors.
  [[nodiscard]] values::BenchResult compareAccuracy(const values::BenchRequest& request,
                                                    const values::DeviceInfo& device,
                                                    values::BenchResult result,
                                                    const std::stop_token& stop,
                                                    const backend::Progress& progress,
                                                    const SeriesSink& sink);
  /// The request's points recorded once each, in one block, with what they compute. A kernel has
  /// none where it does with no single block. Throws (badInput) where none has any.
  [[nodiscard]] values::BenchResult compareWork(const values::BenchRequest& request,
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
  std::map<std::string, values::Ceilings> m_ceilings;  ///< by the device's name
};

}  // namespace lanescope::engine
