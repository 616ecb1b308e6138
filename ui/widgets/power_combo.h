// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "catalog/catalog.h"

class QComboBox;

namespace lanescope::ui {

/// Every second power of two of the range: enough points for a line, few enough to wait for.
/// `chosen`: the power that is chosen at first.
void setPowers(QComboBox& combo, const catalog::PowerRange& range, int chosen);
/// The sizes between two of these, whichever is the smaller one.
[[nodiscard]] std::vector<std::int64_t> powersBetween(const QComboBox& a, const QComboBox& b);

}  // namespace lanescope::ui
