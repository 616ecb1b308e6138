// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

#include "app/crash/crash_reports.h"

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace lanescope::ui {

/// The reports of crashes on this machine, one beside the list of all.
class CrashDialog : public QDialog {
  Q_OBJECT

 public:
  /// Shows it over the window, which it does not block.
  static void showOver(QWidget& window);

 private:
  explicit CrashDialog(QWidget* parent);
  void fill();
  void showReport(int row);
  void copy();
  void remove();

  QList<app::CrashReport> m_reports;
  QLabel* m_about;
  QListWidget* m_list;
  QPlainTextEdit* m_text;
  QPushButton* m_copy;
  QPushButton* m_delete;
};

}  // namespace lanescope::ui
