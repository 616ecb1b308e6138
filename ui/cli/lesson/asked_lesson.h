// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>

#include "app/lesson/lesson_text.h"
#include "app/lesson/opened_lesson.h"
#include "ui/cli/lesson/stage_run.h"
#include "ui/quiz/lesson_answer.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::cli {

/// A question of a lesson with the stage that stands before it.
struct LessonPlace {
  int page = 0;      ///< from 0
  int question = 0;  ///< of the page, from 0
  const app::LessonQuestion* asked = nullptr;
  const app::LessonStage* stage = nullptr;  ///< null where none was set
};

/// A lesson whose questions are answered by runs of its stages on the emulator.
class AskedLesson {
 public:
  /// `place`: a folder, a .lesson file, or the name of a lesson that ships. Throws values::Error.
  AskedLesson(const QString& place, std::stop_token stop);

  [[nodiscard]] const app::LessonText& text() const { return m_text; }
  /// All questions, in their order.
  [[nodiscard]] const std::vector<LessonPlace>& questions() const { return m_questions; }

  /// The run of a stage. Throws values::Error with a sentence.
  [[nodiscard]] const StageRun& runOf(const app::LessonStage& stage);
  /// The answer to a question without choices. Throws values::Error where the run does not give it.
  [[nodiscard]] ui::LessonAnswer answerTo(const LessonPlace& place);

 private:
  void findQuestions();

  app::OpenedLesson m_files;
  app::LessonText m_text;
  std::vector<LessonPlace> m_questions;
  StageRuns m_runs;
  std::map<const app::LessonStage*, std::unique_ptr<const ui::StageModel>> m_models;
};

}  // namespace lanescope::cli
