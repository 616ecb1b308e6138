// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QObject>
#include <QString>
#include <stop_token>

#include "ui/export/export_format.h"

class QStatusBar;
class QWidget;

namespace lanescope::app {
struct StageExport;
}

namespace lanescope::ui {

class ExportDialog;
class ExportProgress;
class StagePage;

/// Exports the stage: shows the dialog and the file dialog, writes the file on a worker thread and
/// shows the progress in the status bar. One export runs at a time. The messages of the stage tell
/// how it ended.
class StageExporter : public QObject {
  Q_OBJECT

 public:
  /// `stage` must outlive the exporter.
  StageExporter(StagePage& stage, QStatusBar& bar, QWidget* window);
  /// Cancels a running export and waits for its end.
  ~StageExporter() override;

 public slots:
  /// Does nothing while the stage is empty.
  void ask();
  /// Puts the picture at the present step into the clipboard. Does nothing while the stage is
  /// empty.
  void copy();

 private:
  void askForFile(const ExportDialog& dialog);
  [[nodiscard]] QString chooseFile(app::ExportFormat format, const QString& name);
  void start(const app::StageExport& what, const QString& file);

  StagePage& m_stage;
  QStatusBar& m_bar;
  QWidget* m_window;
  ExportProgress* m_progress;
  std::stop_source m_stop;
  QFuture<void> m_work;
  bool m_isRunning = false;
};

}  // namespace lanescope::ui
