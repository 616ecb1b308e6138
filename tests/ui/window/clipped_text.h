// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace lanescope::ui {

/// Texts that cannot be read whole: one line each, "class objectName: text: why". Looks at what is
/// visible in `window`: labels, buttons, lists to choose from, fields, tabs, titles, the status
/// bar, and the headings and cells of tables that are in sight. What can be scrolled to is not
/// clipped.
[[nodiscard]] QStringList clippedTexts(const QWidget& window);

}  // namespace lanescope::ui
