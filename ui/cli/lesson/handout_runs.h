// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/export/stage_export.h"
#include "ui/handout/handout.h"

namespace lanescope::cli {

/// Runs the stages of a lesson and computes its charts on the emulator, on any thread. The charts
/// are not drawn yet. Throws values::Error with a sentence where a stage cannot be shown, and
/// cancelled once `monitor.stop` was requested.
[[nodiscard]] ui::Handout runHandout(app::LessonText text, const QString& folder,
                                     const app::ExportMonitor& monitor);

}  // namespace lanescope::cli
