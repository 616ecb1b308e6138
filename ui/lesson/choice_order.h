// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace lanescope::ui {

/// The order in which the choices of a question are shown: their positions among the right and then
/// the wrong ones. It follows from the question's text alone, so that it is the same each time and
/// says nothing of which is right.
[[nodiscard]] std::vector<int> choiceOrder(const QString& text, int count);

}  // namespace lanescope::ui
