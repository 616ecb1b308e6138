// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/lesson_exporter.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStatusBar>
#include <memory>
#include <utility>

#include "app/engine/background.h"
#include "app/text/sentence_text.h"
#include "ui/cli/lesson/handout_runs.h"
#include "ui/export/export_progress.h"
#include "ui/export/stage_exporter.h"
#include "ui/handout/handout_file.h"
#include "ui/lesson/lesson_page.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

const QString kLessonExportFolder = QStringLiteral("export/lessonFolder");

}  // namespace

LessonExporter::LessonExporter(LessonPage& page, QStatusBar& bar, QWidget* window)
    : QObject(window),
      m_page(page),
      m_bar(bar),
      m_window(window),
      m_progress(new ExportProgress(window)) {
  bar.addPermanentWidget(m_progress);
  m_progress->hide();
  connect(m_progress, &ExportProgress::cancelRequested, this, [this] { m_stop.request_stop(); });
}

LessonExporter::~LessonExporter() {
  m_stop.request_stop();
  m_work.waitForFinished();
}

void LessonExporter::ask() {
  if (m_page.lesson() == nullptr) return;
  if (m_isRunning) {
    m_page.sayTrouble(
        StageExporter::tr("An export is still being written; wait for it or cancel it first."));
    return;
  }
  if (!m_page.mayRunKernels()) {
    m_page.sayTrouble(
        tr("The lesson has a kernel of its own. Turn to the page that shows it, agree to run it, "
           "and export again."));
    return;
  }
  const ReadLesson lesson = *m_page.lesson();
  const Target target = chooseFile(QFileInfo(lesson.name()).completeBaseName());
  if (!target.file.isEmpty()) run(lesson, target);
}

LessonExporter::Target LessonExporter::chooseFile(const QString& name) {
  //: A kind of files in the dialog of files; what stands in brackets stays as it is
  const QString page = tr("A page that plays (*.html)");
  //: A kind of files in the dialog of files; what stands in brackets stays as it is
  const QString paper = tr("A handout with room for answers (*.pdf)");
  //: A kind of files in the dialog of files; what stands in brackets stays as it is
  const QString withAnswers = tr("A handout with a sheet of answers (*.pdf)");
  QSettings settings;
  //: Title of a dialog of files
  QFileDialog dialog(m_window, tr("Export the lesson"),
                     settings.value(kLessonExportFolder, QDir::homePath()).toString());
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setFileMode(QFileDialog::AnyFile);
  dialog.setNameFilters({page, paper, withAnswers});
  const QString html = QStringLiteral("html");
  dialog.setDefaultSuffix(html);
  connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString& filter) {
    const QString ending = filter == page ? html : QStringLiteral("pdf");
    const QFileInfo chosen(dialog.selectedFiles().value(0));
    dialog.setDefaultSuffix(ending);
    dialog.selectFile(chosen.completeBaseName() + QLatin1Char('.') + ending);
  });
  dialog.selectFile(name + QLatin1Char('.') + html);
  if (dialog.exec() != QDialog::Accepted) return {};
  const QString file = dialog.selectedFiles().value(0);
  settings.setValue(kLessonExportFolder, QFileInfo(file).absolutePath());
  return {file, dialog.selectedNameFilter() == withAnswers};
}

app::ExportMonitor LessonExporter::monitor() {
  return {m_stop.get_token(), [this](double fraction) {
            QMetaObject::invokeMethod(
                this, [this, fraction] { m_progress->setProgress(fraction); },
                Qt::QueuedConnection);
          }};
}

void LessonExporter::run(const ReadLesson& lesson, const Target& target) {
  try {
    (void)handoutFormatOf(target.file);
  } catch (const values::Error& error) {
    return m_page.sayTrouble(sentenceText(error.what()));
  }
  m_stop = std::stop_source();
  m_isRunning = true;
  m_page.sayTrouble({});
  m_progress->begin(target.file);
  m_work = app::inBackground(
      //: What is being made: "The lesson needs more memory than …"
      this, tr("The lesson"),
      [lesson, monitor = monitor()] {
        return cli::runHandout(lesson.text, lesson.folder(), monitor);
      },
      [this, target](Handout& handout) { write(std::move(handout), target); },
      [this](const values::Error& error) { fail(sentenceText(error.what())); });
}

void LessonExporter::write(Handout&& handout, const Target& target) {
  drawCharts(handout);
  m_work = app::inBackground(
      //: What is being made: "The lesson needs more memory than …"
      this, tr("The lesson"),
      [handout = std::make_shared<const Handout>(std::move(handout)), target, monitor = monitor()] {
        writeHandout(*handout, target.file, target.withAnswers, monitor);
      },
      [this, target] {
        end();
        //: %1: path of the file
        m_bar.showMessage(StageExporter::tr("Written: %1").arg(target.file));
      },
      [this](const values::Error& error) { fail(sentenceText(error.what())); });
}

void LessonExporter::fail(const QString& sentence) {
  end();
  m_page.sayTrouble(m_stop.stop_requested()
                        ? StageExporter::tr("The export was cancelled; nothing was written.")
                        : sentence);
}

void LessonExporter::end() {
  m_isRunning = false;
  m_progress->hide();
}

}  // namespace lanescope::ui
