// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "ui/export/stage_export.h"
#include "ui/handout/handout.h"

namespace lanescope::ui {

/// A lesson whose charts are drawn as a page that plays. Throws values::Error: badInput where its
/// stages have too many steps, cancelled once `monitor.stop` was requested.
[[nodiscard]] QByteArray lessonPage(const Handout& handout, const app::ExportMonitor& monitor);

}  // namespace lanescope::ui
