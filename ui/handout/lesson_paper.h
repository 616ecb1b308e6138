// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/stage_export.h"
#include "ui/handout/handout.h"

class QIODevice;

namespace lanescope::ui {

/// Writes a lesson whose charts are drawn as a PDF of A4: its texts, a picture of each stage, and
/// the questions with room for answers. `withAnswers`: a sheet with the answers at the end. Throws
/// values::Error (cancelled) once `monitor.stop` was requested.
void writePaper(const Handout& handout, QIODevice& device, bool withAnswers,
                const app::ExportMonitor& monitor);

}  // namespace lanescope::ui
