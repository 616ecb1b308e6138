// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>

#include "app/export/stage_export.h"

namespace lanescope::cli {

/// --step, --view, --size, --fps, --speed, --theme into everything but the scene. Throws
/// values::Error (badInput).
[[nodiscard]] app::StageExport stageExportOf(const QCommandLineParser& parser);

/// "1600x900". Throws values::Error (badInput).
[[nodiscard]] QSize sizeOf(const QString& text);

}  // namespace lanescope::cli
