// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measure/measure_page.h"

#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "app/text/number_text.h"
#include "app/text/text.h"
#include "ui/charts/chart_view.h"
#include "ui/measure/baseline.h"
#include "ui/measure/chart_job.h"
#include "ui/measure/point_on_stage.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

constexpr int kFewLetters = 14;

QToolButton* makeToggle(QWidget* parent, const QString& text, const QString& help) {
  QToolButton* button = makeSegment(parent, text, help);
  button->setCheckable(true);
  return button;
}

}  // namespace

ComparisonPage::Words MeasurePage::words() {
  return {
      //: A button: times kernels and CPU variants
      .begin = tr("Measure"),
      .beginHelp = tr("Time the kernel, the kernels compared with it and the CPU variants of their "
                      "problem over the sizes."),
      .beginName = tr("Measure CPU and GPU"),
      .complaintName = tr("What prevents measuring"),
      .smallestName = tr("Smallest size to measure"),
      .largestName = tr("Largest size to measure"),
      //: A tab
      .chartsTitle = tr("Chart"),
      .viewsName = tr("Views of the chart"),
      .chartNames =
          {//: Name of the chart for screen readers
           tr("Chart")},
      .tableName = tr("The points of the chart"),
      .sentencesName = tr("The chart in words"),
      .pointedHint = tr(
          "The wheel zooms. With Shift, a rectangle zooms. Dragging moves the chart, and a double "
          "click shows all of it. A click on the legend hides a series. A click on a point runs "
          "it at a small n on the stage."),
  };
}

MeasurePage::MeasurePage(const PageContext& context, QWidget* parent)
    : ComparisonPage(context, values::Measure::time, words(), parent),
      m_job(new ChartJob([this] { return order(); }, this)),
      m_baseline(new Baseline(this)),
      m_stage(new PointOnStage(context, this)),
      m_kinds(new QListWidget(this)),
      m_size(makeChoice(this, tr("Size that the chart shows"), 8)),
      m_line(makeChoice(this, tr("What the samples are of"), 10)),
      m_transfers(makeToggle(
          //: A button: times include the copies to and from the GPU
          this, tr("With transfers"),
          tr("Shows all phases of a run, with the copies, instead of the kernel alone."))),
      //: A button: copies from and to page-locked (pinned) memory
      m_pinned(makeToggle(this, tr("Pinned copies"),
                          tr("Shows copies from and to page-locked memory, which the GPU reads and "
                             "writes itself, instead of pageable memory."))) {
  setProperty("manualPage", "measuring.md");
  buildControls();
  connect(this, &MeasurePage::opened, this, &MeasurePage::openTiming);
  connect(m_job, &ChartJob::made, this, &MeasurePage::showMade);
  connect(m_job, &ChartJob::failed, this, [this](const QString& why) { showSentences({why}); });
  connect(m_baseline, &Baseline::changed, m_job, &ChartJob::start);
  connect(m_kinds, &QListWidget::currentRowChanged, m_job, &ChartJob::start);
  connect(m_size, &QComboBox::activated, this, [this] { m_followsLargest = false; });
  for (QComboBox* choice : {m_size, m_line}) {
    connect(choice, &QComboBox::currentIndexChanged, m_job, &ChartJob::start);
  }
  for (QToolButton* toggle : {m_transfers, m_pinned}) {
    connect(toggle, &QToolButton::toggled, m_job, &ChartJob::start);
  }
  showChart(ChartKind::time);
}

void MeasurePage::buildControls() {
  beginButton().setProperty("look", "primary");
  // The whole name where the row has room for it, and always in the list.
  m_line->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_line->setMinimumWidth(m_line->fontMetrics().averageCharWidth() * kFewLetters);
  //: Name of the list of kinds of charts for screen readers
  m_kinds->setAccessibleName(tr("Charts"));
  for (const ChartKindInfo& info : chartKinds()) {
    auto* item = new QListWidgetItem(info.title, m_kinds);
    item->setData(Qt::UserRole, static_cast<int>(info.kind));
    item->setToolTip(info.help);
  }
  m_kinds->setSpacing(2);
  m_kinds->setFixedWidth(m_kinds->sizeHintForColumn(0) + 2 * m_kinds->frameWidth() + 24);
  m_kinds->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  //: A button: undoes the zoom
  QPushButton* reset = makeButton(this, tr("Show all"), tr("Shows the whole chart again."));
  connect(reset, &QPushButton::clicked, this, &MeasurePage::resetCharts);
  addTools({m_size, m_line, m_transfers, m_pinned}, {&m_baseline->button(), reset}, m_kinds);
}

void MeasurePage::setKernel(const catalog::KernelRow& row) {
  if (!takeKernel(row, row.timedSizes)) return;
  const bool isAmong = (m_measured || m_isStored) &&
                       std::ranges::find(m_shown.points(), row.id, &results::TimingPoint::kernel) !=
                           m_shown.points().end();
  if (isAmong) return;
  m_measured.reset();
  startAnew();
  m_recordings.addKernel(row.id, m_measured, true, m_data);
  m_job->start();
}

void MeasurePage::startAnew() {
  m_isStored = false;
  m_followsLargest = true;
  m_data.clear();
  m_baseline->clearMeasured();
}

void MeasurePage::begin(const values::BenchRequest& request) {
  m_measured = {request.kernel, request.parameters};
  startAnew();
  m_recordings.addKernel(request.kernel, m_measured, false, m_data);
  m_data.begin(request.kernel, request.parameters);
  m_job->start();
}

void MeasurePage::add(const values::BenchSeries& series) {
  if (!m_measured) return;  // another kernel was chosen meanwhile
  m_data.add(series);
  m_job->start();
}

void MeasurePage::finish(const values::BenchResult& result) {
  if (!m_measured) return;
  m_data.finish(result);
  m_baseline->setMeasured(result);  // this draws the chart
}

void MeasurePage::showStored(const std::vector<values::BenchResult>& results) {
  emit wanted();
  m_measured.reset();
  startAnew();
  m_isStored = true;
  for (const values::BenchResult& result : results)
    m_data.addRecorded(result, results::TimingData::Part::all);
  m_job->start();
}

ChartKind MeasurePage::kind() const {
  return static_cast<ChartKind>(m_kinds->currentItem()->data(Qt::UserRole).toInt());
}

void MeasurePage::showChart(ChartKind shown) {
  for (int i = 0; i < m_kinds->count(); ++i) {
    if (m_kinds->item(i)->data(Qt::UserRole).toInt() == static_cast<int>(shown)) {
      m_kinds->setCurrentRow(i);
    }
  }
}

/// Until the user picks a size, the chart shows the largest one at which this CPU was measured.
void MeasurePage::fillSizes() {
  const QVariant before = m_size->currentData();
  const std::vector<std::int64_t> sizes = m_data.sizes();
  const QSignalBlocker quiet(m_size);
  m_size->clear();
  for (const std::int64_t n : sizes) {
    //: In a list of sizes. %1: a size, "2²⁰"
    m_size->addItem(tr("n = %1").arg(sizeName(n)), QVariant::fromValue<qint64>(n));
  }
  int index = m_followsLargest ? -1 : m_size->findData(before);
  for (int i = 0; index < 0 && i < m_size->count(); ++i) {
    const int at = m_size->count() - 1 - i;
    const std::vector<results::TimingPoint> points = m_data.at(sizes[static_cast<std::size_t>(at)]);
    if (std::ranges::any_of(points, &results::TimingPoint::onCpu)) index = at;
  }
  m_size->setCurrentIndex(index >= 0 ? index : m_size->count() - 1);
}

void MeasurePage::fillLines() {
  const QString before = m_line->currentText();
  const QSignalBlocker quiet(m_line);
  m_line->clear();
  for (const results::TimingPoint& point : m_data.at(m_size->currentData().toLongLong())) {
    m_line->addItem(m_data.titleOf(point));
  }
  m_line->setCurrentIndex(std::max(0, m_line->findText(before)));
}

ChartOrder MeasurePage::order() {
  fillSizes();
  fillLines();
  const ChartKind wanted = kind();
  m_size->setVisible(infoOf(wanted).isOfOneSize);
  m_line->setVisible(wanted == ChartKind::distribution);
  m_transfers->setVisible(wanted == ChartKind::speedup);
  m_pinned->setVisible(wanted == ChartKind::phases ||
                       (wanted == ChartKind::speedup && m_transfers->isChecked()));
  ChartOrder order{wanted,
                   m_data,
                   {m_size->currentData().toLongLong(), m_transfers->isChecked(),
                    m_pinned->isChecked(), m_line->currentText()}};
  if (m_measured) m_baseline->addTo(m_measured->kernel, m_measured->parameters, order.data);
  const bool isOfFamily = infoOf(wanted).isOfFamily && !m_isStored && kernel() != nullptr;
  if (isOfFamily) m_recordings.addFamily(kernel()->id, m_measured, order.data);
  return order;
}

void MeasurePage::showMade(const Chart& chart, const ChartOrder& order) {
  if (order.kind != kind()) return;  // another one is being made
  const bool isSame = std::exchange(m_drawn, order.kind) == order.kind;
  m_shown = order.data;
  //: Name for screen readers. %1: what the chart shows, a sentence
  view().setAccessibleName(tr("Chart: %1; the table has the numbers").arg(infoOf(m_drawn).help));
  show({chart}, m_baseline->withChanges(tableOf(chart), m_shown),
       m_data.points().empty() ? QStringList(tr("Measure times the kernel and the CPU variants."))
                               : m_baseline->sentences() + chart.sentences,
       isSame);
}

void MeasurePage::openTiming(std::size_t timing) {
  const results::TimingPoint& point = m_shown.points()[timing];
  const catalog::KernelRow* row = catalog::lookUp(point.kernel);
  if (row == nullptr) {
    //: %1: name of what was measured
    showPointed(tr("%1 is no kernel of the catalogue: there is nothing of it to show on the stage.")
                    .arg(m_shown.titleOf(point)));
    return;
  }
  values::Parameters parameters = m_shown.sources()[point.source].parameters;
  parameters.n = point.n;
  //: %1: name of what was measured; %2: its time, "1.2 ms"; %3: a size, "2²⁰"
  m_stage->open(*row, parameters,
                tr("%1 took %2 at n = %3.")
                    .arg(m_shown.titleOf(point), quantityText(Quantity::time, point.median.count()),
                         sizeName(point.n)));
}

QString MeasurePage::title() const {
  const ChartKindInfo& info = infoOf(m_drawn);
  //: Title of a chart. %1: its kind, "Phases"; %2: id of the kernel; %3: a size, "n = 2²⁰"
  return info.isOfOneSize && m_size->currentIndex() >= 0
             ? tr("%1 of %2, %3").arg(info.title, toQString(kernel()->id), m_size->currentText())
             : /*: Title of a chart. %1: its kind, "Speed-up"; %2: id of the kernel */ tr(
                   "%1 of %2")
                   .arg(info.title, toQString(kernel()->id));
}

QString MeasurePage::fileName() const {
  return toQString(kernel()->id) + QLatin1Char('-') + infoOf(m_drawn).name;
}

QString MeasurePage::csv() const {
  return view().chart().csv();
}

}  // namespace lanescope::ui
