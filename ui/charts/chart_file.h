// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QCustomPlot;
class QPainter;
class QRect;
class QWidget;

namespace lanescope::ui {

/// Paints a plot into a rectangle of a painter.
void paintPlot(QCustomPlot& plot, const QRect& bounds, QPainter& painter);

// Both functions ask for a file and offer `name`, which has no ending. They return one sentence on
// what went wrong. It is empty when the file was written or none was named. A file is written whole
// or not at all.

/// Writes a picture of charts as they stand on the screen, as the chosen ending says: .svg, .pdf,
/// or else .png with twice the pixels of the screen.
[[nodiscard]] QString askAndSave(QWidget& parent, const QString& title, const QString& name,
                                 const QList<QCustomPlot*>& plots);
/// Writes a table as UTF-8.
[[nodiscard]] QString askAndSave(QWidget& parent, const QString& title, const QString& name,
                                 const QString& csv);

}  // namespace lanescope::ui
