// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPixmap>

class QPalette;

namespace lanescope::ui {

/// A triangle with an exclamation mark.
[[nodiscard]] QPixmap warningPicture(const QPalette& palette, int size);  ///< size: pixels
[[nodiscard]] QIcon warningIcon(const QPalette& palette);

}  // namespace lanescope::ui
