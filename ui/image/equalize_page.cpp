// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/image/equalize_page.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <algorithm>

#include "app/image/image_format.h"
#include "app/text/result_text.h"
#include "app/text/text.h"
#include "resources/resources.h"
#include "ui/charts/chart_buttons.h"
#include "ui/charts/chart_view.h"
#include "ui/image/equalize_job.h"
#include "ui/image/grey_chart.h"
#include "ui/image/image_view.h"
#include "ui/theme/theme.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_strip.h"

namespace lanescope::ui {
namespace {

const QString kImageFolderSetting = QStringLiteral("imageFolder");

/// "moon.png · 512 × 512 · grey".
QString describeImage(const OpenedImage& opened) {
  const QImage& image = opened.loaded.image;
  //: An image. %1: name of the file; %2, %3: width and height; %4: "grey" or "colour"
  return EqualizePage::tr("%1 · %2 × %3 · %4")
      .arg(QFileInfo(opened.file).fileName())
      .arg(image.width())
      .arg(image.height())
      //: Behind the size of an image: it has shades of grey only
      .arg(image.format() == QImage::Format_Grayscale8
               ? EqualizePage::tr("grey")
               : /*: Behind the size of an image: it has colours */ EqualizePage::tr("colour"));
}

/// The one local file that is dragged, or nothing; a session is the window's.
QString fileIn(const QMimeData& data) {
  const QList<QUrl> urls = data.urls();
  const QString file = urls.size() == 1 ? urls.front().toLocalFile() : QString();
  return file.endsWith(QLatin1String(".lanescope"), Qt::CaseInsensitive) ? QString() : file;
}

}  // namespace

EqualizePage::EqualizePage(app::EngineThread& engine, std::function<values::Target()> target,
                           const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_target(std::move(target)),
      m_job(new EqualizeJob(engine, this)),
      m_messages(new MessageStrip(this)),
      //: A button: opens a dialog of files
      m_open(makeButton(this, tr("Open image…"),
                        //: %1: names of file formats, a list. Luma: the brightness of a pixel
                        tr("%1; colour is equalised by its luma. A file can also be dropped here.")
                            .arg(toQString(app::imageFormatNames())))),
      //: A button: opens a photograph of the Moon
      m_photograph(makeButton(this, tr("The Moon"),
                              tr("A photograph of low contrast that ships with Lanescope"),
                              tr("Equalise the photograph of the Moon"))),
      //: A button: opens a dialog of files
      m_save(new QPushButton(tr("Save result…"), this)),
      //: A button: ends the equalisation
      m_cancel(new QPushButton(tr("Cancel"), this)),
      m_activity(new QLabel(this)),
      //: Name of the progress bar for screen readers
      m_progress(makeProgress(this, tr("Progress"), 0)),
      //: Above the image as it was opened
      m_before(makeSide(tr("Before"), tr("Open an image, or drop its file here."))),
      //: Above the equalised image
      m_after(makeSide(tr("After"), tr("Its equalisation will stand here."))),
      m_badge(new Badge(this)),
      m_words(makeWords(this, "", tr("The run in words"))) {
  setProperty("manualPage", "images.md");
  setAcceptDrops(true);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(10, 6, 10, 4);
  bar->setSpacing(6);
  fillBar(*bar);
  auto* sides = new QGridLayout;
  sides->setContentsMargins(10, 0, 10, 0);
  sides->setHorizontalSpacing(10);
  sides->setVerticalSpacing(6);
  for (const auto& [column, side] : {std::pair{0, m_before}, {1, m_after}}) {
    sides->addWidget(side.title, 0, column);
    sides->addWidget(side.view, 1, column);
    sides->addWidget(side.save, 2, column, Qt::AlignRight);
    sides->addWidget(side.chart, 3, column);
    sides->setColumnStretch(column, 1);
  }
  sides->setRowStretch(1, 5);
  sides->setRowStretch(3, 3);
  auto* foot = new QHBoxLayout;
  foot->setContentsMargins(10, 6, 10, 8);
  foot->setSpacing(10);
  foot->addWidget(m_badge, 0, Qt::AlignTop);
  foot->addWidget(m_words, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_messages);
  layout->addLayout(bar);
  layout->addLayout(sides, 1);
  layout->addLayout(foot);
  connectJob();
  showActivity({});
  theme.tellColors(m_messages);
  theme.tellColors(m_badge);
  for (const Side& side : {m_before, m_after}) {
    theme.tellColors(side.view);
    theme.tellColors(side.chart);
  }
}

EqualizePage::Side EqualizePage::makeSide(const QString& name, const QString& invitation) {
  auto* const chart = new ChartView(this);
  auto* const save =
      new ChartButtons({[name, chart] {
                          //: Title of a saved chart. %1: "Before" or "After"
                          return sheetOf(tr("Grey levels: %1").arg(name), {}, {chart});
                        },
                        [name] { return QStringLiteral("grey-levels-") + name.toLower(); },
                        [chart] { return chart->chart().csv(); }},
                       this);
  save->setEnabled(false);
  connect(save, &ChartButtons::failed, m_messages, &MessageStrip::sayTrouble);
  const Side side{new QLabel(name, this), new ImageView(invitation, this), chart, save};
  side.title->setProperty("look", "heading");
  //: Name for screen readers. %1: "Before" or "After"
  side.view->setAccessibleName(tr("%1: the image").arg(name));
  //: Name for screen readers. %1: "Before" or "After"
  side.chart->setAccessibleName(tr("%1: histogram and cdf of the grey levels").arg(name));
  // Where no label says what the pointer is at, a tool tip does.
  connect(side.chart, &ChartView::pointed, side.chart, &QWidget::setToolTip);
  return side;
}

void EqualizePage::fillBar(QHBoxLayout& bar) {
  m_progress->setMaximumWidth(180);
  m_activity->setProperty("look", "muted");
  addAll(bar, {m_open, m_photograph, m_save, nullptr, m_activity, m_progress, m_cancel});
  connect(m_open, &QPushButton::clicked, this, &EqualizePage::choose);
  connect(m_photograph, &QPushButton::clicked, this, &EqualizePage::openPhotograph);
  connect(m_save, &QPushButton::clicked, this, &EqualizePage::chooseAndSave);
  connect(m_cancel, &QPushButton::clicked, m_job, &EqualizeJob::cancel);
}

void EqualizePage::connectJob() {
  connect(m_job, &EqualizeJob::activityChanged, this, &EqualizePage::showActivity);
  connect(m_job, &EqualizeJob::progressed, this, [this](double fraction) {
    constexpr int kPercent = 100;
    m_progress->setRange(0, kPercent);
    m_progress->setValue(static_cast<int>(fraction * kPercent));
  });
  connect(m_job, &EqualizeJob::opened, this,
          [this](const std::shared_ptr<const OpenedImage>& image) { showOpened(*image); });
  connect(m_job, &EqualizeJob::finished, this,
          [this](const std::shared_ptr<const EqualizedImage>& image) { showResult(*image); });
  connect(m_job, &EqualizeJob::saved, this, [this](const QString& file, const QString& loss) {
    QStringList lines{//: %1: path of the file
                      tr("Written: %1").arg(file)};
    if (!loss.isEmpty()) lines += loss;
    m_messages->say(lines.join(QLatin1Char('\n')), MessageStrip::Tone::note);
  });
  connect(m_job, &EqualizeJob::failed, m_messages, &MessageStrip::sayTrouble);
}

void EqualizePage::choose() {
  emit wanted();
  QSettings settings;
  const QString file = QFileDialog::getOpenFileName(
      this, tr("Open an image"), settings.value(kImageFolderSetting, QDir::homePath()).toString(),
      //: Kinds of files in the dialog of files. %1: patterns such as "*.png *.jpg"
      tr("Images (%1);;All files (*)").arg(app::imagePatterns()));
  if (file.isEmpty()) return;
  settings.setValue(kImageFolderSetting, QFileInfo(file).absolutePath());
  open(file);
}

void EqualizePage::open(const QString& file) {
  emit wanted();
  m_messages->hide();
  m_job->open(file, m_target());
}

void EqualizePage::openPhotograph() {
  open(resources::photograph());
}

void EqualizePage::chooseAndSave() {
  if (m_job->result() == nullptr) return;
  QSettings settings;
  const QDir folder(settings.value(kImageFolderSetting, QDir::homePath()).toString());
  //: Name of a new file. %1: name of the opened image without its ending
  const QString name =
      tr("%1-equalised.png").arg(QFileInfo(m_job->result()->opened->file).completeBaseName());
  const QString file =
      QFileDialog::getSaveFileName(this, tr("Save the equalised image"), folder.filePath(name),
                                   //: Kinds of files in the dialog of files. %1: patterns such as
                                   //: "*.png *.jpg"
                                   tr("Images (%1)").arg(app::imagePatterns()));
  if (!file.isEmpty()) save(file);
}

void EqualizePage::save(const QString& file) {
  m_job->save(file);
}

void EqualizePage::showActivity(const QString& words) {
  const bool isBusy = !words.isEmpty();
  m_activity->setText(words);
  m_progress->setRange(0, 0);  // how far it has come is not known yet
  for (QWidget* widget : QWidgetList{m_activity, m_progress, m_cancel}) widget->setVisible(isBusy);
  m_save->setEnabled(!isBusy && m_job->result() != nullptr);
}

void EqualizePage::showOpened(const OpenedImage& image) {
  //: Above an image. %1: its name, size and colours
  m_before.title->setText(tr("Before: %1").arg(describeImage(image)));
  m_before.view->setImage(image.loaded.image);
  //: Above the equalised image
  m_after.title->setText(tr("After"));
  m_after.view->setImage({});
  m_badge->set({}, Badge::Tone::neutral);
  m_words->clear();
  drawCharts();
}

void EqualizePage::showResult(const EqualizedImage& image) {
  const values::RunResult& run = *image.run;
  //: Above the equalised image
  m_after.title->setText(image.made.image.format() == QImage::Format_Grayscale8
                             ? tr("After")
                             : tr("After: luma equalised, chroma kept"));
  m_after.view->setImage(image.made.image);
  m_badge->set(originText(run), Badge::Tone::accent);
  QStringList sentences;
  //: %1: a time, "1.2 ms"
  sentences += run.backend == values::BackendChoice::emulator
                   ? tr("Three launches took %1; the emulator's time says nothing about a GPU's.")
                         .arg(timeText(run.phases.kernel))
                   : /*: %1, %2: times, "1.2 ms" */ tr(
                         "Three launches took %1; with the copies to and from the GPU it was %2.")
                         .arg(timeText(run.phases.kernel), timeText(run.phases.total()));
  //: %L1: how many pixels
  sentences += run.passed ? tr("Each of the %L1 pixels is what the CPU's reference gives.")
                                .arg(qint64{run.parameters.n})
                          : tr("The check against the CPU's reference failed.");
  for (const QString& note : image.opened->loaded.notes) sentences += note;
  m_words->setText(sentences.join(QLatin1Char(' ')));
  m_save->setEnabled(true);
  drawCharts();
}

void EqualizePage::drawCharts() {
  const auto& result = m_job->result();
  for (const Side& side : {m_before, m_after}) side.save->setEnabled(result != nullptr);
  if (result == nullptr) {
    for (const Side& side : {m_before, m_after}) side.chart->setChart({}, false);
    return;
  }
  const app::Equalization& made = result->made;
  const std::int64_t most =
      std::max(*std::ranges::max_element(made.before), *std::ranges::max_element(made.after));
  m_before.chart->setChart(greyChart(made.before, most), true);
  m_after.chart->setChart(greyChart(made.after, most), true);
}

void EqualizePage::dragEnterEvent(QDragEnterEvent* event) {
  if (fileIn(*event->mimeData()).isEmpty()) {
    event->ignore();
  } else {
    event->acceptProposedAction();
  }
}

void EqualizePage::dropEvent(QDropEvent* event) {
  const QString file = fileIn(*event->mimeData());
  if (file.isEmpty()) return;
  event->acceptProposedAction();
  open(file);
}

}  // namespace lanescope::ui
