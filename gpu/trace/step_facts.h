// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "trace/dataflow.h"
#include "trace/timeline.h"

namespace lanescope::trace {

/// What a stored value was made of, as recomputing it from the recorded loads shows.
enum class Operation : std::uint8_t {
  unknown,
  constant,    ///< from no load
  copy,        ///< the one loaded value, unchanged
  sum,         ///< of two loaded values
  product,     ///< of two loaded values
  runningDot,  ///< fma(a, b, sum) over the loaded values two by two, from 0
};

/// What can be said of one step, for a sentence about it.
struct StepFacts {
  EventKind kind = EventKind::load;
  std::uint8_t form = 0;  ///< Event::form
  unsigned array = 0;
  int line = 0;
  std::uint32_t epoch = 0;
  std::uint32_t active = 0;   ///< threads that take part
  std::uint32_t threads = 0;  ///< of the block
  std::uint32_t activeWarps = 0;
  std::uint32_t warps = 0;
  std::uint32_t firstThread = 0;  ///< that takes part
  std::uint32_t lastThread = 0;
  std::int64_t firstIndex = 0;  ///< the element of the first thread
  std::int64_t lastIndex = 0;   ///< the element of the last one
  /// Element minus thread number, where that is the same for all.
  std::optional<std::int64_t> offset;
  /// Elements from one taking thread to the next, where that is the same for all; 0: all the same
  /// one.
  std::optional<std::int64_t> stride;
  /// Of a store, where all threads that loaded something agree.
  Operation operation = Operation::unknown;
  std::uint32_t withoutLoads = 0;  ///< of a store: threads that store a value of their own making
  std::uint32_t loadsEach = 0;     ///< of a store: the most loads that went into one value
};

[[nodiscard]] StepFacts factsOf(const Timeline& timeline, const Dataflow& flow, std::size_t step);

}  // namespace lanescope::trace
