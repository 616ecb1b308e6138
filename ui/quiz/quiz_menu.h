// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;

namespace lanescope::ui {

class Quiz;
class Playback;

/// The menu for predicting: on or off, what is asked and how often (remembered in QSettings), and
/// actions on the open question.
class QuizMenu : public QObject {
  Q_OBJECT

 public:
  QuizMenu(QMenu& menu, Quiz& quiz, Playback& playback);

 private:
  void addKinds(QMenu& menu);
  void addPaces(QMenu& menu);
  void remember();

  Quiz& m_quiz;
};

}  // namespace lanescope::ui
