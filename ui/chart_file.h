// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCustomPlot;

namespace lanescope::ui {

// Both return one sentence on what went wrong, empty when the file was written; a file is written
// whole or not at all.

/// By the name's ending: .svg, .pdf, else .png with twice the pixels of the screen's.
[[nodiscard]] QString saveChart(QCustomPlot& plot, const QString& file);
/// As UTF-8.
[[nodiscard]] QString saveText(const QString& text, const QString& file);

}  // namespace lanescope::ui
