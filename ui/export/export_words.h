// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

#include "ui/export/stage_export.h"

namespace lanescope::ui {

/// All formats, in the order of the dialog's list.
[[nodiscard]] std::span<const app::ExportFormat> exportFormats();

/// "GIF, moving".
[[nodiscard]] QString nameOf(app::ExportFormat format);
/// A filter for a file dialog: "PNG pictures (*.png)"; empty for a folder.
[[nodiscard]] QString filterOf(app::ExportFormat format);

/// A sentence on the expected result: number of pictures, pages or frames, duration, approximate
/// file size. `what` must be within the limits.
[[nodiscard]] QString extentSentence(const app::StageExport& what, app::ExportFormat format);

}  // namespace lanescope::ui
