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

/// Exports what is on the stage: asks what and where to, has it written on a worker thread, and
/// shows in the status bar how far it is. The messages of the stage tell how it ended.
class StageExporter : public QObject {
  Q_OBJECT

 public:
  /// `stage` outlives the exporter.
  StageExporter(StagePage& stage, QStatusBar& bar, QWidget* window);

 public slots:
  /// Does nothing while there is nothing on the stage.
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
