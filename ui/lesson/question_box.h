// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <optional>

#include "app/lesson/lesson_text.h"
#include "ui/lesson/lesson_box.h"
#include "ui/lesson/lesson_run.h"

class QAbstractButton;
class QLineEdit;

namespace lanescope::ui {

/// A question of a lesson with choices, or with a field for a number that the run on the stage
/// decides. After an answer it says whether that is right, and why.
class QuestionBox : public LessonBox {
  Q_OBJECT

 public:
  QuestionBox(app::LessonQuestion question, QWidget* parent);

  /// The run that a typed number is judged by.
  void setRun(const LessonRun& run);
  /// Shows an answer that was given before.
  void restore(const QString& given, bool isRight);
  /// What stands below the choices; empty before an answer.
  [[nodiscard]] QString verdict() const;
  /// The choices as they are shown.
  [[nodiscard]] const QList<QAbstractButton*>& choices() const { return m_choices; }

 signals:
  /// `given`: the typed number, or the numbers of the ticked choices in the file, "0, 2".
  void answered(const QString& given, bool isRight);

 protected:
  /// A click on the text of a choice ticks it, and a new font or palette makes it anew.
  bool eventFilter(QObject* words, QEvent* event) override;

 private:
  void addChoices();
  void addField();
  [[nodiscard]] bool hasChoices() const { return !m_choices.isEmpty(); }
  [[nodiscard]] QString given() const;
  /// Nothing where there is no answer yet, or the run cannot decide; then the box says why.
  [[nodiscard]] std::optional<bool> judge();
  [[nodiscard]] std::optional<bool> judgeNumber();
  /// The right answer in words; empty where the run cannot say it.
  [[nodiscard]] QString rightAnswer() const;
  void check();
  void reveal();
  void say(const QString& sentence, const char* look);
  void tell(bool isRight);
  void explain();
  void showState();

  app::LessonQuestion m_question;
  LessonRun m_run;
  QList<QAbstractButton*> m_choices;
  QLineEdit* m_field = nullptr;
  QPushButton* m_check;
  QPushButton* m_reveal;
  QLabel* m_verdict;
  MarkdownText* m_why;
};

}  // namespace lanescope::ui
