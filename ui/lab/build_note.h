// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace lanescope::ui {

class ComplaintLabel;

/// The line below the editor: how the last build went, or what is wrong with the text. A bar shows
/// that a build goes on, where it takes longer than half a second.
class BuildNote : public QWidget {
  Q_OBJECT

 public:
  explicit BuildNote(QWidget* parent);

  /// While it is busy the last sentence stays.
  void setBusy(bool isBusy);
  void say(const QString& sentence);
  void complain(const QString& sentence);
  /// The sentence that is shown, of whichever kind.
  [[nodiscard]] QString sentence() const;

 private:
  QLabel* m_words;
  ComplaintLabel* m_complaint;
  QProgressBar* m_bar;
  QTimer m_patience;  ///< runs until the bar is shown
};

}  // namespace lanescope::ui
