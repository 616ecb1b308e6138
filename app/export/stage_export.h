// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "ui/stage/stage_scene.h"
#include "ui/stage/stage_theme.h"
#include "values/result.h"

namespace lanescope::app {

enum class ExportFormat {
  png,     ///< one step
  svg,     ///< one step
  pdf,     ///< one step
  gif,     ///< all steps, moving
  mp4,     ///< all steps, moving
  folder,  ///< a PNG file for each step
};

/// By the name's ending; a name that ends with '/', names a folder or has no ending is a folder.
/// Throws values::Error (badInput) that lists the endings.
[[nodiscard]] ExportFormat exportFormatOf(const QString& path);

/// What of a scene is exported, and how it looks.
struct StageExport {
  static constexpr int kSmallest = 64;  ///< pixels, either side
  static constexpr int kLargest = 7680;
  static constexpr double kSlowest = 0.1;  ///< steps a second
  static constexpr double kFastest = 1000.0;
  static constexpr int kMostFramesASecond = 60;
  static constexpr int kMostFrames = 20'000;

  std::shared_ptr<const ui::StageScene> scene;  ///< has at least one step
  ui::StageLook look = {};
  QSize size{1600, 900};
  ui::ThemeId theme = ui::ThemeId::light;
  std::optional<int> step;             ///< of a picture, from 0; absent: the last one
  double speed = 2.0;                  ///< of an animation, steps a second
  std::optional<int> framesPerSecond;  ///< of an animation; absent: 10 for GIF, 30 for MP4
};

/// Progress from 0 to 1, and the wish to stop.
struct ExportMonitor {
  std::stop_token stop = {};
  std::function<void(double)> progress = [](double) {};
};

/// The scene of the first recorded block of a run; it keeps the run alive. Throws values::Error
/// (badInput) when nothing was recorded.
[[nodiscard]] std::shared_ptr<const ui::StageScene> sceneOf(
    const std::shared_ptr<const values::RunResult>& result);

/// Throws values::Error (badInput) when the size, the step or the pace breaks a limit; the step is
/// held against the scene where there is one.
void checkLimits(const StageExport& what);

/// Throws values::Error (badInput) when `path` has no known format or cannot be written.
void checkTarget(const QString& path);

/// Writes `path` in its format; whole, or not at all. Needs a QGuiApplication. Throws
/// values::Error: badInput when a limit is broken or the folder cannot be written to, unavailable
/// when ffmpeg is missing (MP4) or the disk is full, cancelled once `monitor.stop` was requested.
void exportStage(const StageExport& what, const QString& path, const ExportMonitor& monitor = {});

}  // namespace lanescope::app
