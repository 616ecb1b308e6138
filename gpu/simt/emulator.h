// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "request/request.h"
#include "simt/kernel_table.h"
#include "simt/limits.h"
#include "simt/worker.h"
#include "trace/check/finding.h"
#include "trace/record/record_builder.h"
#include "values/plan.h"

namespace lanescope::simt {

struct LaunchOptions {
  values::Schedule schedule;
  Limits limits;
  std::optional<trace::ResolvedWindow> window;  ///< absent: nothing is recorded
};

struct LaunchResult {
  /// The finding of the lowest block that has one, whatever the order in which the blocks ran.
  std::optional<trace::Finding> finding;
  /// The recorded events, raw, as trace::buildRecord takes them. Blocks after one with a finding
  /// have none.
  std::vector<std::uint64_t> offsets;
  trace::Events events;
  std::optional<trace::Flow> flow;
  bool truncated = false;
  std::string printed;  ///< what the threads print, see PrintedText
};

/// Runs CUDA kernels on the CPU: each CUDA thread is a fiber, and the blocks are spread over the
/// cores. Only one thread at a time may use an emulator.
class Emulator {
 public:
  /// `workers`: operating-system threads; 0: one a core.
  explicit Emulator(unsigned workers = 0);

  /// Launches the kernel that `launch.entry` names. The blocks' results do not depend on the number
  /// of workers unless the kernel races between blocks. `progress` is called on the calling thread,
  /// at most 100 times a second, with 0 to 1. Throws values::Error: badInput for an unknown kernel
  /// or wrong arguments, unavailable for what the emulator lacks (missing.h), cancelled; and
  /// std::bad_alloc.
  [[nodiscard]] LaunchResult launch(const values::Plan& plan, const values::Launch& launch,
                                    BufferAddresses buffers, const LaunchOptions& options,
                                    const std::stop_token& stop,
                                    const std::function<void(double)>& progress);

 private:
  [[nodiscard]] std::size_t workersFor(const values::Launch& launch) const;
  [[nodiscard]] static std::size_t residentsFor(const values::Launch& launch, std::size_t workers);
  /// Frees the stacks of earlier launches where they and this one's would be too many for the
  /// system: each is two entries of the process's memory map, which has 65,530 on Linux.
  void freeStacks(const values::Launch& launch, std::size_t workers);

  unsigned m_workers;
  std::vector<std::unique_ptr<Worker>> m_perThread;  ///< kept for their stacks
};

}  // namespace lanescope::simt
