// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "app/lesson/lesson_text.h"
#include "ui/lesson/lesson_answers.h"
#include "ui/lesson/lesson_run.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class ChartBox;
class QuestionBox;

/// One page of a lesson: its text, questions, predictions, cards, charts and exercises, one below
/// the other.
class LessonView : public QScrollArea {
  Q_OBJECT

 public:
  /// `engine` must outlive the view.
  explicit LessonView(app::EngineThread& engine, QWidget* parent);

  /// A page of a lesson.
  struct Page {
    const app::LessonText& text;
    QString folder;  ///< of the lesson's files
    int number = 0;  ///< from 0
    const LessonAnswers& answers;
    int stageLine = 0;  ///< of the stage that is set when the page is opened; 0: none
  };
  /// Shows a page from its beginning. `keepsPlace`: it is the same page with another text, and
  /// stays where it was scrolled to.
  void showPage(const Page& page, bool keepsPlace = false);
  void clear();
  /// The run of a stage, by the line on which the lesson's text has it. It judges the questions
  /// that follow this stage; the others wait for their own.
  void setRun(const LessonRun& run, int stageLine);
  void setTheme(const StageTheme& theme);
  [[nodiscard]] const QList<QuestionBox*>& questions() const { return m_questions; }

 signals:
  void answered(int question, const QString& given, bool isRight);
  void stageWanted(const lanescope::app::LessonStage& stage);
  void predictionWanted(const lanescope::app::LessonPredict& prediction);
  void exerciseWanted(const QString& exercise);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void add(const Page& page, const app::LessonMarkdown& block);
  void add(const Page& page, const app::LessonStage& block);
  void add(const Page& page, const app::LessonQuestion& block);
  void add(const Page& page, const app::LessonPredict& block);
  void add(const Page& page, const app::LessonChart& block);
  void add(const Page& page, const app::LessonCard& block);
  void add(const Page& page, const app::LessonExercise& block);
  void place(QWidget* widget);

  app::EngineThread& m_engine;
  StageTheme m_theme;
  LessonRun m_run;
  int m_stageLine = 0;  ///< of the stage whose run this is
  QWidget* m_content = nullptr;
  QList<QuestionBox*> m_questions;
  QList<int> m_stagesOfQuestions;    ///< the lines of the stages that they follow
  QList<int> m_stagesOfPredictions;  ///< likewise
  QList<ChartBox*> m_charts;
  QList<QWidget*> m_predictions;
  int m_stages = 0;     ///< that the page has set so far
  int m_lastStage = 0;  ///< the line of the last of them
};

}  // namespace lanescope::ui
