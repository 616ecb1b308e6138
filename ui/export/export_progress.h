// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace lanescope::ui {

/// Shows the progress of the file being written in the status bar, with a button to cancel. Hidden
/// when nothing is written.
class ExportProgress : public QWidget {
  Q_OBJECT

 public:
  explicit ExportProgress(QWidget* parent = nullptr);

  /// Shows the widget. `file` is a path.
  void begin(const QString& file);
  /// `fraction` is 0 to 1.
  void setProgress(double fraction);

 signals:
  void cancelRequested();

 private:
  QLabel* m_file;
  QProgressBar* m_bar;
};

}  // namespace lanescope::ui
