// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/timed_plan.h"
#include "request/occupancy.h"
#include "request/request.h"
#include "request/result.h"
#include "trace/check/finding.h"
#include "trace/record/record.h"
#include "values/host_array.h"
#include "values/plan.h"

namespace lanescope::backend {

/// How far a run has come, 0 to 1. Called on the thread that runs; the receiver throttles.
using Progress = std::function<void(double fraction)>;

struct RunOptions {
  values::Target target;
  /// Absent: run the plain kernel. Present: run the recording one and keep its events.
  std::optional<trace::Window> record;
  /// Also read the GPU's own counters of this launch of the plan, in launches of the plain kernel
  /// after those that are timed.
  std::optional<std::uint32_t> counted = {};
};

struct RunOutcome {
  std::vector<values::HostArray> outputs;  ///< the buffers with Role::output, in plan order
  values::Phases phases;                   ///< hostFinish is left at 0
  std::vector<trace::Finding> findings;
  std::optional<trace::Record> record;
  std::optional<values::HardwareCounters> hardwareCounters;  ///< where the backend has a GPU
};

/// A place where a plan can run: a GPU, or the emulator. Used by one thread at a time.
class Backend {
 public:
  Backend() = default;
  Backend(const Backend&) = delete;
  Backend& operator=(const Backend&) = delete;
  virtual ~Backend() = default;

  /// What this backend can run on. Never throws: a device that does not work is listed with its
  /// reason.
  [[nodiscard]] virtual std::vector<values::DeviceInfo> devices() = 0;

  /// Runs the plan on `inputs` (the buffers with Role::input, in plan order, sizes as in the plan).
  /// Throws values::Error: badInput for a launch that breaks a limit of the device, unavailable
  /// when memory does not suffice, engineLost when the process must be replaced, cancelled once
  /// `stop` was requested. A kernel that misbehaves on the emulator is no error: the outcome
  /// carries findings.
  [[nodiscard]] virtual RunOutcome run(const values::Plan& plan,
                                       const std::vector<values::HostArray>& inputs,
                                       const RunOptions& options, std::stop_token stop,
                                       const Progress& progress) = 0;

  /// Puts plans for the same inputs on the device, to be timed. Throws as `run`. Empty: this
  /// backend has nothing to time with but its runs' phases.
  [[nodiscard]] virtual std::vector<std::unique_ptr<TimedPlan>> prepare(
      const std::vector<values::Plan>& /*plans*/, const std::vector<values::HostArray>& /*inputs*/,
      const values::Target& /*target*/, const std::stop_token& /*stop*/) {
    return {};
  }

  /// "580.159, CUDA 13.0"; empty: what runs here needs no driver.
  [[nodiscard]] virtual std::string driver() { return {}; }

  /// What the device reaches, measured in some tenths of a second; the CPU's is left out. Throws as
  /// `run`.
  [[nodiscard]] virtual values::Ceilings measureCeilings(const values::Target& /*target*/) {
    return {};
  }

  /// How long a launch, or launches in a row, should last at most on a GPU that draws a display,
  /// too, whose driver has a watchdog; nothing: as long as they like. Throws as `run`.
  [[nodiscard]] virtual std::optional<values::Milliseconds> longestLaunch(
      const values::Target& /*target*/) {
    return std::nullopt;
  }

  /// What a GPU says of one of the plan's launches, which is not made. Throws values::Error where
  /// it could not be made. Nothing: there are no multiprocessors, or a library makes the launch.
  [[nodiscard]] virtual std::optional<values::Residency> residency(
      const values::Plan& /*plan*/, const values::Launch& /*launch*/,
      const values::Target& /*target*/) {
    return std::nullopt;
  }
};

[[nodiscard]] std::unique_ptr<Backend> makeEmulatorBackend();
/// Where the build has no CUDA, a backend without devices that says so.
[[nodiscard]] std::unique_ptr<Backend> makeCudaBackend();

}  // namespace lanescope::backend
