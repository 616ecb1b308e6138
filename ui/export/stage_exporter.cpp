// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/stage_exporter.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPainter>
#include <QSettings>
#include <QStatusBar>
#include <algorithm>

#include "app/engine/background.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/compare/stage_page.h"
#include "ui/export/export_dialog.h"
#include "ui/export/export_progress.h"
#include "ui/export/export_words.h"
#include "ui/export/stage_export.h"
#include "ui/picture/picture_clipboard.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_picture.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/widgets/message_strip.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

const QString kExportFolder = QStringLiteral("export/folder");

/// Says why the file name does not fit the format; empty when it does.
QString complaintOn(const QString& file, app::ExportFormat format) {
  try {
    if (app::exportFormatOf(file) == format) return {};
  } catch (const values::Error& error) {
    return sentenceText(error.what());
  }
  const QString name = QFileInfo(file).fileName();
  //: %1: the name that was typed
  return format == app::ExportFormat::folder
             ? StageExporter::tr("%1 is not the name of a folder.").arg(name)
             : /*: %1: the name that was typed; %2: the ending of the format, "gif" */
             StageExporter::tr("%1 does not end with .%2, as the chosen format does.")
                 .arg(name, app::endingOf(format));
}

}  // namespace

StageExporter::StageExporter(StagePage& stage, QStatusBar& bar, QWidget* window)
    : QObject(window),
      m_stage(stage),
      m_bar(bar),
      m_window(window),
      m_progress(new ExportProgress(window)) {
  bar.addPermanentWidget(m_progress);
  m_progress->hide();
  connect(m_progress, &ExportProgress::cancelRequested, this, [this] { m_stop.request_stop(); });
}

StageExporter::~StageExporter() {
  m_stop.request_stop();
  m_work.waitForFinished();
}

void StageExporter::ask() {
  auto picture = m_stage.picture();
  if (picture == nullptr || picture->stepCount() == 0) return;
  if (m_isRunning) {
    m_stage.messages().sayTrouble(
        tr("An export is still being written; wait for it or cancel it first."));
    return;
  }
  m_stage.playback().pause();  // exports the step that was shown
  auto* dialog =
      new ExportDialog({std::move(picture), m_stage.playback().step(), m_stage.pictureSize(),
                        m_stage.stage().theme().id, m_stage.playback().speed()},
                       m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] { askForFile(*dialog); });
  dialog->open();
}

void StageExporter::copy() {
  const auto picture = m_stage.picture();
  if (picture == nullptr || picture->stepCount() == 0) return;
  m_stage.playback().pause();
  const StageTheme& theme = m_stage.stage().theme();
  const int step = m_stage.playback().step();
  const QSize size = m_stage.pictureSize();
  const auto paint = [&](QPainter& painter) {
    const QRectF bounds(QPointF(), size);
    painter.fillRect(bounds, theme.background);
    picture->paint(painter, bounds, step, 1.0, theme);
  };
  constexpr int kLarge = 2560;  // twice as many pixels as a screen has would be of no use
  app::copyPicture(size, {picture->title(), picture->explain(step)}, paint,
                   size.width() < kLarge ? 2.0 : 1.0);
  constexpr int kMilliseconds = 4000;
  m_bar.showMessage(tr("The picture is in the clipboard."), kMilliseconds);
}

void StageExporter::askForFile(const ExportDialog& dialog) {
  const app::StageExport what = dialog.choice();
  const app::ExportFormat format = dialog.format();
  const QString file = chooseFile(format, toQString(what.picture->scene().record().kernel));
  if (file.isEmpty()) return;
  const QString complaint = complaintOn(file, format);
  if (!complaint.isEmpty()) {
    m_stage.messages().sayTrouble(complaint);
    return;
  }
  start(what, file);
}

void StageExporter::start(const app::StageExport& what, const QString& file) {
  m_stop = std::stop_source();
  m_isRunning = true;
  m_progress->begin(file);
  const app::ExportMonitor monitor{
      m_stop.get_token(), [this](double fraction) {
        QMetaObject::invokeMethod(
            this, [this, fraction] { m_progress->setProgress(fraction); }, Qt::QueuedConnection);
      }};
  const auto end = [this](const QString& sentence, MessageStrip::Tone tone) {
    m_isRunning = false;
    m_progress->hide();
    m_stage.messages().say(sentence, tone);
  };
  //: What is being made: "The picture needs more memory than …"
  m_work = app::inBackground(
      this, tr("The picture"), [what, file, monitor] { app::exportStage(what, file, monitor); },
      [end, file] {
        //: %1: path of the file
        end(tr("Written: %1").arg(file), MessageStrip::Tone::note);
      },
      [end](const values::Error& error) {
        if (error.kind() == values::ErrorKind::cancelled) {
          end(tr("The export was cancelled; nothing was written."), MessageStrip::Tone::note);
        } else {
          end(sentenceText(error.what()), MessageStrip::Tone::trouble);
        }
      });
}

QString StageExporter::chooseFile(app::ExportFormat format, const QString& name) {
  QSettings settings;
  //: Title of a dialog of files
  QFileDialog dialog(m_window, tr("Export to"),
                     settings.value(kExportFolder, QDir::homePath()).toString());
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setFileMode(QFileDialog::AnyFile);
  const auto& info =
      *std::ranges::find(app::exportFormats(), format, &app::ExportFormatInfo::format);
  if (info.ending.isEmpty()) {
    //: Before the name of a folder in a dialog of files
    dialog.setLabelText(QFileDialog::FileName, tr("New folder:"));
    //: The name that a new folder gets. %1: id of the kernel
    dialog.selectFile(tr("%1-steps").arg(name));
  } else {
    dialog.setNameFilter(info.filter);
    dialog.setDefaultSuffix(info.ending);
    dialog.selectFile(name + QLatin1Char('.') + info.ending);
  }
  if (dialog.exec() != QDialog::Accepted) return {};
  QString file = dialog.selectedFiles().value(0);
  settings.setValue(kExportFolder, QFileInfo(file).absolutePath());
  return file;
}

}  // namespace lanescope::ui
