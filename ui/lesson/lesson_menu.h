// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;

namespace lanescope::ui {

class Lesson;
class Playback;

/// The menu for predicting: on or off, what is asked and how often (remembered in QSettings), and
/// actions on the open question.
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
