// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <chrono>

#include "ui/theme/stage_theme.h"

class QLabel;
class QSlider;
class QToolButton;

namespace lanescope::ui {

/// Buttons and a slider that choose a step, from 0, which is before the first one. Playing goes on
/// by a step a second, and begins again where it stands at the end.
class StepBar : public QWidget {
  Q_OBJECT

 public:
  static constexpr std::chrono::milliseconds kPlayed{1000};  ///< between two steps

  explicit StepBar(QWidget* parent);

  /// Goes to the last of so many steps.
  void setSteps(int steps);
  [[nodiscard]] int step() const;
  [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
  void setTheme(const StageTheme& theme);

 public slots:
  void setStep(int step);
  /// Plays, or stops.
  void toggle();

 signals:
  void stepChanged(int step);

 private:
  QToolButton* addButton(const QString& icon, const QString& name, const QString& help);
  void goOn();
  void setPlaying(bool on);
  void showStep();
  void showIcons();

  QTimer m_timer;
  StageTheme m_theme = StageTheme::light();
  QSlider* m_slider = nullptr;
  QToolButton* m_play = nullptr;
  QLabel* m_count = nullptr;
};

}  // namespace lanescope::ui
