// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/paint/fitting_text.h"

namespace lanescope::ui {

QString fittingText(const QFontMetricsF& metrics, double width, const QStringList& texts) {
  for (const QString& text : texts) {
    if (metrics.horizontalAdvance(text) <= width) return text;
  }
  return {};
}

}  // namespace lanescope::ui
