// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/export/stage_export.h"
#include "ui/handout/handout.h"

namespace lanescope::ui {

enum class HandoutFormat {
  page,   ///< .html: a page that plays
  paper,  ///< .pdf: text and pictures, with room for answers
};

/// The format that the file name's ending selects. Throws values::Error (badInput).
[[nodiscard]] HandoutFormat handoutFormatOf(const QString& path);

/// Writes a lesson whose charts are drawn, whole or not at all, on any thread. `withAnswers`: on
/// paper, with a sheet of answers at the end. Throws values::Error: badInput where a limit is
/// exceeded or the folder is not writable, unavailable when the disk is full, cancelled once
/// `monitor.stop` was requested.
void writeHandout(const Handout& handout, const QString& path, bool withAnswers,
                  const app::ExportMonitor& monitor);

}  // namespace lanescope::ui
