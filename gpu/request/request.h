// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "request/parameters.h"
#include "request/sampling.h"
#include "trace/record/record.h"
#include "values/host_array.h"

namespace lanescope::values {

enum class BackendChoice : std::uint8_t { automatic, cuda, emulator };

/// The order in which the emulator lets blocks begin and the threads of a block take their turns
/// between two barriers. A GPU ignores it.
struct Schedule {
  /// `adversarial`: the last block begins; after each barrier, and after each meeting of a warp,
  /// who came last goes first, so that the last writer reads before the others have read.
  enum class Kind : std::uint8_t { inOrder, reversed, random, adversarial };
  Kind kind = Kind::inOrder;
  std::uint64_t seed = 0;  ///< of `random`
  bool operator==(const Schedule&) const = default;
};

/// "auto", "cuda", "emulator", and back. `backendFromName` throws Error (badInput).
[[nodiscard]] std::string nameOf(BackendChoice choice);
[[nodiscard]] BackendChoice backendFromName(const std::string& name);
/// "in-order", "reversed", "random:SEED", "adversarial", and back. `scheduleFromName` throws Error
/// (badInput).
[[nodiscard]] std::string nameOf(const Schedule& schedule);
[[nodiscard]] Schedule scheduleFromName(const std::string& name);

/// Where a kernel runs.
struct Target {
  BackendChoice backend =
      BackendChoice::automatic;  ///< automatic: CUDA where a GPU works, else the emulator
  int device = 0;                ///< CUDA ordinal
  Schedule schedule;
  bool operator==(const Target&) const = default;
};

/// How long a run may take where nobody says otherwise.
inline constexpr std::chrono::seconds kUsualTimeLimit{10};

inline constexpr std::chrono::hours kLongestTimeLimit{24};

/// Run one kernel once, check it against its reference, and record it if asked.
struct RunRequest {
  std::string kernel;  ///< catalogue id
  Parameters parameters;
  Target target;
  std::vector<HostArray>
      inputs;  ///< the user's data, one array an input; empty: made from `parameters.pattern`
  bool record = false;
  trace::Window window;
  bool keepOutputs = false;       ///< bring the outputs back, not only what the host made of them
  bool hardwareCounters = false;  ///< also read the GPU's own counters, in launches of their own
  /// On the clock, from the moment in which the engine begins the request; nothing: as long as it
  /// takes. The client keeps it, since a kernel that never ends cannot be stopped from within.
  std::optional<Milliseconds> timeLimit = {};
};

/// What is wanted of each point of a comparison over sizes.
enum class Measure : std::uint8_t {
  time,      ///< samples, of the CPU variants too
  accuracy,  ///< computed once, of the CPU variants too: BenchSeries::accuracy
  work,      ///< recorded in one block: BenchSeries::work
};

/// "time", "accuracy", "work", and back. `measureFromName` throws Error (badInput).
[[nodiscard]] std::string_view nameOf(Measure measure);
[[nodiscard]] Measure measureFromName(std::string_view name);

inline constexpr std::size_t kMostSizes = 1000;

/// One kernel over several sizes, beside the CPU variants of the same problem.
struct BenchRequest {
  std::string kernel;
  Parameters parameters;  ///< `n` is replaced by each of `sizes`
  Target target;
  std::vector<std::int64_t> sizes;  ///< at most kMostSizes
  Sampling sampling;                ///< where time is measured
  bool withCpuVariants = true;      ///< likewise: are the CPU variants timed too?
  Measure measure = Measure::time;
  /// More kernels with as many input arrays, which get the same inputs and are timed in turn with
  /// the first; block, grid and rule are those of `parameters` where a kernel takes them, else its
  /// usual ones. For the work, a block that covers the problem alone.
  std::vector<std::string> compared;
  /// Where time is measured: how each of those is launched, for the same problem; empty: see above.
  std::vector<Parameters> comparedParameters = {};
};

}  // namespace lanescope::values
