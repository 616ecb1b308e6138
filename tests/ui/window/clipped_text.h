// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace lanescope::ui {

/// The texts of a window.
struct TextsInSight {
  QStringList all;
  QStringList clipped;  ///< what cannot be read whole: "class objectName: text: why"
};

/// Looks at what is visible in `window`: menus, labels, buttons, lists to choose from, fields,
/// tabs, titles, the status bar, the headings and cells of tables that are in sight, and the words
/// of charts. What can be scrolled to is not clipped.
[[nodiscard]] TextsInSight textsInSight(const QWidget& window);

}  // namespace lanescope::ui
