// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/export/stage_frames.h"

namespace lanescope::app {

/// Writes the frames as H.264 in MP4 with the system's ffmpeg. Throws values::Error: unavailable
/// when ffmpeg is missing or fails, cancelled.
void exportVideo(const StageFrames& frames, const QString& path, const ExportMonitor& monitor);

/// Whether ffmpeg is installed.
[[nodiscard]] bool canExportVideo();

}  // namespace lanescope::app
