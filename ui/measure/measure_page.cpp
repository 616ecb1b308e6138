// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measure/measure_page.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/engine/background.h"
#include "app/text/number_text.h"
#include "app/text/text.h"
#include "ui/charts/chart_file.h"
#include "ui/charts/chart_model.h"
#include "ui/charts/chart_view.h"
#include "ui/compare/comparison_button.h"
#include "ui/kernel/page_context.h"
#include "ui/measure/point_on_stage.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/number_table.h"
#include "ui/widgets/power_combo.h"

namespace lanescope::ui {

MeasurePage::MeasurePage(QWidget* parent, Make make)
    : QWidget(parent),
      m_make(std::move(make)),
      m_measure(new QPushButton(tr("Measure"), this)),
      m_complaint(new ComplaintLabel(tr("What prevents measuring"), this)),
      m_from(new QComboBox(this)),
      m_to(new QComboBox(this)),
      m_compared(new ComparisonButton(this)),
      m_kinds(new QListWidget(this)),
      m_size(new QComboBox(this)),
      m_line(new QComboBox(this)),
      m_transfers(new QToolButton(this)),
      m_pinned(new QToolButton(this)),
      m_reset(new QPushButton(tr("Show all"), this)),
      m_copy(new QPushButton(tr("Copy"), this)),
      m_save(new QPushButton(tr("Save"), this)),
      m_tabs(new QTabWidget(this)),
      m_view(new ChartView(this)),
      m_model(new ChartModel(this)),
      m_table(makeTable(*m_model, tr("The points of the chart"))),
      m_pointed(new QLabel(this)),
      m_words(new QLabel(this)) {
  setProperty("manualPage", "measuring.md");
  m_tabs->setProperty("manualPage", "measuring.md#charts");
  m_kinds->setProperty("manualPage", "measuring.md#charts");
  buildControls();
  buildLayout();
  connectControls();
  showPointed({});
  showChart(ChartKind::time);
}

MeasurePage::MeasurePage(const PageContext& context, QWidget* parent) : MeasurePage(parent) {
  tellPage(context, this);
  connect(this, &MeasurePage::measureRequested, this,
          [this, context](const std::vector<std::int64_t>& sizes) { measureOver(context, sizes); });
  connect(&context.controller, &RunController::benchPoint, this,
          [this](const values::BenchSeries& series) {
            if (!series.accuracy && !series.work) add(series);
          });
  connect(&context.controller, &RunController::benchFinished, this,
          [this](const std::shared_ptr<const values::BenchResult>& result) {
            const bool isTime = std::ranges::none_of(
                result->series,
                [](const values::BenchSeries& series) { return series.accuracy || series.work; });
            if (isTime) finish(*result);
          });
  connect(this, &MeasurePage::failed, &context.messages, &MessageStrip::sayTrouble);
  connect(this, &MeasurePage::openRequested, new PointOnStage(context, this), &PointOnStage::open);
}

void MeasurePage::measureOver(const PageContext& context, const std::vector<std::int64_t>& sizes) {
  std::optional<values::BenchRequest> request = benchRequest(context, sizes);
  if (!request) return;
  request->compared = compared(request->parameters);
  begin(*request);
  context.controller.measure(*request);
}

void MeasurePage::buildControls() {
  m_measure->setProperty("look", "primary");
  m_measure->setToolTip(
      tr("Time the kernel, the kernels compared with it and the CPU variants of their problem over "
         "the sizes."));
  m_measure->setAccessibleName(tr("Measure CPU and GPU"));
  m_from->setAccessibleName(tr("Smallest size to measure"));
  m_to->setAccessibleName(tr("Largest size to measure"));
  m_size->setAccessibleName(tr("Size that the chart shows"));
  m_line->setAccessibleName(tr("What the samples are of"));
  // What is measured must not move the pages beside: no width depends on it.
  const std::pair<QComboBox*, int> widths[] = {{m_from, 4}, {m_to, 4}, {m_size, 8}, {m_line, 10}};
  for (const auto& [box, letters] : widths) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(letters);
  }
  m_transfers->setText(tr("With transfers"));
  m_pinned->setText(tr("Pinned copies"));
  for (QToolButton* button : {m_transfers, m_pinned}) {
    button->setCheckable(true);
    button->setProperty("look", "segment");
  }
  m_transfers->setToolTip(tr("All phases of a run, copies too, instead of the kernel alone."));
  m_pinned->setToolTip(
      tr("Copies from and to page-locked memory, which the GPU reads and writes itself, instead of "
         "pageable memory."));
  m_reset->setToolTip(tr("The whole chart in sight again."));
  m_copy->setToolTip(tr("The chart as a picture into the clipboard."));
  m_save->setAccessibleName(tr("Save the chart or its table"));
  m_kinds->setAccessibleName(tr("Charts"));
  for (const ChartKindInfo& info : chartKinds()) {
    auto* item = new QListWidgetItem(info.title, m_kinds);
    item->setData(Qt::UserRole, static_cast<int>(info.kind));
    item->setToolTip(info.help);
  }
  m_kinds->setSpacing(2);
  m_kinds->setFixedWidth(m_kinds->sizeHintForColumn(0) + 2 * m_kinds->frameWidth() + 24);
  m_kinds->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* save = new QMenu(m_save);
  save->addAction(tr("Picture …"), this, &MeasurePage::savePicture);
  save->addAction(tr("Table …"), this, &MeasurePage::saveTable);
  m_save->setMenu(save);
  for (QLabel* label : {m_pointed, m_words}) {
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  }
  m_pointed->setAccessibleName(tr("What the pointer is at"));
  m_words->setProperty("look", "muted");
  m_words->setAccessibleName(tr("The chart in words"));
  m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void MeasurePage::buildLayout() {
  auto* controls = new QHBoxLayout;
  controls->setSpacing(6);
  controls->addWidget(m_measure);
  controls->addWidget(m_from);
  controls->addWidget(new QLabel(tr("to"), this));
  controls->addWidget(m_to);
  controls->addWidget(m_compared);
  controls->addStretch(1);
  auto* tools = new QHBoxLayout;
  tools->setSpacing(6);
  tools->addWidget(m_size);
  tools->addWidget(m_line);
  tools->addWidget(m_transfers);
  tools->addWidget(m_pinned);
  tools->addStretch(1);
  for (QPushButton* button : {m_reset, m_copy, m_save}) tools->addWidget(button);

  m_tabs->setDocumentMode(true);
  m_tabs->setAccessibleName(tr("Views of the chart"));
  m_tabs->addTab(m_view, tr("Chart"));
  m_tabs->addTab(m_table, tr("Table"));
  // Room for two lines, so that the chart does not jump under the pointer.
  m_pointed->setMinimumHeight(2 * m_pointed->fontMetrics().lineSpacing());
  m_pointed->setAlignment(Qt::AlignLeft | Qt::AlignTop);

  auto* right = new QVBoxLayout;
  right->addLayout(tools);
  right->addWidget(m_tabs, 1);
  right->addWidget(m_pointed);
  auto* both = new QHBoxLayout;
  both->addWidget(m_kinds);
  both->addLayout(right, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 8, 10, 8);
  layout->addLayout(controls);
  layout->addWidget(m_complaint);
  layout->addLayout(both, 1);
  layout->addWidget(m_words);
}

void MeasurePage::connectControls() {
  connect(m_measure, &QPushButton::clicked, this, &MeasurePage::start);
  connect(m_kinds, &QListWidget::currentRowChanged, this, &MeasurePage::refresh);
  connect(m_size, &QComboBox::activated, this, [this] { m_followsLargest = false; });
  connect(m_size, &QComboBox::currentIndexChanged, this, &MeasurePage::refresh);
  connect(m_line, &QComboBox::currentIndexChanged, this, &MeasurePage::refresh);
  connect(m_transfers, &QToolButton::toggled, this, &MeasurePage::refresh);
  connect(m_pinned, &QToolButton::toggled, this, &MeasurePage::refresh);
  connect(m_reset, &QPushButton::clicked, this, &MeasurePage::resetView);
  connect(m_copy, &QPushButton::clicked, this, &MeasurePage::copy);
  connect(m_view, &ChartView::pointed, this, &MeasurePage::showPointed);
  connect(m_view, &ChartView::opened, this, &MeasurePage::openTiming);
  connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
    if (const auto timing = m_model->itemAt(index.row())) openTiming(*timing);
  });
}

void MeasurePage::showPointed(const QString& words) {
  m_pointed->setText(words.isEmpty()
                         ? tr("The wheel zooms, with Shift a rectangle; dragging moves, a double "
                              "click shows all. A click on the legend hides a series, one on a "
                              "point runs it at a small n on the stage.")
                         : words);
}

void MeasurePage::setKernel(const catalog::KernelRow& row) {
  if (m_row == &row) return;
  const bool isOtherFamily = m_row == nullptr || m_row->family != row.family;
  m_row = &row;
  if (isOtherFamily) {
    setPowers(*m_from, row.timedSizes, row.timedSizes.first);
    setPowers(*m_to, row.timedSizes, row.timedSizes.usual);
  }
  m_compared->setKernel(row);
  const bool isAmong =
      (m_measured || m_isStored) &&
      std::ranges::any_of(m_shown.points(), [&](const results::TimingPoint& point) {
        return point.kernel == row.id;
      });
  if (isAmong) return;
  m_measured.reset();
  m_isStored = false;
  m_followsLargest = true;
  m_data.clear();
  m_recordings.addKernel(row.id, m_measured, true, m_data);
  refresh();
}

void MeasurePage::setTheme(const StageTheme& theme) {
  m_view->setTheme(theme);
}

void MeasurePage::setReady(bool isIdle, const QString& complaint) {
  m_measure->setEnabled(isIdle && complaint.isEmpty());
  m_complaint->say(notReady(complaint));
}

void MeasurePage::begin(const values::BenchRequest& request) {
  m_measured = {request.kernel, request.parameters};
  m_isStored = false;
  m_followsLargest = true;
  m_data.clear();
  m_recordings.addKernel(request.kernel, m_measured, false, m_data);
  m_data.begin(request.kernel, request.parameters);
  refresh();
}

void MeasurePage::add(const values::BenchSeries& series) {
  if (!m_measured) return;  // another kernel was chosen meanwhile
  m_data.add(series);
  refresh();
}

void MeasurePage::finish(const values::BenchResult& result) {
  if (!m_measured) return;
  m_data.finish(result);
  refresh();
}

void MeasurePage::showStored(const std::vector<values::BenchResult>& results) {
  emit wanted();
  m_isStored = true;
  m_measured.reset();
  m_followsLargest = true;
  m_data.clear();
  for (const values::BenchResult& result : results)
    m_data.addRecorded(result, results::TimingData::Part::all);
  refresh();
}

results::TimingData MeasurePage::shownData() const {
  results::TimingData data = m_data;
  const bool isOfFamily = infoOf(kind()).isOfFamily && !m_isStored && m_row != nullptr;
  if (isOfFamily) m_recordings.addFamily(m_row->id, m_measured, data);
  return data;
}

std::vector<std::string> MeasurePage::compared(const values::Parameters& parameters) const {
  return m_compared->kernels(parameters);
}

ChartKind MeasurePage::kind() const {
  return static_cast<ChartKind>(m_kinds->currentItem()->data(Qt::UserRole).toInt());
}

ChartChoice MeasurePage::choice() const {
  return {m_size->currentData().toLongLong(), m_transfers->isChecked(), m_pinned->isChecked(),
          m_line->currentText()};
}

void MeasurePage::showChart(ChartKind shown) {
  for (int i = 0; i < m_kinds->count(); ++i) {
    if (m_kinds->item(i)->data(Qt::UserRole).toInt() == static_cast<int>(shown)) {
      m_kinds->setCurrentRow(i);
    }
  }
}

/// At first the largest where a GPU has most to gain and this CPU was measured.
void MeasurePage::fillSizes() {
  const QVariant before = m_size->currentData();
  const std::vector<std::int64_t> sizes = m_data.sizes();
  const QSignalBlocker quiet(m_size);
  m_size->clear();
  for (const std::int64_t n : sizes) {
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

void MeasurePage::refresh() {
  if (m_isMaking) {
    m_isOld = true;
    return;
  }
  fillSizes();
  fillLines();
  const ChartKind wanted = kind();
  m_size->setVisible(infoOf(wanted).isOfOneSize);
  m_line->setVisible(wanted == ChartKind::distribution);
  m_transfers->setVisible(wanted == ChartKind::speedup);
  m_pinned->setVisible(wanted == ChartKind::phases ||
                       (wanted == ChartKind::speedup && m_transfers->isChecked()));
  m_isMaking = true;
  // The interval of a speed-up takes thousands of draws.
  const results::TimingData data = shownData();
  app::inBackground(
      this, tr("The chart"),
      [make = m_make, wanted, data, choice = choice()] { return make(wanted, data, choice); },
      [this, wanted, data](const Chart& chart) {
        if (wanted == kind()) {
          const bool isSame = std::exchange(m_drawn, wanted) == wanted;
          m_shown = data;
          showMade(chart, isSame);
        }
        endMaking();
      },
      [this](const values::Error& error) {
        m_words->setText(toQString(error.what()));
        endMaking();
      });
}

void MeasurePage::endMaking() {
  m_isMaking = false;
  if (std::exchange(m_isOld, false)) refresh();
}

void MeasurePage::showMade(const Chart& chart, bool keepsView) {
  m_view->setAccessibleName(tr("Chart: %1; the table has the numbers").arg(infoOf(m_drawn).help));
  m_view->setChart(chart, keepsView);
  m_model->setTable(tableOf(chart));
  m_words->setText(m_data.points().empty() ? tr("Measure times the kernel and the CPU variants.")
                                           : chart.sentences.join(QLatin1Char('\n')));
}

void MeasurePage::measure() {
  emit wanted();
  start();
}

void MeasurePage::start() {
  if (!m_measure->isEnabled()) return;
  emit measureRequested(powersBetween(*m_from, *m_to));
}

void MeasurePage::openTiming(std::size_t timing) {
  const results::TimingPoint& point = m_shown.points()[timing];
  const catalog::KernelRow* row = catalog::lookUp(point.kernel);
  if (row == nullptr) {
    m_pointed->setText(
        tr("%1 is no kernel of the catalogue: there is nothing of it to show on the stage.")
            .arg(m_shown.titleOf(point)));
    return;
  }
  values::Parameters parameters = m_shown.sources()[point.source].parameters;
  parameters.n = point.n;
  emit openRequested(
      toQString(row->id), parameters,
      tr("%1 took %2 at n = %3.")
          .arg(m_shown.titleOf(point), quantityText(Quantity::time, point.median.count()),
               sizeName(point.n)));
}

QString MeasurePage::fileName() const {
  const QString kernel = m_row == nullptr ? tr("chart") : toQString(m_row->id);
  return kernel + QLatin1Char('-') + infoOf(m_drawn).name;
}

void MeasurePage::savePicture() {
  const QString sentence = askAndSave(*this, tr("Save the chart"), fileName(), {m_view});
  if (!sentence.isEmpty()) emit failed(sentence);
}

void MeasurePage::saveTable() {
  const QString sentence =
      askAndSave(*this, tr("Save the table of the chart"), fileName(), m_view->chart().csv());
  if (!sentence.isEmpty()) emit failed(sentence);
}

void MeasurePage::copy() {
  m_view->copy();
}

void MeasurePage::resetView() {
  m_view->reset();
}

}  // namespace lanescope::ui
