// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/manual_link.h"

#include <QDesktopServices>
#include <QUrl>

namespace lanescope::ui {

void openManual(const QString& place) {
  QDesktopServices::openUrl(QUrl(QLatin1String(kManualScheme) + QLatin1Char(':') + place));
}

}  // namespace lanescope::ui
