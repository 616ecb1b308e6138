// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "trace/flow/dataflow.h"
#include "trace/record/timeline.h"

namespace lanescope::trace {

/// The elements that the threads of a step access.
struct StepPlaces {
  struct Rectangle {
    std::int64_t top = 0;
    std::int64_t left = 0;
    std::int64_t bottom = 0;
    std::int64_t right = 0;
  };
  /// Set where the elements are all those of a rectangle of a matrix.
  std::optional<Rectangle> rectangle = {};
  std::int64_t lowest = 0;
  std::int64_t highest = 0;
  std::uint64_t distinct = 0;
  std::uint32_t fewest = 0;  ///< the fewest threads that access one element
  std::uint32_t most = 0;
};

/// The lane of its warp from which a thread receives a value, where one rule holds for all threads
/// that do not keep their own value.
struct LaneRule {
  enum class Kind : std::uint8_t {
    none,      ///< there is no such rule
    distance,  ///< the lane this far ahead; behind, where it is negative
    flip,      ///< the lane whose number differs in these bits
    same,      ///< the lane with this number
  };
  Kind kind = Kind::none;
  int value = 0;
  bool operator==(const LaneRule&) const = default;
};

/// The facts that a sentence about one step is made of.
struct StepFacts {
  EventKind kind = EventKind::load;
  std::uint8_t form = 0;  ///< Event::form
  unsigned array = 0;
  int line = 0;
  std::uint32_t epoch = 0;
  std::uint32_t active = 0;   ///< number of threads that take part
  std::uint32_t threads = 0;  ///< number of threads of the block
  std::uint32_t activeWarps = 0;
  std::uint32_t warps = 0;
  std::uint32_t firstThread = 0;  ///< the first thread that takes part
  std::uint32_t lastThread = 0;
  std::int64_t firstIndex = 0;  ///< element of the first thread
  std::int64_t lastIndex = 0;   ///< element of the last thread
  /// Element minus thread number, where it is the same for all threads.
  std::optional<std::int64_t> offset;
  /// Elements from one active thread to the next, where it is the same for all; 0: all access one
  /// element.
  std::optional<std::int64_t> stride;
  StepPlaces places;            ///< set where the step names elements
  LaneRule from;                ///< set for a shuffle
  std::uint32_t receiving = 0;  ///< shuffle: number of threads that do not keep their own value
  unsigned detail = 0;          ///< warp-wide step: Event::detail of the first thread
  /// What a store's values are where all threads agree that loaded a value for it.
  Computation computation = Computation::unknown;
  std::uint32_t withoutLoads = 0;  ///< store: number of threads that store a value made of no load
  std::uint32_t loadsEach = 0;     ///< store: the most loads that went into one value
  std::uint32_t fewestLoads = 0;   ///< store: the fewest, of the values made of any
};

[[nodiscard]] StepFacts factsOf(const Timeline& timeline, const Dataflow& flow, std::size_t step);

}  // namespace lanescope::trace
