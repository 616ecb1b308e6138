// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

#include "ui/export/stage_export.h"

namespace lanescope::ui {

/// All formats, in the order in which they are offered.
[[nodiscard]] std::span<const app::ExportFormat> exportFormats();

/// "GIF, moving".
[[nodiscard]] QString nameOf(app::ExportFormat format);
/// For a file dialog: "PNG pictures (*.png)"; empty for a folder.
[[nodiscard]] QString filterOf(app::ExportFormat format);

/// What comes out: how many pictures, pages or frames, how long they play, and roughly how large
/// the file is. The limits hold.
[[nodiscard]] QString extentSentence(const app::StageExport& what, app::ExportFormat format);

}  // namespace lanescope::ui
