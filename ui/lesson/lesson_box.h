// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>
#include <vector>

#include "app/lesson/lesson_text.h"

class QBoxLayout;
class QLabel;
class QPushButton;

namespace lanescope::ui {

class MarkdownText;

/// A framed box in the text of a lesson: a heading, pieces of Markdown and controls.
class LessonBox : public QFrame {
  Q_OBJECT

 public:
  LessonBox(const QString& heading, QWidget* parent);

  /// Adds a text below what is there. Pictures are not shown in a box.
  MarkdownText* addText(const app::MarkdownParts& parts);
  void addWidget(QWidget* widget);
  /// Adds a row of buttons, from the left.
  void addButtons(std::initializer_list<QWidget*> buttons);

 private:
  QBoxLayout* m_column;
};

/// A mistake that sources make, what is right, and what on the stage shows it.
struct CardTexts {
  QString heading;
  std::vector<app::MarkdownParts> sentences;
};
[[nodiscard]] CardTexts cardTexts(const app::LessonCard& card);
[[nodiscard]] LessonBox* makeCardBox(const app::LessonCard& card, QWidget* parent);

}  // namespace lanescope::ui
