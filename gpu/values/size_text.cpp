// SPDX-License-Identifier: Apache-2.0
#include "values/size_text.h"

#include <array>
#include <cstdio>

namespace lanescope::values {

std::string sizeText(std::uint64_t bytes) {
  constexpr std::array<const char*, 6> kUnits{"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  constexpr double kStep = 1024.0;
  if (bytes < 1024) return std::to_string(bytes) + " B";
  double amount = static_cast<double>(bytes) / kStep;
  std::size_t unit = 0;
  while (amount >= kStep && unit + 1 < kUnits.size()) {
    amount /= kStep;
    ++unit;
  }
  std::array<char, 32> text{};
  const int length = std::snprintf(text.data(), text.size(), "%.1f %s", amount, kUnits[unit]);
  return {text.data(), static_cast<std::size_t>(length)};
}

}  // namespace lanescope::values
