// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <random>

namespace lanescope::soak {

/// One thing that a user does. What it meets depends on what the window shows at that time.
struct Action {
  enum class Kind : std::uint8_t {
    click,
    key,
    text,
    menu,
    page,
    wheel,
    drag,
    resize,
    command,
    killEngine,
    stopEngine,
    fillDisk,
    jumpClock,
  };
  Kind kind = Kind::click;
  std::array<std::uint32_t, 4> dice{};  ///< what is chosen, uniform

  /// Returns dice number `die` as a number below `count`.
  [[nodiscard]] int below(std::size_t die, int count) const {
    return static_cast<int>(dice[die] % static_cast<std::uint32_t>(count));
  }
  bool operator==(const Action&) const = default;
};

/// An endless sequence of actions, the same for the same seed on every machine.
class ActionSource {
 public:
  explicit ActionSource(std::uint64_t seed) : m_random(seed) {}
  [[nodiscard]] Action next();

 private:
  std::mt19937_64 m_random;
};

}  // namespace lanescope::soak
