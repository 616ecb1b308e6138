// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "ui/stage/stage_theme.h"

class QLabel;
class QToolButton;

namespace lanescope::ui {

/// One sentence above the stage that does not stand in the way: what went wrong, or what was done.
/// It stays until it is closed or the next one comes.
class MessageStrip : public QFrame {
  Q_OBJECT

 public:
  enum class Tone { note, trouble };

  explicit MessageStrip(QWidget* parent = nullptr);

  void say(const QString& sentence, Tone tone);
  [[nodiscard]] QString sentence() const;
  void setTheme(const StageTheme& theme);

 private:
  void color();

  QLabel* m_icon;
  QLabel* m_sentence;
  QToolButton* m_close;
  StageTheme m_theme;
  Tone m_tone = Tone::note;
};

}  // namespace lanescope::ui
