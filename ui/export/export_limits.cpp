// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <string>

#include "ui/export/stage_export.h"
#include "ui/stage/scene/stage_scene.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr int kGifFramesPerSecond = 10;
constexpr int kVideoFramesPerSecond = 30;
/// Browsers slow down a GIF with delays below two hundredths of a second.
constexpr int kMostGifFramesPerSecond = 50;
constexpr double kRestSeconds = 2.0;

/// The range with steps counted from 1.
std::string rangeText(const StepRange& steps) {
  const auto number = [](int step) { return std::to_string(std::int64_t{step} + 1); };
  if (steps.first == steps.last) return number(steps.first);
  return number(steps.first) + ".." +
         (steps.last == StepRange::kEnd ? std::string() : number(steps.last));
}

void checkSize(QSize size) {
  for (const int side : {size.width(), size.height()}) {
    if (side >= StageExport::kSmallest && side <= StageExport::kLargest) continue;
    values::refuse("size = " + std::to_string(size.width()) + "x" + std::to_string(size.height()) +
                   " is out of range: each side must be from " +
                   std::to_string(StageExport::kSmallest) + " to " +
                   std::to_string(StageExport::kLargest) + " pixels.");
  }
}

/// The steps to export; `what.picture` must be set.
StepRange stepsOf(const StageExport& what, ExportFormat format) {
  const int last = what.picture->stepCount() - 1;
  if (!what.steps) {
    return {isOfOneStep(format) || format == ExportFormat::pdf ? last : 0, last};
  }
  return {what.steps->first, what.steps->last == StepRange::kEnd ? last : what.steps->last};
}

void checkSteps(const StageExport& what, ExportFormat format) {
  if (!what.steps) return;
  if (what.steps->last < what.steps->first) {
    values::refuse("steps = " + rangeText(*what.steps) +
                   " is no range: the smaller number stands first.");
  }
  if (what.picture == nullptr) return;
  const StepRange steps = stepsOf(what, format);
  const int count = what.picture->stepCount();
  if (steps.first < 0 || steps.first >= count || steps.last >= count) {
    values::refuse("steps = " + rangeText(*what.steps) +
                   " is out of range: the steps of this block are 1 to " + std::to_string(count) +
                   ".");
  }
  if (isOfOneStep(format) && steps.count() != 1) {
    values::refuse("steps = " + rangeText(*what.steps) + " are " + std::to_string(steps.count()) +
                   " steps and a ." + endingOf(format).toStdString() +
                   " shows one; .pdf, .gif, .mp4, .html and a folder take several.");
  }
}

void checkPace(const StageExport& what, ExportFormat format) {
  if (!(what.speed >= StageExport::kSlowest && what.speed <= StageExport::kFastest)) {
    values::refuse("speed = " + QString::number(what.speed).toStdString() +
                   " is out of range: it must be from 0.1 to 1000 steps per second.");
  }
  const int most =
      format == ExportFormat::gif ? kMostGifFramesPerSecond : StageExport::kMostFramesASecond;
  const int fps = what.framesPerSecond.value_or(1);
  if (fps < 1 || fps > most) {
    values::refuse("fps = " + std::to_string(fps) + " is out of range: it must be from 1 to " +
                   std::to_string(most) + " in this format.");
  }
  if (!what.loops) return;
  if (format != ExportFormat::gif) {
    values::refuse("loop = " + std::to_string(*what.loops) +
                   " is of no use here: only a .gif says how often it plays.");
  }
  if (*what.loops < 1 || *what.loops > StageExport::kMostLoops) {
    values::refuse("loop = " + std::to_string(*what.loops) +
                   " is out of range: it must be from 1 to " +
                   std::to_string(StageExport::kMostLoops) + " times.");
  }
}

std::string billions(std::int64_t count) {
  constexpr double kBillion = 1e9;
  return QString::number(static_cast<double>(count) / kBillion, 'f', 1).toStdString() + " billion";
}

void checkPixels(const StageExport& what, ExportFormat format, const ExportExtent& extent) {
  if (!isMoving(format) && format != ExportFormat::folder) return;
  const std::int64_t pixels = extent.pictures * what.size.width() * what.size.height();
  if (pixels <= StageExport::kMostPixels) return;
  values::refuse(std::to_string(extent.pictures) + (isMoving(format) ? " frames" : " pictures") +
                 " of " + std::to_string(what.size.width()) + "x" +
                 std::to_string(what.size.height()) + " are " + billions(pixels) +
                 " pixels and the limit is " + billions(StageExport::kMostPixels) +
                 "; choose a smaller size or fewer steps.");
}

void checkPictures(const StageExport& what, ExportFormat format) {
  const ExportExtent extent = extentOf(what, format);
  const int most =
      format == ExportFormat::html ? StageExport::kMostPageSteps : StageExport::kMostFrames;
  if (extent.pictures <= most) return checkPixels(what, format, extent);
  const std::string steps = std::to_string(extent.steps.count()) + " steps";
  const std::string limit = " and the limit is " + std::to_string(most);
  if (isMoving(format)) {
    values::refuse("The animation's " + steps + " would take " + std::to_string(extent.pictures) +
                   " frames" + limit +
                   "; choose a higher speed, fewer frames per second or fewer steps.");
  }
  values::refuse("These are " + steps + limit + "; choose fewer steps.");
}

/// Estimates of the size and the time of an export. The sizes are from dot products and matrix
/// products of a few hundred elements at 640 × 360 to 1600 × 900. The times are from one server
/// core at 1600 × 900 to 3200 × 1800.
struct ExportCost {
  struct Bytes {
    double constant;
    double pixel;  ///< for each pixel
  };
  Bytes once;
  Bytes picture;
  double nanoseconds;  ///< to paint and encode a pixel; 0: pixels cost nothing
};

ExportCost costOf(ExportFormat format) {
  constexpr ExportCost::Bytes kStill{40e3, 0.1};
  switch (format) {
    case ExportFormat::png:
    case ExportFormat::folder:
      return {{}, kStill, 30};
    case ExportFormat::svg:
      return {{}, {120e3, 0}, 0};
    case ExportFormat::pdf:
      return {{}, {25e3, 0.01}, 0};
    case ExportFormat::gif:
      return {kStill, {500, 0.004}, 6};
    case ExportFormat::html:
      return {{150e3, 0}, {4e3, 0}, 0};
    case ExportFormat::mp4:
      break;
  }
  return {{}, {500, 0.0025}, 14};
}

}  // namespace

ExportExtent extentOf(const StageExport& what, ExportFormat format) {
  ExportExtent extent;
  extent.steps = stepsOf(what, format);
  extent.pictures = extent.steps.count();
  const auto measure = [&] {
    const ExportCost cost = costOf(format);
    const double pixels = static_cast<double>(what.size.width()) * what.size.height();
    const auto count = static_cast<double>(extent.pictures);
    const auto bytes = [&](const ExportCost::Bytes& of) { return of.constant + of.pixel * pixels; };
    extent.bytes = bytes(cost.once) + count * bytes(cost.picture);
    extent.work = std::chrono::duration<double, std::nano>(cost.nanoseconds * count * pixels);
    return extent;
  };
  if (!isMoving(format)) return measure();
  extent.framesPerSecond = what.framesPerSecond.value_or(
      format == ExportFormat::gif ? kGifFramesPerSecond : kVideoFramesPerSecond);
  const double seconds = static_cast<double>(extent.steps.count()) / what.speed + kRestSeconds;
  extent.pictures = static_cast<std::int64_t>(std::ceil(seconds * extent.framesPerSecond));
  extent.seconds = static_cast<double>(extent.pictures) / extent.framesPerSecond;
  return measure();
}

void checkLimits(const StageExport& what, ExportFormat format) {
  checkSize(what.size);
  checkPace(what, format);
  if (what.picture != nullptr && what.picture->stepCount() == 0) {
    values::refuse(
        "There is nothing to show: no thread of this block did anything that was recorded.");
  }
  checkSteps(what, format);
  if (what.picture != nullptr) checkPictures(what, format);
}

}  // namespace lanescope::app
