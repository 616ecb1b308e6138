// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "request/parameters.h"
#include "request/request.h"
#include "request/sampling.h"
#include "trace/check/finding.h"
#include "trace/record/record.h"
#include "values/counters.h"
#include "values/hardware_counters.h"
#include "values/host_array.h"
#include "values/number.h"
#include "values/time_line.h"

namespace lanescope::values {

/// The phases of one run in wall time. Creating the context and warming up belong to none of them.
struct Phases {
  Milliseconds allocate{};
  Milliseconds hostToDevice{};
  Milliseconds kernel{};
  Milliseconds deviceToHost{};
  Milliseconds hostFinish{};  ///< what the host computes from the kernel's output
  [[nodiscard]] Milliseconds total() const {
    return allocate + hostToDevice + kernel + deviceToHost + hostFinish;
  }
};

inline constexpr std::array kPhases{&Phases::allocate, &Phases::hostToDevice, &Phases::kernel,
                                    &Phases::deviceToHost, &Phases::hostFinish};

/// The copies of a run between the device and page-locked host memory, which a GPU reads and writes
/// itself.
struct PinnedTransfers {
  Milliseconds hostToDevice{};
  Milliseconds deviceToHost{};
  bool operator==(const PinnedTransfers&) const = default;
};

inline constexpr std::array kPinnedTransfers{&PinnedTransfers::hostToDevice,
                                             &PinnedTransfers::deviceToHost};

/// An array of the plan with its name there.
struct NamedArray {
  std::string name;
  HostArray array;
  bool operator==(const NamedArray&) const = default;
};

/// The result of one run, a plain value.
struct RunResult {
  std::string kernel;
  BackendChoice backend = BackendChoice::emulator;  ///< the one that ran
  std::string device;                               ///< "NVIDIA H200", "Emulator"
  std::string machine;                              ///< CPU model of the host that ran it
  Parameters parameters;  ///< with the grid and the block that were launched
  Number result;
  Number reference;                  ///< the same in double on the CPU; exact for integers
  std::optional<double> closedForm;  ///< value of the pattern's formula, where it has one
  double error = 0;                  ///< |result - reference|, or that of `element`
  double tolerance = 0;              ///< the bound of the check
  std::optional<std::int64_t>
      element;          ///< the worst element, where each element of the output is checked
  bool passed = false;  ///< error <= tolerance, the closed form agrees, and there is no finding
  /// There is no reference, so that reference, error and tolerance say nothing, and `passed` is
  /// about the findings alone.
  bool isUnchecked = false;
  Phases phases;
  std::optional<Counters> counters;                  ///< present where the run was recorded
  std::optional<HardwareCounters> hardwareCounters;  ///< present where they were asked for
  std::vector<trace::Finding> findings;
  std::optional<trace::Record> record;
  std::vector<NamedArray> outputs;  ///< in the plan's order; empty unless they were asked for
  std::vector<std::string> notes;   ///< sentences that a reader should know about this run
  /// What the kernel's threads print, by block and thread: at most 64 KiB, behind which "…" stands.
  std::optional<std::string> printed;
  std::optional<TimeLine> timeLine;  ///< where it went through the GPUs of a host in chunks
};

/// How far a number is from the reference.
struct Accuracy {
  Number value;
  Number reference;      ///< the same in double with compensation; exact for integers
  double error = 0;      ///< |value - reference|; for a scan, that of its worst element
  double magnitude = 0;  ///< Σ |terms|, to which rounding errors are proportional
  double bound = 0;      ///< the largest error that rounding in this order of additions explains
};

/// Prefix of the names of a CPU variant's series.
inline constexpr std::string_view kCpuPrefix = "cpu: ";

/// The samples of one kernel or CPU variant at one size. All samples are kept.
struct BenchSeries {
  std::string name;   ///< "dot_shared", "cpu: 1 thread", "cpu: SIMD", …
  std::string where;  ///< "GPU: NVIDIA H200", "Emulator", "CPU: <model>"
  bool emulated = false;
  std::int64_t n = 0;
  /// Time per call in the order taken: of the kernel on a GPU, wall time on a CPU.
  std::vector<Milliseconds> samples;
  Cache cache = Cache::hot;
  std::int64_t calls = 1;    ///< calls per sample; the sample's time is divided by them
  std::int64_t dropped = 0;  ///< samples at throttled clocks, which are not in `samples`
  bool noisy = false;        ///< a limit ended sampling before the wanted error was reached
  bool gaps =
      false;  ///< some calls waited for the GPU, so that the samples contain time of the host
  double clockMHz = 0;           ///< median clock of a GPU's multiprocessors; 0: not known
  std::optional<Phases> phases;  ///< medians for a GPU, with copies from pageable memory
  std::optional<PinnedTransfers>
      pinned;          ///< medians; absent where the copies would lock too much memory
  bool passed = true;  ///< whether the checked result was right
  /// A sentence that says why there is no measurement, or what was found; empty otherwise.
  std::string failure = {};
  std::optional<Accuracy> accuracy;  ///< present for Measure::accuracy, without samples
  std::optional<Work> work;          ///< present for Measure::work, without samples
  std::optional<Counters> counters;  ///< present for Measure::counters, without samples

  [[nodiscard]] bool isOnCpu() const { return name.starts_with(kCpuPrefix); }
  /// The name of the kernel, or of the CPU variant without kCpuPrefix.
  [[nodiscard]] std::string_view subject() const {
    return std::string_view(name).substr(isOnCpu() ? kCpuPrefix.size() : 0);
  }
};

/// The measured ceilings of a machine, for the charts. A member is absent where it was not measured
/// or where there is no GPU.
struct Ceilings {
  std::optional<double>
      gpuBandwidth;  ///< bytes per second that a copy within its memory reads and writes
  std::optional<double>
      gpuFlops;  ///< float32 operations per second of multiply-adds outside tensor cores
  std::optional<double> cpuBandwidth;  ///< bytes per second that all cores read from memory
  std::optional<double> cpuFlops;  ///< float32 operations per second of multiply-adds on all cores
  bool operator==(const Ceilings&) const = default;
};

struct BenchResult {
  std::string kernel;
  Parameters parameters;
  std::string machine;  ///< CPU model
  std::string device;   ///< GPU or "Emulator"
  std::string driver;   ///< "580.159, CUDA 13.0"; empty without a GPU
  std::string version;  ///< version of the program that measured
  std::string date;     ///< ISO 8601, UTC
  Ceilings ceilings;
  std::vector<BenchSeries> series;
  std::vector<std::string> notes = {};  ///< sentences that a reader should know about it
};

/// A device that kernels can run on, or the reason why it is missing.
struct DeviceInfo {
  BackendChoice backend = BackendChoice::emulator;
  int device = 0;
  std::string name;  ///< "NVIDIA H200", "Emulator"
  bool available = false;
  std::string reason;             ///< in sentences where it is not available
  std::string detail;             ///< "compute capability 9.0, driver 13.0" / "16 cores, warp 32"
  std::uint64_t memoryTotal = 0;  ///< bytes
  std::uint64_t memoryFree = 0;
  int computeCapability = 0;     ///< of a GPU: 90 for 9.0
  bool needsNewProcess = false;  ///< no request of this process can use it any more; not sent
};

}  // namespace lanescope::values
