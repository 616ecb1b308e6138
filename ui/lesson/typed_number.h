// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <optional>

#include "values/host_array.h"

namespace lanescope::ui {

/// A number as a person types it: "28", "-1.5e3", "2,5", "65.5k" as the stage shows it, "NaN",
/// "-inf", "∞".
struct TypedNumber {
  double value = 0;
  std::optional<std::int64_t> whole;  ///< exact, where it is a whole number of 64 bits
  int digits = 0;                     ///< that were typed, without leading zeros

  /// Nothing when the text is no number.
  [[nodiscard]] static std::optional<TypedNumber> parse(const QString& source);

  /// Whether it is the element of this type with these bits: exactly, of integers; of floats,
  /// rounded to the digits that were typed, of which at least three count and at most those that
  /// the type keeps.
  [[nodiscard]] bool agrees(values::DType type, std::uint64_t bits) const;
};

}  // namespace lanescope::ui
