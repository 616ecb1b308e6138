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

/// A range of steps of a block, from 0, both ends included.
struct StepRange {
  /// The value of `last` for the last step of the block.
  static constexpr int kEnd = std::numeric_limits<int>::max();

  int first = 0;
  int last = kEnd;
  [[nodiscard]] std::int64_t count() const { return std::int64_t{last} - first + 1; }
};

/// What is exported from a stage, and its look.
struct StageExport {
  static constexpr int kSmallest = 64;  ///< least width and height in pixels
  static constexpr int kLargest = 7680;
  static constexpr double kSlowest = 0.1;  ///< steps per second
  static constexpr double kFastest = 1000.0;
  static constexpr int kMostFramesASecond = 60;
  static constexpr int kMostFrames = 20'000;    ///< of frames, pages or pictures
  static constexpr QSize kPageSize{1280, 800};  ///< usual, beside the source in a window
  static constexpr int kMostPageSteps = 4000;   ///< of a page that plays
  /// Limit on the pixels of all frames together.
  static constexpr std::int64_t kMostPixels = std::int64_t{kMostFrames} * 1600 * 900;
  static constexpr int kMostLoops = 65'536;  ///< limit of the GIF format

  std::shared_ptr<const ui::StagePicture> picture;  ///< has at least one step
  QSize size{1600, 900};
  ui::ThemeId theme = ui::ThemeId::light;
  std::optional<StepRange> steps = {};  ///< absent: the last step for .png, .svg and .pdf, else all
  double speed = 2.0;                   ///< of an animation, in steps per second
  std::optional<int> framesPerSecond = {};  ///< of an animation; absent: 10 for GIF, 30 for MP4
  std::optional<int> loops = {};            ///< number of plays of a GIF; absent: for ever
};

/// The expected result of an export.
struct ExportExtent {
  StepRange steps;
  std::int64_t pictures = 1;  ///< number of pictures, pages or frames
  int framesPerSecond = 0;    ///< of an animation
  double seconds = 0;         ///< of an animation, including the pause at its end
  double bytes = 0;           ///< in total, within a factor of two to three
  /// The time to write it, within a factor of three.
  std::chrono::duration<double> work = {};
};

/// Receives the progress, 0 to 1, and carries the request to stop.
struct ExportMonitor {
  std::stop_token stop = {};
  std::function<void(double)> progress = [](double) {};
};

/// The record of a run; the pointer keeps the run alive. Throws values::Error (badInput) when
/// nothing was recorded.
[[nodiscard]] std::shared_ptr<const trace::Record> recordOf(
    const std::shared_ptr<const values::RunResult>& result);
/// The scene of a recorded block, counted from 0; it keeps the run alive. Throws values::Error
/// (badInput) when this block was not recorded.
[[nodiscard]] std::shared_ptr<const ui::StageScene> sceneOf(
    const std::shared_ptr<const values::RunResult>& result, std::uint64_t recordedBlock = 0);

/// Throws values::Error (badInput) when the size, the steps or the pace exceeds a limit of the
/// format. Without a picture, the number of steps is not checked.
void checkLimits(const StageExport& what, ExportFormat format);

/// The expected result of `exportStage`. `what` must be within the limits.
[[nodiscard]] ExportExtent extentOf(const StageExport& what, ExportFormat format);

/// Throws values::Error (badInput) when `path` has no known format or cannot be written.
void checkTarget(const QString& path);

/// Writes `path` in its format, whole or not at all. Needs a QGuiApplication. Throws values::Error:
/// badInput when a limit is exceeded or the folder is not writable, unavailable when ffmpeg is
/// missing (MP4) or the disk is full, cancelled once `monitor.stop` was requested.
void exportStage(const StageExport& what, const QString& path, const ExportMonitor& monitor = {});

}  // namespace lanescope::app
