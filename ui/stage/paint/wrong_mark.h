// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include "trace/compare/taint.h"

class QPainter;

namespace lanescope::ui {

struct CellLook;
struct StageTheme;

/// Colours the cell of a wrong value red, whatever else happens to it.
void colorWrong(const StageTheme& theme, trace::Taint::Mark mark, CellLook& look);

/// Paints the sign of a wrong value where there is room: a dog-ear on a value made of a wrong one;
/// a frame and a disc with a cross where an error arises. Paints nothing for Mark::none.
void paintWrongMark(QPainter& painter, const StageTheme& theme, const QRectF& area,
                    trace::Taint::Mark mark);

/// Paints the disc with a cross alone, for places without a cell.
void paintWrongCross(QPainter& painter, const StageTheme& theme, QPointF center, double size);

}  // namespace lanescope::ui
