// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <random>
#include <string>

namespace lanescope::tests {

/// A value of any kind, to stand where another one belongs; `whole`: as one of many parts, a whole
/// tree.
inline nlohmann::json hostileValue(std::mt19937_64& random, const nlohmann::json& whole) {
  const auto below = [&](std::size_t limit) { return static_cast<std::size_t>(random() % limit); };
  switch (below(12)) {
    case 0:
      return nullptr;
    case 1:
      return below(2) == 0;
    case 2:
      return below(20);
    case 3:
      return -static_cast<std::int64_t>(below(20));
    case 4:
      return std::uint64_t{1} << below(64);
    case 5:
      return std::numeric_limits<std::int64_t>::min();
    case 6:
      return std::numeric_limits<double>::quiet_NaN();
    case 7:
      return "emulator";
    case 8:
      return "../../etc/passwd";
    case 9:
      return std::string(below(below(10) == 0 ? 30'000 : 30), 'x');
    case 10:
      return nlohmann::json::array({1, 2, 3});
    default:
      return whole;
  }
}

}  // namespace lanescope::tests
