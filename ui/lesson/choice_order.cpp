// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/choice_order.h"

#include <cstdint>
#include <numeric>
#include <random>
#include <utility>

namespace lanescope::ui {

std::vector<int> choiceOrder(const QString& text, int count) {
  std::uint32_t seed = 2166136261U;  // FNV-1a
  for (const char each : text.toUtf8()) {
    seed = (seed ^ static_cast<unsigned char>(each)) * 16777619U;
  }
  std::mt19937 draw(seed);
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t last = order.size(); last > 1; --last) {
    std::swap(order[last - 1], order[draw() % last]);
  }
  return order;
}

}  // namespace lanescope::ui
