// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <functional>
#include <vector>

#include "ui/page/step_lists.h"
#include "ui/stage/scene/stage_picture.h"

namespace lanescope::ui {
struct StageTheme;
}

namespace lanescope::app {

/// Paints the steps of a picture in all themes and keeps the painter's commands.
class StageRecording {
 public:
  StageRecording(const ui::StagePicture& picture, QSize size);

  /// Adds the next step. `withHidden`: also as it is shown while its viewer predicts, without what
  /// comes after it; only for a picture of one scene.
  void add(int step, bool withHidden);

  [[nodiscard]] const PaintTables& tables() const { return m_tables; }
  [[nodiscard]] const StepLists& lists() const { return m_lists; }
  /// For each step the change from the step before as JSON: see StepLists::changeOf.
  [[nodiscard]] const QList<QByteArray>& steps() const { return m_steps; }
  /// For each step with its future hidden the change from the same step as it is.
  [[nodiscard]] const QList<QByteArray>& hiddenSteps() const { return m_hiddenSteps; }

 private:
  using Paint = std::function<void(QPainter&, const QRectF&, const ui::StageTheme&)>;
  StepLists::Ids record(const Paint& paint);

  const ui::StagePicture& m_picture;
  QSize m_size;
  PaintTables m_tables;
  StepLists m_lists;
  StepLists::Ids m_last;
  QList<QByteArray> m_steps;
  QList<QByteArray> m_hiddenSteps;
};

}  // namespace lanescope::app
