// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

class QPalette;

namespace lanescope::ui {

/// A triangle with an exclamation mark.
[[nodiscard]] QIcon warningIcon(const QPalette& palette);

}  // namespace lanescope::ui
