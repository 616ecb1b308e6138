// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>

#include "request/result.h"
#include "ui/export/export_format.h"
#include "ui/stage/scene/stage_picture.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::app {

/// Steps of a block, from 0, both ends included.
struct StepRange {
  /// As `last`: the block's last step, whichever that is.
  static constexpr int kEnd = std::numeric_limits<int>::max();

  int first = 0;
  int last = kEnd;
  [[nodiscard]] std::int64_t count() const { return std::int64_t{last} - first + 1; }
};

/// What of a stage is exported, and how it looks.
struct StageExport {
  static constexpr int kSmallest = 64;  ///< pixels, either side
  static constexpr int kLargest = 7680;
  static constexpr double kSlowest = 0.1;  ///< steps a second
  static constexpr double kFastest = 1000.0;
  static constexpr int kMostFramesASecond = 60;
  static constexpr int kMostFrames = 20'000;  ///< also pages, and pictures of a folder
  /// Of all frames or pictures, as many as of the most frames of the usual size.
  static constexpr std::int64_t kMostPixels = std::int64_t{kMostFrames} * 1600 * 900;
  static constexpr int kMostLoops = 65'536;  ///< what a GIF can count, and the first one

  std::shared_ptr<const ui::StagePicture> picture;  ///< has at least one step
  QSize size{1600, 900};
  ui::ThemeId theme = ui::ThemeId::light;
  std::optional<StepRange> steps = {};      ///< absent: the last of a .png, .svg or .pdf, else all
  double speed = 2.0;                       ///< of an animation, steps a second
  std::optional<int> framesPerSecond = {};  ///< of an animation; absent: 10 for GIF, 30 for MP4
  std::optional<int> loops = {};            ///< how often a GIF plays; absent: for ever
};

/// What comes out.
struct ExportExtent {
  StepRange steps;
  std::int64_t pictures = 1;  ///< also pages, or frames
  int framesPerSecond = 0;    ///< of an animation
  double seconds = 0;         ///< of an animation, with the rest at its end
  double bytes = 0;           ///< in all, within a factor of two to three
  /// What writing it takes, within a factor of three.
  std::chrono::duration<double> work = {};
};

/// Progress from 0 to 1, and the wish to stop.
struct ExportMonitor {
  std::stop_token stop = {};
  std::function<void(double)> progress = [](double) {};
};

/// The record of a run; it keeps the run alive. Throws values::Error (badInput) when nothing was
/// recorded.
[[nodiscard]] std::shared_ptr<const trace::Record> recordOf(
    const std::shared_ptr<const values::RunResult>& result);
/// The scene of a recorded block of a run, counted from 0; it keeps the run alive. Throws
/// values::Error (badInput) when nothing was recorded, or not this block.
[[nodiscard]] std::shared_ptr<const ui::StageScene> sceneOf(
    const std::shared_ptr<const values::RunResult>& result, std::uint64_t recordedBlock = 0);

/// Throws values::Error (badInput) when the size, the steps or the pace breaks a limit of the
/// format. Where there is no picture yet, the number of its steps is left aside.
void checkLimits(const StageExport& what, ExportFormat format);

/// What `exportStage` would write. The limits hold.
[[nodiscard]] ExportExtent extentOf(const StageExport& what, ExportFormat format);

/// Throws values::Error (badInput) when `path` has no known format or cannot be written.
void checkTarget(const QString& path);

/// Writes `path` in its format; whole, or not at all. Needs a QGuiApplication. Throws
/// values::Error: badInput when a limit is broken or the folder cannot be written to, unavailable
/// when ffmpeg is missing (MP4) or the disk is full, cancelled once `monitor.stop` was requested.
void exportStage(const StageExport& what, const QString& path, const ExportMonitor& monitor = {});

}  // namespace lanescope::app
