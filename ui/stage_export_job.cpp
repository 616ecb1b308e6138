// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage_export_job.h"

#include <QtConcurrentRun>

#include "app/export/stage_export.h"
#include "ui/text.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

/// How it ended.
struct ExportOutcome {
  bool cancelled = false;
  QString sentence;  ///< on what went wrong; else empty
};

ExportOutcome write(const app::StageExport& what, const QString& file,
                    const app::ExportMonitor& monitor) {
  try {
    app::exportStage(what, file, monitor);
  } catch (const values::Error& error) {
    if (error.kind() == values::ErrorKind::cancelled) return {true, {}};
    return {false, toQString(error.what())};
  } catch (const std::bad_alloc&) {
    return {false, StageExportJob::tr("The picture needs more memory than this machine has free.")};
  }
  return {};
}

}  // namespace

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
  QFuture<ExportOutcome> work = QtConcurrent::run(&write, what, file, monitor);
  m_work = QFuture<void>(work);
  work.then(this, [this, file](const ExportOutcome& outcome) {
    m_running = false;
    emit ended();
    if (outcome.cancelled) {
      emit cancelled();
    } else if (outcome.sentence.isEmpty()) {
      emit finished(file);
    } else {
      emit failed(outcome.sentence);
    }
  });
}

void StageExportJob::cancel() {
  m_stop.request_stop();
}

}  // namespace lanescope::ui
