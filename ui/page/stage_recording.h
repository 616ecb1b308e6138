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

/// Paints the steps of pictures in all themes and keeps the painter's commands. Pictures share
/// their letters, shapes and commands.
class StageRecording {
 public:
  explicit StageRecording(QSize size) : m_size(size) {}

  /// The steps of one picture.
  struct Steps {
    /// For each step the change from the step before as JSON: see StepLists::changeOf.
    QList<QByteArray> shown;
    /// For each step with its future hidden the change from the same step as it is.
    QList<QByteArray> hidden;
  };
  /// Adds the next step of the picture that `takeSteps` ends. `withHidden`: also as it is shown
  /// while its viewer predicts, without what comes after it; only for a picture of one scene.
  void add(const ui::StagePicture& picture, int step, bool withHidden);
  /// The steps since the last call.
  [[nodiscard]] Steps takeSteps();

  [[nodiscard]] const PaintTables& tables() const { return m_tables; }
  [[nodiscard]] const StepLists& lists() const { return m_lists; }

 private:
  using Paint = std::function<void(QPainter&, const QRectF&, const ui::StageTheme&)>;
  StepLists::Ids record(const Paint& paint);

  QSize m_size;
  PaintTables m_tables;
  StepLists m_lists;
  StepLists::Ids m_last;
  Steps m_steps;
};

}  // namespace lanescope::app
