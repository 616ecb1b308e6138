// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCustomPlot;
class QPainter;
class QRect;

namespace lanescope::ui {

/// Paints a plot as it stands on the screen into a rectangle of a painter, without what the pointer
/// or the keyboard marks. In an SVG its layers and each of its curves are groups.
void paintPlot(QCustomPlot& plot, const QRect& bounds, QPainter& painter);

}  // namespace lanescope::ui
