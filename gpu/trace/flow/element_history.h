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
    unknown,  ///< nothing has touched it yet and nothing tells its value
    initial,  ///< from before the kernel, as a load of this block finds it before any store
    stored,   ///< a thread of the block has stored it
  };
  Origin origin = Origin::unknown;
  bool touched = false;      ///< some thread has loaded or stored it by now
  std::uint64_t bits = 0;    ///< see Event::bits; 0 when unknown
  std::uint32_t thread = 0;  ///< who stored it, or who loaded it first
  std::uint32_t step = 0;    ///< when
};

/// The value of every element that a block touches, at every step: that of the latest node of the
/// data flow, or what a load has found since. Looking one up takes the time of a binary search in
/// the element's own nodes, in either direction.
class ElementHistory {
 public:
  /// `flow`: of the same timeline and map; all three must outlive the history.
  ElementHistory(const Timeline& timeline, const ElementMap& map, const Dataflow& flow);

  /// The state once the first `stepsDone` steps are over.
  [[nodiscard]] ElementState at(unsigned array, std::int64_t index, std::size_t stepsDone) const;
  /// The least and the largest magnitude that the array's elements ever hold; infinities and NaN
  /// left out.
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
  std::vector<Range> m_magnitudes;  ///< one entry an array
};

}  // namespace lanescope::trace
