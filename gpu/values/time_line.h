// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "values/names.h"

namespace lanescope::values {

/// The most chunks of a time line. The rows of more streams cannot be told apart in a picture.
inline constexpr std::int64_t kMostChunks = 16;

/// Whose time a span is: the host's, the device's, or that of one warp within a kernel.
enum class Lane : std::uint8_t { host, device, warp };

template <>
inline constexpr auto kNamesOf<Lane> = NameTable<Lane, 3>{
    "a lane", {{{Lane::host, "host"}, {Lane::device, "device"}, {Lane::warp, "warp"}}}};

/// What happens in a span. On the host it is the call, on the device the work itself. Those behind
/// `free` are of warps.
enum class SpanKind : std::uint8_t {
  allocate,      ///< memory on the device, and its clearing
  generate,      ///< the elements of a pattern, on the host or on the device
  copyIn,        ///< an input from the host to the device
  launch,        ///< the calls that launch the kernel
  kernel,        ///< the launches as the device carries them out
  event,         ///< on the host the call that records an event, on the device the event itself
  wait,          ///< the host waits for the device
  copyOut,       ///< an output from the device to the host
  finish,        ///< the host's own work on the output
  free,          ///< memory on the device
  waitForTiles,  ///< the bytes of a stage's tiles are not all there
  waitForStage,  ///< a stage's readers are not done
  issueCopies,   ///< to a stage
  products,      ///< from the first instruction to the wait behind which they are known to be made,
                 ///< or to the first instruction of the next ones
  store,         ///< the result, from the last products on
  barrier,       ///< the block's or the cluster's
};

template <>
inline constexpr auto kNamesOf<SpanKind> =
    NameTable<SpanKind, 16>{"a kind of span",
                            {{{SpanKind::allocate, "allocate"},
                              {SpanKind::generate, "generate"},
                              {SpanKind::copyIn, "copy in"},
                              {SpanKind::launch, "launch"},
                              {SpanKind::kernel, "kernel"},
                              {SpanKind::event, "event"},
                              {SpanKind::wait, "wait"},
                              {SpanKind::copyOut, "copy out"},
                              {SpanKind::finish, "finish"},
                              {SpanKind::free, "free"},
                              {SpanKind::waitForTiles, "wait for tiles"},
                              {SpanKind::waitForStage, "wait for stage"},
                              {SpanKind::issueCopies, "issue copies"},
                              {SpanKind::products, "products"},
                              {SpanKind::store, "store"},
                              {SpanKind::barrier, "barrier"}}}};

/// Which stage of a ring in shared memory a warp's span is about.
struct StagePhase {
  std::int64_t stage = 0;  ///< from 0
  std::int64_t phase = 0;  ///< of the stage's barrier: the tiles are the stage's first at 0. A wait
                           ///< for the readers of no tiles, before the first ones, has -1

  bool operator==(const StagePhase&) const = default;
};

/// Something with a beginning and an end, in nanoseconds from the first call of the run, or from
/// the first stamp of the block.
struct TimeSpan {
  Lane lane = Lane::host;
  SpanKind kind = SpanKind::allocate;
  std::int64_t begin = 0;
  std::int64_t end = 0;     ///< at least `begin`
  std::uint64_t bytes = 0;  ///< that are copied or allocated; 0 for other kinds
  std::int64_t chunk = 0;   ///< number of the chunk, which is also that of its stream
  std::int64_t warp = 0;    ///< within the block
  std::optional<StagePhase> stage = {};
  // Of a problem that goes through GPUs in chunks; chunks are numbered on each GPU:
  std::int64_t gpu = 0;     ///< position in Streaming::gpus
  std::int64_t stream = 0;  ///< of that GPU, from 0

  [[nodiscard]] std::int64_t duration() const { return end - begin; }
  bool operator==(const TimeSpan&) const = default;
};

/// A way to time a run.
enum class Timing : std::uint8_t {
  aroundAll,       ///< the host's clock, from the first allocation to the last release
  fromAllocation,  ///< from an event before the first allocation to an event behind the last copy
                   ///< out
  betweenEvents,   ///< from an event before the first copy in to the same last event
  /// The launches alone, as a benchmark times them: behind a gate, without the host's gaps, with a
  /// cold cache. It is measured apart from the run and placed so that it ends with the last kernel.
  kernelAlone,
  prologue,     ///< within a kernel: from the block's first stamp to its first products
  steadyState,  ///< from there to the end of its last products
  epilogue,     ///< from there to its last stamp
};

template <>
inline constexpr auto kNamesOf<Timing> =
    NameTable<Timing, 7>{"a timing",
                         {{{Timing::aroundAll, "around everything"},
                           {Timing::fromAllocation, "from the allocation on"},
                           {Timing::betweenEvents, "between events"},
                           {Timing::kernelAlone, "kernel alone"},
                           {Timing::prologue, "prologue"},
                           {Timing::steadyState, "steady state"},
                           {Timing::epilogue, "epilogue"}}}};

/// What one way of timing takes in, in the same nanoseconds.
struct Bracket {
  Timing timing = Timing::aroundAll;
  std::int64_t begin = 0;
  std::int64_t end = 0;

  [[nodiscard]] std::int64_t duration() const { return end - begin; }
  bool operator==(const Bracket&) const = default;
};

/// How a time line within a kernel was measured: by a build of the kernel that notes the time in
/// its first block (values/stamp.h).
struct Stamping {
  std::int64_t plain = 0;    ///< nanoseconds of the launch without stamps, a median
  std::int64_t stamped = 0;  ///< the same with them
  double clockMHz = 0;       ///< by which the multiprocessor's cycles were converted
  bool truncated = false;    ///< there was no room for all stamps

  bool operator==(const Stamping&) const = default;
};

/// How a problem went through GPUs in chunks, of which the time line has the first kMostChunks of
/// each GPU.
struct Streaming {
  std::vector<std::int64_t> gpus = {};  ///< by CUDA's numbers
  std::int64_t streams = 1;             ///< of each GPU, which its chunks use in turn
  std::int64_t chunks = 1;              ///< of all GPUs together
  std::int64_t duration = 0;            ///< nanoseconds, all chunks
  bool isGenerated = false;             ///< the GPUs made the elements

  bool operator==(const Streaming&) const = default;
};

/// What host and device did during one run, by one clock, or what the warps of one block did within
/// one launch. With several chunks each has a stream of its own, or each GPU has some that they
/// use in turn, and the host's arrays are page-locked.
struct TimeLine {
  std::string kernel;       ///< catalogue id
  std::string device;       ///< "NVIDIA H200"
  std::int64_t n = 0;       ///< elements
  std::int64_t chunks = 1;  ///< at most kMostChunks
  bool pinned = false;      ///< whether the host's arrays are page-locked
  bool passed = false;      ///< whether the result of each chunk is right
  /// In the order of the calls; those of the device follow those of the host.
  std::vector<TimeSpan> spans;
  /// Of host and device all of them, from the longest to the shortest; within a kernel the others,
  /// as far as there are products; of a problem that goes through GPUs in chunks none.
  std::vector<Bracket> brackets;
  std::optional<Stamping> stamping;    ///< present within a kernel
  std::optional<Streaming> streaming;  ///< present where a problem goes through GPUs in chunks

  /// Returns the bracket of this timing. Throws std::out_of_range where there is none.
  [[nodiscard]] const Bracket& bracket(Timing timing) const {
    for (const Bracket& each : brackets) {
      if (each.timing == timing) return each;
    }
    throw std::out_of_range("The time line has no such timing.");
  }
  bool operator==(const TimeLine&) const = default;
};

}  // namespace lanescope::values
