// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

/// A word in a coloured pill. The word says all that the colour says.
class Badge : public QLabel {
  Q_OBJECT

 public:
  enum class Tone { neutral, accent, good, bad };

  explicit Badge(QWidget* parent = nullptr);

  /// An empty text hides the badge.
  void set(const QString& text, Tone tone);
  void setTheme(const StageTheme& theme);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void color();

  StageTheme m_theme;
  Tone m_tone = Tone::neutral;
  QColor m_fill;
};

}  // namespace lanescope::ui
