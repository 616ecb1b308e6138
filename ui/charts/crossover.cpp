// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/crossover.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace lanescope::ui {

Crossover crossoverOf(std::span<const SpeedupAt> speedups) {
  std::vector<SpeedupAt> known;
  std::ranges::copy_if(speedups, std::back_inserter(known), [](const SpeedupAt& at) {
    return std::isfinite(at.factor) && at.factor > 0.0;
  });
  if (known.empty()) return {};
  const auto isFast = [](const SpeedupAt& at) { return at.factor >= 1.0; };
  if (std::ranges::none_of(known, isFast)) return {Crossover::Kind::never, 0};
  if (std::ranges::all_of(known, isFast)) return {Crossover::Kind::always, 0};
  std::size_t after = known.size() - 1;
  while (isFast(known[after - 1]) == isFast(known.back())) --after;
  const SpeedupAt& a = known[after - 1];
  const SpeedupAt& b = known[after];
  const double part = std::log(a.factor) / (std::log(a.factor) - std::log(b.factor));
  const double n = std::exp(std::lerp(std::log(a.n), std::log(b.n), part));
  return {isFast(known.back()) ? Crossover::Kind::from : Crossover::Kind::until, n};
}

}  // namespace lanescope::ui
