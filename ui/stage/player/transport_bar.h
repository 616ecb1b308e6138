// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/theme/stage_theme.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace lanescope::ui {

class Playback;
class Scrubber;

/// The controls of a playback: first, back, play backward, play, forward, last, a scrubber with
/// marks at barriers, bookmarks and findings, the step's number, speed, granularity, loop, predict.
/// Tab reaches each of them.
class TransportBar : public QWidget {
  Q_OBJECT

 public:
  /// `playback` must outlive the bar.
  explicit TransportBar(Playback& playback, QWidget* parent = nullptr);

  void setTheme(const StageTheme& theme);
  /// Adds a control behind the others, for as long as it lives.
  void addControl(QWidget& control);
  /// Factor of the type and the icons.
  void setTypeSize(double factor);
  /// In this width the scrubber, how far a step goes and the speed are above the other controls.
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// Puts all controls into one row or into two, as there is room.
  void arrange();
  /// Tab visits the controls row by row, from left to right.
  void orderTabs();
  /// The least width of the controls in a row, with its margins.
  [[nodiscard]] int widthOfControls(const QList<QWidget*>& without) const;
  QToolButton* addButton(const QString& icon, const QString& name, const QString& tip);
  void addStepField();
  void addChoices();
  void connectPlayback();
  void showStepRange();
  void showStep();
  void showPlaying();
  void showIcons();
  void sizeIcons();

  Playback& m_playback;
  StageTheme m_theme;
  double m_typeSize = 1.0;
  QVBoxLayout* m_rows;
  QHBoxLayout* m_upper;  ///< empty where one row has room for all
  QHBoxLayout* m_controls;
  QToolButton* m_backward = nullptr;
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
