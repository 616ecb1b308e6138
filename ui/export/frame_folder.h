// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/stage_export.h"

namespace lanescope::app {

/// Throws values::Error (badInput) when `path` exists and is not an empty folder, or its parent
/// folder does not exist.
void checkFolder(const QString& path);

/// Writes one PNG file per step, numbered from 1: step-0001.png, … The folder appears with all of
/// them, or not at all. Throws values::Error as `exportStage` does.
void writeFolder(const StageExport& what, const StepRange& steps, const QString& path,
                 const ExportMonitor& monitor);

}  // namespace lanescope::app
