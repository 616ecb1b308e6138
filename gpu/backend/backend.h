// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/chunk_stream.h"
#include "backend/timed_plan.h"
#include "request/occupancy.h"
#include "request/request.h"
#include "request/result.h"
#include "trace/check/finding.h"
#include "trace/record/record.h"
#include "values/error.h"
#include "values/host_array.h"
#include "values/plan.h"
#include "values/time_line.h"

namespace lanescope::backend {

/// Gets the completed fraction of a run, 0 to 1. It is called on the thread that runs; the receiver
/// throttles.
using Progress = std::function<void(double fraction)>;

struct RunOptions {
  values::Target target;
  /// Absent: run the plain kernel. Present: run the recording kernel and return its record.
  std::optional<trace::Window> record;
  /// Also read the GPU's own counters of this launch of the plan, in further launches of the plain
  /// kernel after the timed ones.
  std::optional<std::uint32_t> counted = {};
  /// How long the run may take; absent: no limit. Whoever has asked for the run keeps it.
  std::optional<values::Milliseconds> timeLimit = {};
};

struct RunOutcome {
  std::vector<values::HostArray> outputs;  ///< the buffers with Role::output, in plan order
  values::Phases phases;                   ///< hostFinish is left at 0
  std::vector<trace::Finding> findings;
  std::optional<trace::Record> record;
  std::string printed;  ///< what the kernel's threads print, where the backend can tell
  std::optional<values::HardwareCounters>
      hardwareCounters;  ///< present where the backend has a GPU
};

/// A part of a run that is put on a time line: a plan of its own with its inputs.
struct TimeLinePart {
  values::Plan plan;
  std::vector<values::HostArray> inputs;
};

/// Does the host's work on the outputs of one part. `part`: its position among the parts.
using PartFinish =
    std::function<void(std::size_t part, const std::vector<values::HostArray>& outputs)>;

/// A place where a plan can run: a GPU, or the emulator. One thread may use it at a time.
class Backend {
 public:
  Backend() = default;
  Backend(const Backend&) = delete;
  Backend& operator=(const Backend&) = delete;
  virtual ~Backend() = default;

  /// Returns this backend's devices. Never throws: a device that does not work is listed with its
  /// reason.
  [[nodiscard]] virtual std::vector<values::DeviceInfo> devices() = 0;

  /// Runs the plan on `inputs` (the buffers with Role::input, in plan order, sizes as in the plan).
  /// Throws values::Error: badInput for a launch that breaks a limit of the device, unavailable
  /// when memory does not suffice, engineLost when the process must be replaced, cancelled after
  /// `stop` was requested. A faulty kernel on the emulator is not an error: the outcome has
  /// findings.
  [[nodiscard]] virtual RunOutcome run(const values::Plan& plan,
                                       const std::vector<values::HostArray>& inputs,
                                       const RunOptions& options, std::stop_token stop,
                                       const Progress& progress) = 0;

  /// Takes a problem through the device in chunks, copies and kernels overlapped. Throws what `run`
  /// throws. Returns nothing where this backend cannot overlap them: then `run` takes each chunk.
  [[nodiscard]] virtual std::optional<StreamOutcome> stream(const ChunkStream& /*problem*/,
                                                            const values::Target& /*target*/,
                                                            const std::stop_token& /*stop*/,
                                                            const Progress& /*progress*/) {
    return std::nullopt;
  }

  /// Puts plans for the same inputs on the device, to be timed. Throws what `run` throws. Returns
  /// nothing where this backend can only time its runs' phases.
  [[nodiscard]] virtual std::vector<std::unique_ptr<TimedPlan>> prepare(
      const std::vector<values::Plan>& /*plans*/, const std::vector<values::HostArray>& /*inputs*/,
      const values::Target& /*target*/, const std::stop_token& /*stop*/) {
    return {};
  }

  /// Returns for example "580.159, CUDA 13.0"; empty where no driver is needed.
  [[nodiscard]] virtual std::string driver() { return {}; }

  /// Measures the ceilings of the device, without the CPU's, in some tenths of a second. Throws
  /// what `run` throws.
  [[nodiscard]] virtual values::Ceilings measureCeilings(const values::Target& /*target*/) {
    return {};
  }

  /// Returns the longest time of a launch, or of launches in a row, on a GPU that also draws a
  /// display and whose driver therefore has a watchdog; nothing without a limit. Throws what `run`
  /// throws.
  [[nodiscard]] virtual std::optional<values::Milliseconds> longestLaunch(
      const values::Target& /*target*/) {
    return std::nullopt;
  }

  /// Returns a GPU's residency for one of the plan's launches, without making it. Nothing where
  /// there are no multiprocessors or a library makes the launch. Throws values::Error where the
  /// launch could not be made.
  [[nodiscard]] virtual std::optional<values::Residency> residency(
      const values::Plan& /*plan*/, const values::Launch& /*launch*/,
      const values::Target& /*target*/) {
    return std::nullopt;
  }

  /// Runs the parts once and returns what host and device did when, without kernel, n and `passed`.
  /// One part is copied from pageable memory. Several have a stream each and page-locked memory, so
  /// that copies overlap kernels. `finish` is called for each part, and its time is on the line.
  /// Throws what `run` throws, and Error (unavailable) where there is no device to time.
  [[nodiscard]] virtual values::TimeLine timeLine(const std::vector<TimeLinePart>& /*parts*/,
                                                  const PartFinish& /*finish*/,
                                                  const values::Target& /*target*/,
                                                  const std::stop_token& /*stop*/) {
    values::unavailable(
        "The emulator has no time line of host and device: there is no device to time.");
  }

  /// Runs the plan and returns what the warps of the first block did within this launch, which
  /// copies tiles in bulk, without kernel, n and `passed`. `finish` gets the outputs of part 0.
  /// Throws what `run` throws, and Error (unavailable) where there is no device to time.
  [[nodiscard]] virtual values::TimeLine kernelTimeLine(const TimeLinePart& /*part*/,
                                                        std::uint32_t /*launch*/,
                                                        const PartFinish& /*finish*/,
                                                        const values::Target& /*target*/,
                                                        const std::stop_token& /*stop*/) {
    values::unavailable(
        "The emulator has no time line within a kernel: there is no device to time.");
  }
};

[[nodiscard]] std::unique_ptr<Backend> makeEmulatorBackend();
/// The same for kernels from anywhere. A kernel that does not come to an end is found out within
/// about half a second of processor time, unless the run has no time limit or one above
/// values::kUsualTimeLimit.
[[nodiscard]] std::unique_ptr<Backend> makeForeignEmulatorBackend();
/// In a build without CUDA, a backend without devices that reports the reason.
[[nodiscard]] std::unique_ptr<Backend> makeCudaBackend();

}  // namespace lanescope::backend
