// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "trace/flow/dataflow.h"
#include "trace/record/timeline.h"

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

/// Which elements the threads of a step access.
struct StepPlaces {
  struct Rectangle {
    std::int64_t top = 0;
    std::int64_t left = 0;
    std::int64_t bottom = 0;
    std::int64_t right = 0;
  };
  /// Of a matrix, where the elements are all of a part of it.
  std::optional<Rectangle> rectangle = {};
  std::int64_t lowest = 0;
  std::int64_t highest = 0;
  std::uint64_t distinct = 0;
  std::uint32_t fewest = 0;  ///< threads that access the same element
  std::uint32_t most = 0;
};

/// From which lane of its warp a thread receives, where all that do not keep their own value
/// follow one rule.
struct LaneRule {
  enum class Kind : std::uint8_t {
    none,      ///< there is no such rule
    distance,  ///< so many lanes further on; back, where it is negative
    flip,      ///< the lane whose number differs in these bits
    same,      ///< this lane
  };
  Kind kind = Kind::none;
  int value = 0;
  bool operator==(const LaneRule&) const = default;
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
  StepPlaces places;            ///< where the step names elements
  LaneRule from;                ///< of a shuffle
  std::uint32_t receiving = 0;  ///< of a shuffle: threads that do not keep their own value
  unsigned detail = 0;          ///< Event::detail of the first thread, of a warp-wide step
  /// Of a store, where all threads that loaded something agree.
  Operation operation = Operation::unknown;
  std::uint32_t withoutLoads = 0;  ///< of a store: threads that store a value of their own making
  std::uint32_t loadsEach = 0;     ///< of a store: the most loads that went into one value
};

/// What one value was made of; of an input, or where no load fed it, `constant`.
[[nodiscard]] Operation operationOf(const Dataflow& flow, const DataNode& node);

[[nodiscard]] StepFacts factsOf(const Timeline& timeline, const Dataflow& flow, std::size_t step);

}  // namespace lanescope::trace
