// SPDX-License-Identifier: Apache-2.0
#include "backend/emulator/emulator_estimate.h"

#include <cmath>

namespace lanescope::backend {
namespace {

/// "40 s", "12 min", "5 h", whichever has two digits at most, if any has.
std::string timeWords(EmulatorEstimate::Seconds time) {
  constexpr double kMost = 100;
  constexpr double kStep = 60;
  const double seconds = time.count();
  if (seconds < kMost) return std::to_string(std::llround(seconds)) + " s";
  if (seconds < kMost * kStep) return std::to_string(std::llround(seconds / kStep)) + " min";
  return std::to_string(std::llround(seconds / kStep / kStep)) + " h";
}

}  // namespace

std::optional<std::string> EmulatorEstimate::tooLong(double fraction, Seconds elapsed) const {
  constexpr Seconds kLeastKnown{1.0};
  constexpr double kFewestBlocks = 100;
  const auto blocks = static_cast<double>(m_launch.grid.total());
  if (elapsed < kLeastKnown || fraction * blocks < kFewestBlocks) return std::nullopt;
  const Seconds all = elapsed / fraction;
  if (all <= m_longest) return std::nullopt;
  return "The emulator would take about " + timeWords(all) + " for the " +
         std::to_string(m_launch.grid.total()) + " blocks of " +
         std::to_string(m_launch.block.total()) + " threads of " + m_launch.entry + "; " +
         timeWords(m_longest) +
         " are the most that it is given. Launch fewer blocks, or run it on a GPU.";
}

}  // namespace lanescope::backend
