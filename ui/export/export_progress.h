// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace lanescope::ui {

/// How far a file is that is being written, for the status bar, and a button that stops it. Hidden
/// while there is none.
class ExportProgress : public QWidget {
  Q_OBJECT

 public:
  explicit ExportProgress(QWidget* parent = nullptr);

  /// Shows itself. `file`: a path.
  void begin(const QString& file);
  /// From 0 to 1.
  void setProgress(double fraction);

 signals:
  void cancelRequested();

 private:
  QLabel* m_file;
  QProgressBar* m_bar;
};

}  // namespace lanescope::ui
