// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include "trace/compare/taint.h"

class QPainter;

namespace lanescope::ui {

struct CellLook;
struct StageTheme;

/// A cell that has a wrong value is red, whatever else happens to it.
void colorWrong(const StageTheme& theme, trace::Taint::Mark mark, CellLook& look);

/// What says so besides the colour, where there is room: a dog-ear on what is made of something
/// wrong; a frame, and a disc with a cross, where it goes wrong. Nothing for Mark::none.
void paintWrongMark(QPainter& painter, const StageTheme& theme, const QRectF& area,
                    trace::Taint::Mark mark);

/// That disc with a cross, where there is no cell.
void paintWrongCross(QPainter& painter, const StageTheme& theme, QPointF center, double size);

}  // namespace lanescope::ui
