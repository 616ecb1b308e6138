// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>

#include "ui/export/stage_export.h"
#include "ui/stage/model/in_step.h"

namespace lanescope::cli {

/// --steps, --size, --fps, --speed, --loop, --theme into everything but the picture. Throws
/// values::Error (badInput), also for what the format has no room for.
[[nodiscard]] app::StageExport stageExportOf(const QCommandLineParser& parser,
                                             app::ExportFormat format);
/// --view, --follow. Throws values::Error (badInput).
[[nodiscard]] ui::StageLook lookOf(const QCommandLineParser& parser);

/// --in-step. Throws values::Error (badInput).
[[nodiscard]] ui::InStep inStepOf(const QCommandLineParser& parser);

/// "1600x900". Throws values::Error (badInput).
[[nodiscard]] QSize sizeOf(const QString& text);

}  // namespace lanescope::cli
