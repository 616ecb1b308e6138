// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QStringList>

class QPainter;

namespace lanescope::ui {

struct StageTheme;

// The texts that views have in common. `scale`: see PaneFrame. The painter is left as it was.

/// Paints a heading: a name, and behind it the first of the details that fits, if one does.
void paintHeadingLine(QPainter& painter, const StageTheme& theme, const QRectF& line,
                      const QString& name, const QStringList& details, double scale);
/// Paints why a view's panel is empty.
void paintNote(QPainter& painter, const StageTheme& theme, const QRectF& panel, const QString& note,
               double scale);

}  // namespace lanescope::ui
