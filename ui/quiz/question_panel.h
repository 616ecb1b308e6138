// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "ui/theme/stage_theme.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace lanescope::ui {

class Quiz;
class Playback;
struct QuizAnswer;

/// Shows the questions of a quiz in large type: the question, a field for the answer, the right
/// answer and its reason, and the score. It is visible while predicting. Its height does not depend
/// on its content, so that the stage does not move.
class QuestionPanel : public QFrame {
  Q_OBJECT

 public:
  /// Both must outlive the panel.
  QuestionPanel(Quiz& quiz, const Playback& playback, QWidget* parent = nullptr);

  void setTheme(const StageTheme& theme);
  /// Factor of the type size.
  void setTypeSize(double factor);

 signals:
  /// The panel needs no more input; the stage takes the focus back.
  void done();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addControls();
  QPushButton* addButton(const QString& text, const QString& tip, void (Quiz::*action)());
  void check();
  void ask();
  void refresh();
  void showAnswer(const QuizAnswer& answer);
  void showScore();
  void color();
  void say(const QString& sentence);

  Quiz& m_quiz;
  const Playback& m_playback;
  StageTheme m_theme;
  QLabel* m_sentence;
  QWidget* m_controls;
  QLineEdit* m_field;
  QPushButton* m_check = nullptr;
  QPushButton* m_reveal = nullptr;
  QPushButton* m_continue = nullptr;
  QLabel* m_byKind;
  QLabel* m_score;
};

}  // namespace lanescope::ui
