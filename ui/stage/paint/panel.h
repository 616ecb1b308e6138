// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;

namespace lanescope::ui {

struct StageTheme;

/// The raised area that an array, the threads or a whole view stand on. `scale`: see PaneFrame.
void paintPanel(QPainter& painter, const StageTheme& theme, const QRectF& frame, double scale);

}  // namespace lanescope::ui
