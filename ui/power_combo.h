// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

class QComboBox;
class QWidget;

namespace lanescope::ui {

/// Every second power of two: enough points for a line, few enough to wait for.
[[nodiscard]] QComboBox* makePowerCombo(int smallest, int largest, int chosen, const QString& name,
                                        QWidget* parent);
/// The sizes between two of these, whichever is the smaller one.
[[nodiscard]] std::vector<std::int64_t> powersBetween(const QComboBox& a, const QComboBox& b);

}  // namespace lanescope::ui
