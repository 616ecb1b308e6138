// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <memory>
#include <span>

#include "ui/stage/model/stage_view.h"

class QPainter;

namespace lanescope::ui {

class FillCache;
struct StageModel;
struct StageTheme;

/// The input for painting one view. The references must outlive the pane.
struct PaneFrame {
  const StageModel& model;  ///< has at least one step
  const StageTheme& theme;
  int step = 0;
  double progress = 1;  ///< 0 when the step begins, 1 when it is done; values travel in between
  QRectF area;          ///< part of the stage for this view
  Camera camera;
  double scale = 1;  ///< factor of fonts and fixed distances: 1 for a stage of 1600 × 900
  Chosen chosen;
  const trace::Lineage* lineage = nullptr;  ///< see StageLook; may be null
  bool hidesFuture = false;                 ///< see StageLook
  const trace::Taint* taint = nullptr;      ///< see StageLook; may be null
  bool showsRounding = false;               ///< see StageLook
  FillCache* fillCache = nullptr;           ///< see StageScene::paint; null: nothing is cached
  std::span<const ElementMark> marks = {};  ///< see StageLook

  /// The rectangle of the whole picture: the area, zoomed and moved.
  [[nodiscard]] QRectF picture() const {
    return {area.left() + camera.pan.x() * area.width(),
            area.top() + camera.pan.y() * area.height(), area.width() * camera.zoom,
            area.height() * camera.zoom};
  }
};

/// One view of one step, laid out and ready to paint.
class StagePane {
 public:
  StagePane() = default;
  virtual ~StagePane() = default;
  StagePane(const StagePane&) = delete;
  StagePane& operator=(const StagePane&) = delete;

  /// The painter must be clipped to the area.
  virtual void paint(QPainter& painter) const = 0;
  /// Describes what is at a point of the area; empty where there is nothing.
  [[nodiscard]] virtual QString describeAt(QPointF point) const = 0;
  /// The thread at a point: a thread's own cell, or else the thread that accesses the element in
  /// the step or last stored it. Nothing elsewhere.
  [[nodiscard]] virtual Chosen threadAt(QPointF /*point*/) const { return {}; }
  /// The value at a point, as a node of the data flow.
  [[nodiscard]] virtual std::optional<std::uint32_t> valueAt(QPointF /*point*/) const { return {}; }
  /// The recorded block at a point, from 0 within the recorded ones.
  [[nodiscard]] virtual std::optional<std::uint64_t> blockAt(QPointF /*point*/) const { return {}; }
};

}  // namespace lanescope::ui
