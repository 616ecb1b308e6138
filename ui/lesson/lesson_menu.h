// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;

namespace lanescope::ui {

class Lesson;
class Playback;

/// The entries of a menu about predicting: on or off, what is asked and where (remembered in
/// QSettings), and what can be done with a question.
class LessonMenu : public QObject {
  Q_OBJECT

 public:
  LessonMenu(QMenu& menu, Lesson& lesson, Playback& playback);

 private:
  void addKinds(QMenu& menu);
  void addPaces(QMenu& menu);
  void remember();

  Lesson& m_lesson;
};

}  // namespace lanescope::ui
