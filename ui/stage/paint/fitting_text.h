// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QRectF>
#include <QStringList>

class QPainter;

namespace lanescope::ui {

/// The first of some texts that is no wider than `width`; empty where none is. They say the same,
/// the longest first: what is said briefly is read, and what is cut is not.
[[nodiscard]] QString fittingText(const QFontMetricsF& metrics, double width,
                                  const QStringList& texts);

/// Draws the first text that fits into a line with the painter's font, at its left; where none
/// does, the last one in smaller type. For what must be said. Returns the width that it takes.
double paintWhole(QPainter& painter, const QRectF& line, const QStringList& texts);

}  // namespace lanescope::ui
