// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/stage_export.h"

namespace lanescope::app {

/// Throws values::Error (badInput) when a folder of pictures cannot be put at `path`: it is there
/// already and not empty, or the folder around it is not.
void checkFolder(const QString& path);

/// Writes a PNG file for each of the steps, named as the picture counts them: step-0001.png, …; the
/// folder is there with all of them, or not at all. Throws values::Error as `exportStage` does.
void writeFolder(const StageExport& what, const StepRange& steps, const QString& path,
                 const ExportMonitor& monitor);

}  // namespace lanescope::app
