// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "request/parameters.h"
#include "request/sampling.h"
#include "trace/record/record.h"
#include "values/host_array.h"
#include "values/names.h"

namespace lanescope::values {

enum class BackendChoice : std::uint8_t { automatic, cuda, emulator };

/// The order in which the emulator lets blocks begin and the threads of a block take their turns
/// between two barriers. A GPU ignores it.
struct Schedule {
  /// `adversarial`: the last block begins. After each barrier and each meeting of a warp, the
  /// thread that came last goes first, so that the last writer reads before the others have read.
  /// `lockstep`: in order, but all lanes of a warp make an access before any of them makes its next
  /// one, as on GPUs before Volta. Lanes in different branches keep pace by their accesses.
  enum class Kind : std::uint8_t { inOrder, reversed, random, adversarial, lockstep };
  Kind kind = Kind::inOrder;
  std::uint64_t seed = 0;  ///< of `random`
  bool operator==(const Schedule&) const = default;
};

/// The names "auto", "cuda", "emulator", and back. `backendFromName` throws Error (badInput).
[[nodiscard]] std::string nameOf(BackendChoice choice);
[[nodiscard]] BackendChoice backendFromName(const std::string& name);
/// The names "in-order", "reversed", "random:SEED", "adversarial", "lockstep", and back.
/// `scheduleFromName` throws Error (badInput).
[[nodiscard]] std::string nameOf(const Schedule& schedule);
[[nodiscard]] Schedule scheduleFromName(const std::string& name);

/// How a matrix product is split over several devices.
enum class Split : std::uint8_t {
  /// Each device has rows of A and C, and all of B.
  rows,
  /// The devices stand in a grid, and each has a block of A, B and C. The blocks of A go along the
  /// rows of the grid and those of B along its columns, a panel at a time. Van de Geijn and Watts,
  /// "SUMMA: Scalable Universal Matrix Multiplication Algorithm", Concurrency: Practice and
  /// Experience 9 (1997).
  summa,
};

template <>
inline constexpr auto kNamesOf<Split> =
    NameTable<Split, 2>{"a split", {{{Split::rows, "rows"}, {Split::summa, "summa"}}}};

/// Where a pattern's elements are made, of a problem that goes through GPUs in chunks.
enum class Generate : std::uint8_t {
  automatic,  ///< on the GPU where the pattern permits it, else on the host
  host,
  device,  ///< refused where the pattern does not permit it
};

template <>
inline constexpr auto kNamesOf<Generate> = NameTable<Generate, 3>{
    "a place to generate on",
    {{{Generate::automatic, "auto"}, {Generate::host, "host"}, {Generate::device, "device"}}}};

/// The most GPUs of a host.
inline constexpr std::size_t kMostGpus = 16;
/// The most devices that share a problem, and the most processes of an engine.
inline constexpr std::int64_t kMostDevices = 64;

/// Where a kernel runs.
struct Target {
  BackendChoice backend =
      BackendChoice::automatic;  ///< automatic: CUDA where a GPU works, else the emulator
  int device = 0;                ///< CUDA ordinal
  Schedule schedule;
  std::int64_t ranks = 1;  ///< devices that share the problem, 1 to kMostDevices
  /// CUDA's numbers of the GPUs that share the problem, one for each rank, at most kMostGpus; none:
  /// one device, or emulated ones.
  std::vector<std::int64_t> gpus = {};
  Split split = Split::rows;  ///< of a matrix product over several of them
  Generate generate = Generate::automatic;
  bool operator==(const Target&) const = default;
};

/// The time limit of a run where the user sets none.
inline constexpr std::chrono::seconds kUsualTimeLimit{10};

/// The time limit of a run that nobody has asked for, as while a kernel is being written.
inline constexpr Milliseconds kLiveTimeLimit{600};

inline constexpr std::chrono::hours kLongestTimeLimit{24};

/// Asks to run one kernel once, to check it against its reference, and to record it where `record`
/// is set.
struct RunRequest {
  std::string kernel;  ///< catalogue id
  Parameters parameters;
  Target target;
  std::vector<HostArray>
      inputs;  ///< the user's data, one array per input; empty: made from `parameters.pattern`
  bool record = false;
  trace::Window window;
  bool keepOutputs =
      false;  ///< return the whole outputs too, not only what the host computed from them
  bool hardwareCounters = false;  ///< also read the GPU's own counters, in separate launches
  /// Wall time from the moment in which the engine begins the request; absent: no limit. The client
  /// enforces it, since a kernel that never ends cannot be stopped from within.
  std::optional<Milliseconds> timeLimit = {};
};

/// What a comparison over sizes measures at each point.
enum class Measure : std::uint8_t {
  time,      ///< samples, also of the CPU variants
  accuracy,  ///< one computation, also of the CPU variants: BenchSeries::accuracy
  work,      ///< one recording in one block: BenchSeries::work
  counters,  ///< one recording as it is launched: BenchSeries::counters
};

template <>
inline constexpr auto kNamesOf<Measure> =
    NameTable<Measure, 4>{"a measure",
                          {{{Measure::time, "time"},
                            {Measure::accuracy, "accuracy"},
                            {Measure::work, "work"},
                            {Measure::counters, "counters"}}}};

inline constexpr std::size_t kMostSizes = 1000;

/// Asks for one kernel over several sizes, compared with the CPU variants of the same problem.
struct BenchRequest {
  std::string kernel;
  Parameters parameters;  ///< `n` is replaced by each of `sizes`
  Target target;
  std::vector<std::int64_t> sizes;  ///< at most kMostSizes
  Sampling sampling;                ///< used by Measure::time
  bool withCpuVariants = true;      ///< Measure::time: are the CPU variants timed too?
  Measure measure = Measure::time;
  /// More kernels with as many input arrays. They get the same inputs and are timed in turn with
  /// the first. Block, grid and rule are those of `parameters` where a kernel takes them, else its
  /// usual ones; for Measure::work, a block that covers the problem alone.
  std::vector<std::string> compared;
  /// Measure::time and Measure::counters: the launch parameters of each compared kernel, for the
  /// same problem; empty: see `compared`.
  std::vector<Parameters> comparedParameters = {};
};

}  // namespace lanescope::values
