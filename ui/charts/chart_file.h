// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QCustomPlot;
class QWidget;

namespace lanescope::ui {

// Both ask for a file, `name` without its ending being offered, and return one sentence on what
// went wrong, empty when the file was written or none was named; a file is written whole or not at
// all.

/// A picture of charts as they stand on the screen, by the chosen ending: .svg, .pdf, else .png
/// with twice the pixels of the screen's.
[[nodiscard]] QString askAndSave(QWidget& parent, const QString& title, const QString& name,
                                 const QList<QCustomPlot*>& plots);
/// A table, as UTF-8.
[[nodiscard]] QString askAndSave(QWidget& parent, const QString& title, const QString& name,
                                 const QString& csv);

}  // namespace lanescope::ui
