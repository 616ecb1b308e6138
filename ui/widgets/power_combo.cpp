// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/power_combo.h"

#include <QComboBox>
#include <algorithm>

#include "app/text/number_text.h"

namespace lanescope::ui {
namespace {

constexpr int kPowerStep = 2;

}  // namespace

void setPowers(QComboBox& combo, const catalog::PowerRange& range, int chosen) {
  combo.clear();
  for (int power = range.first; power <= range.last; power += kPowerStep) {
    combo.addItem(powerOfTwo(power), power);
  }
  combo.setCurrentIndex(combo.findData(chosen));
}

std::vector<std::int64_t> powersBetween(const QComboBox& a, const QComboBox& b) {
  const auto [from, to] = std::minmax({a.currentData().toInt(), b.currentData().toInt()});
  std::vector<std::int64_t> sizes;
  for (int power = from; power <= to; power += kPowerStep) {
    sizes.push_back(std::int64_t{1} << power);
  }
  return sizes;
}

}  // namespace lanescope::ui
