// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/stage_export_job.h"

#include "app/engine/background.h"
#include "app/text/text.h"
#include "ui/export/stage_export.h"
#include "values/error.h"

namespace lanescope::ui {

StageExportJob::StageExportJob(QObject* parent) : QObject(parent) {}

StageExportJob::~StageExportJob() {
  m_stop.request_stop();
  m_work.waitForFinished();
}

void StageExportJob::start(const app::StageExport& what, const QString& file) {
  m_stop = std::stop_source();
  m_running = true;
  app::ExportMonitor monitor;
  monitor.stop = m_stop.get_token();
  monitor.progress = [this](double fraction) {
    QMetaObject::invokeMethod(
        this, [this, fraction] { emit progressed(fraction); }, Qt::QueuedConnection);
  };
  const auto end = [this] {
    m_running = false;
    emit ended();
  };
  m_work = app::inBackground(
      this, tr("The picture"), [what, file, monitor] { app::exportStage(what, file, monitor); },
      [this, file, end] {
        end();
        emit finished(file);
      },
      [this, end](const values::Error& error) {
        end();
        if (error.kind() == values::ErrorKind::cancelled) return emit cancelled();
        emit failed(toQString(error.what()));
      });
}

void StageExportJob::cancel() {
  m_stop.request_stop();
}

}  // namespace lanescope::ui
