// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "trace/flow/element_map.h"

namespace lanescope::trace {

class Dataflow;
class Timeline;

/// What the record says of an element at some moment.
struct ElementState {
  enum class Origin : std::uint8_t {
    unknown,  ///< no thread has touched it yet and no event tells its value
    /// The value from before the kernel, which a load of this block finds before any store.
    initial,
    stored,  ///< a thread of the block has stored it
  };
  Origin origin = Origin::unknown;
  bool touched = false;      ///< some thread has loaded or stored it by now
  std::uint64_t bits = 0;    ///< see Event::bits; 0 when unknown
  std::uint32_t thread = 0;  ///< the thread that stored it, or that loaded it first
  std::uint32_t step = 0;    ///< the step of that event
};

/// The value of every element that a block touches, at every step: that of the latest node of the
/// data flow, or what a load has found since. A lookup takes the time of a binary search in the
/// element's own nodes, in either direction.
class ElementHistory {
 public:
  /// `flow` belongs to the same timeline and map. All three must outlive the history.
  ElementHistory(const Timeline& timeline, const ElementMap& map, const Dataflow& flow);

  /// The state after the first `stepsDone` steps.
  [[nodiscard]] ElementState at(unsigned array, std::int64_t index, std::size_t stepsDone) const;
  /// The least and the largest magnitude that the array's elements ever hold, without infinities
  /// and NaN.
  struct Range {
    double least = 0;
    double largest = 0;
  };
  [[nodiscard]] Range magnitudes(unsigned array) const { return m_magnitudes[array]; }

 private:
  [[nodiscard]] std::optional<std::uint32_t> sightingBefore(std::size_t stepsDone,
                                                            std::size_t slot) const;

  const Timeline* m_timeline;
  const ElementMap* m_map;
  const Dataflow* m_flow;
  std::vector<Range> m_magnitudes;  ///< one entry per array
  std::vector<bool> m_isCopiedTo;   ///< per array: bulk copies take part in it
};

}  // namespace lanescope::trace
