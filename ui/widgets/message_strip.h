// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <functional>

#include "ui/theme/stage_theme.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace lanescope::ui {

/// One sentence above the stage that does not stand in the way: what went wrong, or what was done.
/// It stays until it is closed or the next one comes.
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
  /// Says it with buttons; each closes the strip and does its action.
  void offer(const QString& sentence, const QList<Choice>& choices);
  /// Another text beside the same buttons, as of progress.
  void reword(const QString& sentence);
  [[nodiscard]] QString sentence() const;
  void setTheme(const StageTheme& theme);

 public slots:
  void sayTrouble(const QString& sentence) { say(sentence, Tone::trouble); }

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
