// SPDX-License-Identifier: Apache-2.0
#pragma once

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

namespace lanescope::values {

/// The parts of one run on the clock. Creating the context and warming up are in none of them.
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

/// The copies of a run from and to page-locked memory of the host, which a GPU reads and writes
/// itself.
struct PinnedTransfers {
  Milliseconds hostToDevice{};
  Milliseconds deviceToHost{};
  bool operator==(const PinnedTransfers&) const = default;
};

/// An array of the plan, by its name there.
struct NamedArray {
  std::string name;
  HostArray array;
  bool operator==(const NamedArray&) const = default;
};

/// What one run gave. A plain value.
struct RunResult {
  std::string kernel;
  BackendChoice backend = BackendChoice::emulator;  ///< the one that ran
  std::string device;                               ///< "NVIDIA H200", "Emulator"
  std::string machine;                              ///< host name's CPU model, where it ran
  Parameters parameters;                            ///< with the grid and block that were launched
  Number result;
  Number reference;                     ///< the same in double on the CPU, exactly for integers
  std::optional<double> closedForm;     ///< what the pattern's formula gives, where it has one
  double error = 0;                     ///< |result - reference|, or of `element`
  double tolerance = 0;                 ///< the bound that the check uses
  std::optional<std::int64_t> element;  ///< the worst one, where each of the output is checked
  bool passed = false;  ///< error <= tolerance, the closed form agrees, and no finding
  Phases phases;
  std::optional<Counters> counters;                  ///< where the run was recorded
  std::optional<HardwareCounters> hardwareCounters;  ///< where they were asked for
  std::vector<trace::Finding> findings;
  std::optional<trace::Record> record;
  std::vector<NamedArray> outputs;  ///< in the plan's order, where they were asked for
  std::vector<std::string> notes;   ///< plain sentences: what a reader should know about this run
};

/// How far a number is from the reference.
struct Accuracy {
  Number value;
  Number reference;      ///< the same in double with compensation, exactly for integers
  double error = 0;      ///< |value - reference|; of a scan that of its worst element
  double magnitude = 0;  ///< Σ |terms|, which rounding errors are proportional to
  double bound = 0;      ///< the largest error that rounding explains for this order of additions
};

/// How the name of a CPU variant's series begins.
inline constexpr std::string_view kCpuPrefix = "cpu: ";

/// One timed thing at one size. All samples are kept.
struct BenchSeries {
  std::string name;   ///< "dot_shared", "cpu: 1 thread", "cpu: SIMD", …
  std::string where;  ///< "GPU: NVIDIA H200", "Emulator", "CPU: <model>"
  bool emulated = false;
  std::int64_t n = 0;
  /// The time of one call, in the order taken: of the kernel on a GPU, wall time on a CPU.
  std::vector<Milliseconds> samples;
  Cache cache = Cache::hot;
  std::int64_t calls = 1;    ///< in each sample, whose time is divided by them
  std::int64_t dropped = 0;  ///< samples at throttled clocks, which are not among `samples`
  bool noisy = false;        ///< a limit came before the error that was wanted
  bool gaps = false;         ///< some calls waited for the GPU: the host's time is in the samples
  double clockMHz = 0;       ///< of a GPU's multiprocessors, the median; 0: not known
  std::optional<Phases> phases;           ///< medians, for a GPU; copies from pageable memory
  std::optional<PinnedTransfers> pinned;  ///< medians; absent where they would lock too much
  bool passed = true;                     ///< the result was checked
  /// Why there is nothing measured, as a sentence; empty: there is.
  std::string failure = {};
  std::optional<Accuracy> accuracy;  ///< where it was asked for, then without samples
  std::optional<Work> work;          ///< likewise

  [[nodiscard]] bool isOnCpu() const { return name.starts_with(kCpuPrefix); }
  /// The kernel, or the CPU variant without kCpuPrefix.
  [[nodiscard]] std::string_view subject() const {
    return std::string_view(name).substr(isOnCpu() ? kCpuPrefix.size() : 0);
  }
};

/// What a machine reached when it was measured: the ceilings of the charts. Absent where they were
/// not measured, or where there is no GPU.
struct Ceilings {
  std::optional<double> gpuBandwidth;  ///< bytes a second, read and written by a copy in its memory
  std::optional<double> gpuFlops;      ///< a second, of float32 multiply-adds outside tensor cores
  std::optional<double> cpuBandwidth;  ///< bytes a second, read from memory by all cores
  std::optional<double> cpuFlops;      ///< a second, of float32 multiply-adds on all cores
  bool operator==(const Ceilings&) const = default;
};

struct BenchResult {
  std::string kernel;
  Parameters parameters;
  std::string machine;  ///< CPU model
  std::string device;   ///< GPU or "Emulator"
  std::string driver;   ///< "580.159, CUDA 13.0"; empty without a GPU
  std::string version;  ///< of the program that measured
  std::string date;     ///< ISO 8601, UTC
  Ceilings ceilings;
  std::vector<BenchSeries> series;
};

/// A place where kernels can run, or why it is missing.
struct DeviceInfo {
  BackendChoice backend = BackendChoice::emulator;
  int device = 0;
  std::string name;  ///< "NVIDIA H200", "Emulator"
  bool available = false;
  std::string reason;             ///< one sentence when not available
  std::string detail;             ///< "compute capability 9.0, driver 13.0" / "16 cores, warp 32"
  std::uint64_t memoryTotal = 0;  ///< bytes
  std::uint64_t memoryFree = 0;
  int computeCapability = 0;  ///< of a GPU, 90 for 9.0
};

}  // namespace lanescope::values
