// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <functional>

#include "ui/theme/stage_theme.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace lanescope::ui {

/// One sentence above the stage on what went wrong or was done. It does not block the window, and
/// stays until it is closed or replaced, or until what it says is over.
class MessageStrip : public QFrame {
  Q_OBJECT

 public:
  enum class Tone { note, trouble };
  struct Choice {
    QString text;
    std::function<void()> action;
  };

  explicit MessageStrip(QWidget* parent = nullptr);

  void say(const QString& sentence, Tone tone);
  /// Shows a sentence with buttons. Each button closes the strip and performs its action.
  void offer(const QString& sentence, const QList<Choice>& choices);
  /// Changes the text and keeps the buttons, for progress.
  void reword(const QString& sentence);
  [[nodiscard]] QString sentence() const;
  void setTheme(const StageTheme& theme);

 public slots:
  void sayTrouble(const QString& sentence) { say(sentence, Tone::trouble); }
  /// What the sentence says is over. One that offers choices stays until one of them is made.
  void retire();

 private:
  void color();
  void removeChoices();

  QLabel* m_icon;
  QLabel* m_sentence;
  QToolButton* m_close;
  QHBoxLayout* m_choices;
  StageTheme m_theme;
  Tone m_tone = Tone::note;
};

}  // namespace lanescope::ui
