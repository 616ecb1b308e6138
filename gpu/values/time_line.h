// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "values/names.h"

namespace lanescope::values {

/// The most chunks of a time line. The rows of more streams cannot be told apart in a picture.
inline constexpr std::int64_t kMostChunks = 16;

/// Whose time a span is.
enum class Lane : std::uint8_t { host, device };

template <>
inline constexpr auto kNamesOf<Lane> =
    NameTable<Lane, 2>{"a lane", {{{Lane::host, "host"}, {Lane::device, "device"}}}};

/// What happens in a span. On the host it is the call, on the device the work itself.
enum class SpanKind : std::uint8_t {
  allocate,  ///< memory on the device, and its clearing
  copyIn,    ///< an input from the host to the device
  launch,    ///< the calls that launch the kernel
  kernel,    ///< the launches as the device carries them out
  event,     ///< on the host the call that records an event, on the device the event itself
  wait,      ///< the host waits for the device
  copyOut,   ///< an output from the device to the host
  finish,    ///< the host's own work on the output
  free,      ///< memory on the device
};

template <>
inline constexpr auto kNamesOf<SpanKind> =
    NameTable<SpanKind, 9>{"a kind of span",
                           {{{SpanKind::allocate, "allocate"},
                             {SpanKind::copyIn, "copy in"},
                             {SpanKind::launch, "launch"},
                             {SpanKind::kernel, "kernel"},
                             {SpanKind::event, "event"},
                             {SpanKind::wait, "wait"},
                             {SpanKind::copyOut, "copy out"},
                             {SpanKind::finish, "finish"},
                             {SpanKind::free, "free"}}}};

/// Something with a beginning and an end, in nanoseconds from the first call of the run.
struct TimeSpan {
  Lane lane = Lane::host;
  SpanKind kind = SpanKind::allocate;
  std::int64_t begin = 0;
  std::int64_t end = 0;     ///< at least `begin`
  std::uint64_t bytes = 0;  ///< that are copied or allocated; 0 for other kinds
  std::int64_t chunk = 0;   ///< number of the chunk, which is also that of its stream

  [[nodiscard]] std::int64_t duration() const { return end - begin; }
  bool operator==(const TimeSpan&) const = default;
};

/// One of the three ways to time a run, in the same nanoseconds.
struct Bracket {
  std::int64_t begin = 0;
  std::int64_t end = 0;

  [[nodiscard]] std::int64_t duration() const { return end - begin; }
  bool operator==(const Bracket&) const = default;
};

/// What host and device did during one run, by one clock. With several chunks each has a stream of
/// its own, and the host's arrays are page-locked.
struct TimeLine {
  std::string kernel;       ///< catalogue id
  std::string device;       ///< "NVIDIA H200"
  std::int64_t n = 0;       ///< elements
  std::int64_t chunks = 1;  ///< at most kMostChunks
  bool pinned = false;      ///< whether the host's arrays are page-locked
  bool passed = false;      ///< whether the result of each chunk is right
  /// In the order of the calls; those of the device follow those of the host.
  std::vector<TimeSpan> spans;
  /// The host's clock around everything, from the first allocation to the last release.
  Bracket aroundAll;
  /// From an event before the first copy in to an event behind the last copy out.
  Bracket betweenEvents;
  /// The launches alone, as a benchmark times them: behind a gate, without the host's gaps, with a
  /// cold cache. It is measured apart from the run and placed so that it ends with the last kernel.
  Bracket kernelAlone;

  bool operator==(const TimeLine&) const = default;
};

}  // namespace lanescope::values
