// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>
#include <string>

#include "catalog/catalog.h"
#include "request/request.h"
#include "request/result.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lanescope::ui {

/// A switch for each pitfall that breaks the chosen kernel. While it is on, the kernel is compared
/// with the pitfall. For a pitfall there is a switch for the kernel that it breaks. The box says
/// how each try has ended.
class BreakItBox : public QWidget {
  Q_OBJECT

 public:
  explicit BreakItBox(QWidget* parent = nullptr);

  /// `row` must outlive the box.
  void setKernel(const catalog::KernelRow& row);
  /// Whether there is something to switch on.
  [[nodiscard]] bool hasSwitches() const { return !m_switches.isEmpty(); }
  /// Shows the comparison, written as a catalog::ComparedWith. Tries of another one are forgotten.
  void setCompared(const std::string& choice);
  /// Whether something can be run now.
  void setReady(bool ready);
  /// Whether the chosen kernel runs on a GPU, which knows no schedules.
  void setOnGpu(bool isOnGpu);
  /// A pitfall has run beside the kernel.
  void addTry(const values::RunRequest& request, const values::RunResult& result);
  /// The kernel runs anew, so that earlier tries say nothing now.
  void forgetTries();

 signals:
  /// The kernel to compare with; empty for none.
  void wanted(const QString& kernel);
  void anotherScheduleWanted();

 protected:
  /// A click on the name of a switch is one on the switch.
  bool eventFilter(QObject* name, QEvent* event) override;

 private:
  void addSwitch(const catalog::KernelRow& other, const QString& text);
  void showState();

  const catalog::KernelRow* m_row = nullptr;
  std::string m_compared;  ///< the kernel that stands beside; empty: none
  int m_tries = 0;
  int m_losses = 0;
  bool m_isReady = true;
  bool m_isOnGpu = false;
  QVBoxLayout* m_column;
  QLabel* m_heading;
  QList<QCheckBox*> m_switches;
  QLabel* m_words;
  QLabel* m_tally;
  QLabel* m_onEmulator;
  QPushButton* m_again;
};

}  // namespace lanescope::ui
