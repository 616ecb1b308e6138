// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "catalog/catalog.h"

class QComboBox;

namespace lanescope::ui {

/// Offers every second power of two of the range, which makes a line with few points to wait for.
/// `chosen` is the selected power.
void setPowers(QComboBox& combo, const catalog::PowerRange& range, int chosen);
/// The sizes between two such choices, in either order.
[[nodiscard]] std::vector<std::int64_t> powersBetween(const QComboBox& a, const QComboBox& b);

}  // namespace lanescope::ui
