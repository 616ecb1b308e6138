// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/theme/stage_theme.h"

class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace lanescope::ui {

class Playback;
class Scrubber;

/// The controls of a playback: first, back, play, forward, last, a scrubber with marks at
/// barriers, bookmarks and findings, the step's number, speed, granularity, loop, predicting.
/// Everything can be reached by Tab.
class TransportBar : public QWidget {
  Q_OBJECT

 public:
  /// `playback` must outlive the bar.
  explicit TransportBar(Playback& playback, QWidget* parent = nullptr);

  void setTheme(const StageTheme& theme);
  /// Of the writing and the icons, times the usual one.
  void setTypeSize(double factor);

 private:
  QToolButton* addButton(const QString& icon, const QString& name, const QString& tip);
  void addStepField();
  void addChoices();
  void connectPlayback();
  void showStepRange();
  void showStep();
  void showPlaying();
  void showIcons();

  Playback& m_playback;
  StageTheme m_theme;
  QToolButton* m_play = nullptr;
  QToolButton* m_loop = nullptr;
  QToolButton* m_predict = nullptr;
  Scrubber* m_scrubber = nullptr;
  QSpinBox* m_step = nullptr;
  QLabel* m_count = nullptr;
  QComboBox* m_granularity = nullptr;
  QComboBox* m_speed = nullptr;
};

}  // namespace lanescope::ui
