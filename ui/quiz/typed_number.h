// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <optional>

#include "values/host_array.h"

namespace lanescope::ui {

/// A number as typed by a person: "28", "-1.5e3", "2,5", "65.5k" as on the stage, "NaN", "-inf",
/// "∞".
struct TypedNumber {
  double value = 0;
  std::optional<std::int64_t> whole;  ///< exact, for a whole number of 64 bits
  int digits = 0;                     ///< number of typed digits, without leading zeros

  /// Nothing when the text is no number.
  [[nodiscard]] static std::optional<TypedNumber> parse(const QString& source);

  /// Whether the number is the value of this type with these bits. Integers are compared exactly,
  /// floats after rounding to the number of typed digits, at least three and at most those that the
  /// type holds.
  [[nodiscard]] bool agrees(values::DType type, std::uint64_t bits) const;

  /// How far a number may be off where nobody knows how many digits were typed: half a unit of the
  /// third digit of a float, less than one for a whole one that its type holds exactly; 0 for
  /// integers. The value must be finite.
  [[nodiscard]] static double toleranceOf(values::DType type, std::uint64_t bits);
};

}  // namespace lanescope::ui
