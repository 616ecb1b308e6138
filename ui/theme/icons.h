// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

class QPalette;

namespace lanescope::ui {

/// The embedded icon of this name ("run", "open", …) in the colours of a palette: its text colour,
/// and its disabled text colour while the action is disabled.
[[nodiscard]] QIcon themedIcon(const QString& name, const QPalette& palette);

/// A triangle with an exclamation mark.
[[nodiscard]] QIcon warningIcon(const QPalette& palette);

}  // namespace lanescope::ui
