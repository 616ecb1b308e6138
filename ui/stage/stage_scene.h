// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <cstdint>
#include <memory>
#include <optional>

#include "trace/record.h"

class QPainter;

namespace lanescope::trace {
class Timeline;
}

namespace lanescope::ui {

struct StageTheme;
struct StageModel;

/// What a stage shows.
enum class StageView { memory, spaceTime, both };

/// How one view is looked at: at zoom 1 and pan (0, 0) all of it fits. `pan` is in pixels of the
/// zoomed picture; negative moves the picture to the left and up.
struct Camera {
  double zoom = 1.0;
  QPointF pan;
  bool operator==(const Camera&) const = default;
};

/// A thread of the block, or none.
using Chosen = std::optional<std::uint32_t>;

/// The cameras of both views.
struct Cameras {
  Camera memory;
  Camera spaceTime;
};

/// The stage of one recorded block: an immutable value, computed from the record alone, that paints
/// any step on any device. The widget and the command line's renderer use the same one. Where a
/// member takes a step, one out of range means the nearest one.
class StageScene {
  Q_DECLARE_TR_FUNCTIONS(StageScene)

 public:
  /// `recordedBlock` counts from 0 within the recorded blocks. Throws std::out_of_range beyond.
  StageScene(std::shared_ptr<const trace::Record> record, std::uint64_t recordedBlock);
  ~StageScene();
  StageScene(const StageScene&) = delete;
  StageScene& operator=(const StageScene&) = delete;

  [[nodiscard]] const trace::Record& record() const;
  [[nodiscard]] const trace::Timeline& timeline() const;
  [[nodiscard]] std::uint64_t recordedBlock() const;

  /// 0 for a block whose threads did nothing that is recorded.
  [[nodiscard]] int stepCount() const;
  [[nodiscard]] int epochCount() const;
  [[nodiscard]] int epochOf(int step) const;
  [[nodiscard]] int firstStepOfEpoch(int epoch) const;
  /// The line of the kernel's file that the step stands on, from 1.
  [[nodiscard]] int lineOf(int step) const;
  /// One sentence for a student.
  [[nodiscard]] QString explain(int step) const;
  /// Where the record came from: "Emulator", "GPU: NVIDIA H200".
  [[nodiscard]] QString badge() const;
  /// "dot_shared · block 2 of 5 · 256 threads".
  [[nodiscard]] QString title() const;

  /// Paints the step with its title, badge, legend and explanation into `bounds`. `progress`: 0
  /// when the step begins, 1 when it is done; in between its values travel. `chosen`: a thread of
  /// which the memory view shows what it accesses in the step's epoch, and the sum that it keeps.
  /// Nothing is painted outside of `bounds`. The painter's state is restored.
  void paint(QPainter& painter, const QRectF& bounds, StageView view, int step, double progress,
             const StageTheme& theme, const Cameras& cameras = {}, Chosen chosen = {}) const;

  /// The thread at a point of a picture painted with the same arguments: that of a cell of the
  /// threads, or who accesses an element in the step, or else last stored it. Nothing elsewhere.
  [[nodiscard]] Chosen threadAt(QPointF point, const QRectF& bounds, StageView view, int step,
                                const Cameras& cameras = {}) const;
  /// A sentence on a thread: its number, and the sum that it keeps so far.
  [[nodiscard]] QString explainThread(std::uint32_t thread, int step) const;

  /// Where `paint` with the same bounds puts the views; empty for a view that is not shown.
  struct Panes {
    QRectF memory;
    QRectF spaceTime;
  };
  [[nodiscard]] Panes panesOf(const QRectF& bounds, StageView view) const;

  /// A sentence on what is under `point` in a picture painted with the same arguments: element,
  /// thread, index, value. Empty where there is nothing.
  [[nodiscard]] QString describeAt(QPointF point, const QRectF& bounds, StageView view, int step,
                                   const Cameras& cameras = {}) const;

 private:
  [[nodiscard]] std::size_t nearest(int step) const;
  void paintHeader(QPainter& painter, const QRectF& area, int step, const StageTheme& theme) const;
  void paintFooter(QPainter& painter, const QRectF& area, int step, const StageTheme& theme,
                   Chosen chosen) const;

  std::unique_ptr<const StageModel> m_model;
};

}  // namespace lanescope::ui
