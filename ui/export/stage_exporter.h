// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "ui/export/export_format.h"

class QStatusBar;
class QWidget;

namespace lanescope::ui {

class ExportDialog;
class ExportProgress;
class StageExportJob;
class StagePage;

/// Exports the stage: shows the dialog and the file dialog, starts the job and shows its progress
/// in the status bar. The messages of the stage tell how it ended.
class StageExporter : public QObject {
  Q_OBJECT

 public:
  /// `stage` must outlive the exporter.
  StageExporter(StagePage& stage, QStatusBar& bar, QWidget* window);

 public slots:
  /// Does nothing while the stage is empty.
  void ask();

 private:
  void connectJob();
  void askForFile(const ExportDialog& dialog);
  [[nodiscard]] QString chooseFile(app::ExportFormat format, const QString& name);

  StagePage& m_stage;
  QWidget* m_window;
  StageExportJob* m_job;
  ExportProgress* m_progress;
};

}  // namespace lanescope::ui
