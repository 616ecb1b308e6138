// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPicture>
#include <QSize>
#include <QString>
#include <QStringList>
#include <map>
#include <memory>

#include "app/lesson/lesson_text.h"
#include "request/result.h"
#include "ui/charts/chart.h"
#include "ui/stage/scene/stage_picture.h"

namespace lanescope::ui {

/// A stage of a lesson that was run. Stages that differ in their step alone share the picture.
struct HandoutStage {
  std::shared_ptr<const values::RunResult> result;
  std::shared_ptr<const StagePicture> picture;
  int step = 0;  ///< of the picture, from 0
};

/// A chart of a lesson, and its picture once it is drawn; see drawCharts.
struct HandoutChart {
  static constexpr QSize kSize{900, 520};  ///< on paper

  Chart chart;  ///< may be empty: only the sentences are shown
  QStringList sentences;
  QByteArray svg = {};  ///< for a narrow column beside the stage
  QPicture picture;     ///< for paper
};

/// A lesson with all that is shown in it. Stages and charts are found by the lines of their blocks.
struct Handout {
  app::LessonText text;
  QString folder;  ///< of the lesson's files
  std::map<int, HandoutStage> stages = {};
  std::map<int, HandoutChart> charts = {};

  /// Null where there is none.
  [[nodiscard]] const HandoutStage* stageAt(int line) const {
    const auto found = stages.find(line);
    return found == stages.end() ? nullptr : &found->second;
  }
};

/// Draws the charts. Only in the thread of the widgets, since they are drawn by one.
void drawCharts(Handout& handout);

}  // namespace lanescope::ui
