// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage_export_job.h"

#include <QFuture>
#include <QtConcurrentRun>

#include "app/export/stage_export.h"
#include "ui/text.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

/// Returns one sentence on what went wrong; empty when the file was written or nobody wants it.
QString write(const app::StageExport& what, const QString& file,
              const app::ExportMonitor& monitor) {
  try {
    app::exportStage(what, file, monitor);
  } catch (const values::Error& error) {
    return error.kind() == values::ErrorKind::cancelled ? QString() : toQString(error.what());
  } catch (const std::bad_alloc&) {
    return StageExportJob::tr("The picture needs more memory than this machine has free.");
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
  m_stop.request_stop();
  m_stop = std::stop_source();
  const quint64 generation = ++m_generation;
  app::ExportMonitor monitor;
  monitor.stop = m_stop.get_token();
  monitor.progress = [this](double fraction) {
    QMetaObject::invokeMethod(
        this, [this, fraction] { emit progressed(fraction); }, Qt::QueuedConnection);
  };
  QFuture<QString> work = QtConcurrent::run(&write, what, file, monitor);
  m_work.addFuture(work);
  work.then(this, [this, generation, file](const QString& sentence) {
    if (generation != m_generation) return;
    if (sentence.isEmpty()) {
      emit finished(file);
    } else {
      emit failed(sentence);
    }
  });
}

}  // namespace lanescope::ui
