// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace lanescope::app {

enum class NumberStatus {
  ok,
  notANumber,  ///< other text
  notFinite,   ///< "nan", "inf", "infinity" in any case, with or without a sign
  tooLarge,    ///< a number beyond the largest float32
};

struct ParsedNumber {
  NumberStatus status = NumberStatus::notANumber;
  float value = 0.0F;  ///< the nearest float32; 0 where the number is smaller than any of them
};

/// The number that a field holds. Blanks around it have been removed.
[[nodiscard]] ParsedNumber parseNumber(std::string_view text);

/// The text without the blanks around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// A field as it can stand in a sentence: one line, at most 40 characters, quotes around it.
[[nodiscard]] std::string shown(std::string_view text);

}  // namespace lanescope::app
