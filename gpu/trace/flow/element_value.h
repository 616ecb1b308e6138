// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "trace/record/timeline.h"

namespace lanescope::trace {

/// A value that an element has at some time.
struct ElementValue {
  /// The value that an access found or stored.
  explicit ElementValue(const Event& event)
      : array(event.array()), index(event.index()), bits(event.bits) {}
  ElementValue(unsigned itsArray, std::int64_t itsIndex, std::uint64_t itsBits)
      : array(itsArray), index(itsIndex), bits(itsBits) {}
  bool operator==(const ElementValue&) const = default;

  struct Hash {
    std::size_t operator()(const ElementValue& value) const;
  };

  unsigned array;
  std::int64_t index;
  std::uint64_t bits;
};

/// The number that the bits of an element of the array mean; for a tagged word, the value that it
/// carries.
[[nodiscard]] double numberOf(const ArrayInfo& array, std::uint64_t bits);

/// Returns the last store of a value in the steps [first, behind).
[[nodiscard]] std::optional<Access> storeOf(const Timeline& timeline, const ElementValue& value,
                                            std::size_t first, std::size_t behind);

}  // namespace lanescope::trace
