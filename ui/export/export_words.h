// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

#include "ui/export/stage_export.h"

namespace lanescope::ui {

/// A sentence on the expected result: number of pictures, pages or frames, duration, approximate
/// file size. `what` must be within the limits.
[[nodiscard]] QString extentSentence(const app::StageExport& what, app::ExportFormat format);

}  // namespace lanescope::ui
