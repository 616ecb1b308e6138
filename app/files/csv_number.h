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

/// Returns the number in a field without blanks around it.
[[nodiscard]] ParsedNumber parseNumber(std::string_view text);

/// Does the same for a number with one decimal comma and no point: "1,5".
[[nodiscard]] ParsedNumber parseCommaNumber(std::string_view text);

/// Whether the comma of such a number may also separate thousands: "12,345", but not "0,125".
[[nodiscard]] bool maySeparateThousands(std::string_view text);

/// Returns the text without the blanks around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Returns a field for a sentence: on one line, at most 40 characters, in quotes.
[[nodiscard]] std::string shown(std::string_view text);

}  // namespace lanescope::app
