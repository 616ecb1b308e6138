// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "ui/theme/stage_theme.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace lanescope::ui {

class Lesson;
class Playback;
struct LessonAnswer;

/// The questions of a lesson where the room sees them: what is asked, a field for the answer, what
/// was right and why, and the score. It is there while the playback is predicting, and its height
/// does not depend on what it says, so that the stage stands still.
class QuestionPanel : public QFrame {
  Q_OBJECT

 public:
  /// Both must outlive the panel.
  QuestionPanel(Lesson& lesson, const Playback& playback, QWidget* parent = nullptr);

  void setTheme(const StageTheme& theme);
  /// Of the writing, times the usual one.
  void setTypeSize(double factor);

 signals:
  /// Nothing is to be typed or pressed here: the keys belong to the stage again.
  void done();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addControls();
  QPushButton* addButton(const QString& text, const QString& tip, void (Lesson::*action)());
  void check();
  void ask();
  void refresh();
  void showAnswer(const LessonAnswer& answer);
  void showScore();
  void color();
  void say(const QString& sentence);

  Lesson& m_lesson;
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
