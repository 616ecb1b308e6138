// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/sweep_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <algorithm>

#include "app/text/number_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "app/tune/sweep_file.h"
#include "request/parameter_table.h"
#include "ui/charts/chart_buttons.h"
#include "ui/charts/chart_model.h"
#include "ui/charts/chart_view.h"
#include "ui/tune/explain_view.h"
#include "ui/tune/tune_words.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

constexpr int kSweepSteps = 1000;
constexpr std::chrono::milliseconds kRedraw{80};

/// What is swept at first, as far as the kernel's limits allow.
QString usualRange(const catalog::ParameterSpec& spec) {
  const auto [first, last] = values::parameterNamed(spec.name)->sweep;
  const bool isNumber = spec.type == catalog::ParameterSpec::Type::integer;
  return QStringLiteral("%1..%2")
      .arg(isNumber ? std::max(first, spec.minimum) : first)
      .arg(isNumber ? std::min(last, spec.maximum) : last);
}

void clearLayout(QLayout& layout) {
  while (QLayoutItem* item = layout.takeAt(0)) {
    if (item->widget() != nullptr) item->widget()->deleteLater();
    delete item;
  }
}

/// Tabs that are at least as high as what stands in their corner, since a tab widget cuts that off,
/// and the buttons there are higher than tabs in some languages.
class SweepTabs : public QTabWidget {
 public:
  explicit SweepTabs(QWidget* parent) : QTabWidget(parent) { setTabBar(new Bar(*this)); }

 private:
  class Bar : public QTabBar {
   public:
    explicit Bar(const QTabWidget& tabs) : m_tabs(tabs) {}

   protected:
    [[nodiscard]] QSize tabSizeHint(int tab) const override {
      const QSize size = QTabBar::tabSizeHint(tab);
      const QWidget* corner = m_tabs.cornerWidget();
      return corner == nullptr ? size : size.expandedTo({0, corner->sizeHint().height()});
    }

   private:
    const QTabWidget& m_tabs;
  };
};

}  // namespace

SweepPanel::SweepPanel(app::EngineThread& engine, Source source, QWidget* parent)
    : QWidget(parent),
      m_source(std::move(source)),
      m_sweep(new tune::Sweep(engine, this)),
      m_rangeBar(new QHBoxLayout),
      m_layerBar(new QHBoxLayout),
      //: A button: begins the sweep
      m_start(makeButton(this, tr("Start"), {}, tr("Start the sweep"))),
      //: A button: halts the sweep until it is pressed again
      m_pause(makeButton(this, tr("Pause"), {}, tr("Pause or go on with the sweep"))),
      //: A button: ends the sweep
      m_cancel(makeButton(this, tr("Cancel"), {}, tr("Cancel the sweep"))),
      m_progress(makeProgress(this, tr("Progress of the sweep"), kSweepSteps)),
      m_progressWords(makeWords(this, "muted", tr("How far the sweep has come"))),
      m_metric(makeChoice(this, tr("What the cells show"))),
      m_tabs(new SweepTabs(this)),
      m_map(new ChartView(this)),
      m_model(new ChartModel(this)),
      m_table(makeTable(*m_model, tr("Launches of the sweep"))),
      m_explain(new ExplainView(engine, this)),
      m_cellWords(makeWords(this, "", tr("The launch at the cursor"))),
      //: A button: puts the launch into the parameters
      m_use(makeButton(this, tr("Use"), tr("Put this launch into the parameters of the kernel."),
                       tr("Use this launch"))),
      m_store(makeButton(this, tr("Store as auto"),
                         tr("From now on a block of auto is this launch, for this kernel, type, "
                            "operation and size on this device."),
                         tr("Store this launch as auto"))),
      //: A button: compares two launches
      m_compare(makeButton(this, tr("Explain"), tr("Explains how the two chosen launches differ."),
                           tr("Explain the two chosen launches"))),
      m_save(makeChartButtons()),
      m_title(makeWords(this, "heading", tr("What the map shows"))),
      m_words(makeWords(this, "muted", tr("The sweep in words"))) {
  setProperty("manualPage", "tuning.md#the-sweep");
  m_map->setAccessibleName(tr("Heat map of the launches; the table has the numbers"));
  m_map->setMinimumSize(240, 160);
  m_redraw.setSingleShot(true);
  m_redraw.setInterval(kRedraw);
  buildLayout();
  connectSweep();
  connectViews();
  showState();
}

void SweepPanel::buildLayout() {
  m_tabs->setDocumentMode(true);
  m_tabs->setAccessibleName(tr("Views of the sweep"));
  //: A tab: times of launches as colours
  m_tabs->addTab(m_map, tr("Heat map"));
  //: A tab: the numbers
  m_tabs->addTab(m_table, tr("Table"));
  //: A tab: two launches compared
  m_tabs->addTab(m_explain, tr("Explain"));
  auto* corner = new QWidget(this);
  auto* layers = new QHBoxLayout(corner);
  layers->setContentsMargins(0, 0, 0, 0);
  layers->addLayout(m_layerBar);
  layers->addWidget(m_metric);
  layers->addWidget(m_save);
  m_tabs->setCornerWidget(corner);
  auto* controls = new QHBoxLayout;
  controls->setSpacing(6);
  controls->addLayout(m_rangeBar, 1);
  addAll(*controls, {m_start, m_pause, m_cancel});
  auto* progress = new QHBoxLayout;
  progress->addWidget(m_progress, 1);
  progress->addWidget(m_progressWords);
  auto* cell = new QHBoxLayout;
  cell->setSpacing(6);
  cell->addWidget(m_cellWords, 1);
  addAll(*cell, {m_use, m_store, m_compare});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(controls);
  layout->addLayout(progress);
  layout->addWidget(m_title);
  layout->addWidget(m_tabs, 1);
  layout->addLayout(cell);
  layout->addWidget(m_words);
  m_tabs->setFocusPolicy(Qt::NoFocus);  // it would hand the focus back to its tabs
}

std::vector<QWidget*> SweepPanel::controls() const {
  std::vector<QWidget*> controls;
  for (const RangeField& field : m_ranges) {
    controls.push_back(&field.box());
    controls.push_back(&field.line());
  }
  controls.insert(controls.end(), {m_start, m_pause, m_cancel, m_tabs->tabBar()});
  controls.insert(controls.end(), m_layers.begin(), m_layers.end());
  controls.insert(controls.end(),
                  {m_metric, m_save, m_map, m_table, m_explain, m_use, m_store, m_compare});
  return controls;
}

void SweepPanel::connectSweep() {
  connect(m_start, &QPushButton::clicked, this, &SweepPanel::start);
  connect(m_pause, &QPushButton::clicked, this,
          [this] { m_sweep->isPaused() ? m_sweep->resume() : m_sweep->pause(); });
  connect(m_cancel, &QPushButton::clicked, m_sweep, &tune::Sweep::cancel);
  connect(m_sweep, &tune::Sweep::started, this, &SweepPanel::showStarted);
  connect(m_sweep, &tune::Sweep::pausedChanged, this, &SweepPanel::showState);
  connect(m_sweep, &tune::Sweep::cellDone, this, [this](quint64 cell) {
    if (!m_redraw.isActive()) m_redraw.start();
    showProgress();
    if (m_view.cursor == cell) showCurrent();
  });
  connect(m_sweep, &tune::Sweep::finished, this, &SweepPanel::showFinished);
  connect(m_sweep, &tune::Sweep::failed, this, [this](values::ErrorKind, const QString& sentence) {
    showState();
    emit failed(sentence);
  });
}

void SweepPanel::connectViews() {
  connect(m_metric, &QComboBox::currentIndexChanged, this, [this] {
    drawViews();
    showCurrent();
  });
  connect(&m_redraw, &QTimer::timeout, this, &SweepPanel::drawViews);
  connect(m_map, &ChartView::walked, this, &SweepPanel::setCursor);
  connect(m_map, &ChartView::opened, this, &SweepPanel::choose);
  connect(m_map, &ChartView::pointed, this, [this](const QString& words) {
    words.isEmpty() ? showCurrent() : m_cellWords->setText(words);
  });
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& row) {
            if (row.isValid()) setCursor(static_cast<std::size_t>(row.row()));
          });
  connect(m_use, &QPushButton::clicked, this, [this] {
    if (const tune::SweepCell* cell = current()) emit useRequested(cell->parameters);
  });
  connect(m_store, &QPushButton::clicked, this, [this] {
    if (current() != nullptr) emit storeRequested(m_sweep->results(), *m_view.cursor);
  });
  connect(m_compare, &QPushButton::clicked, this, &SweepPanel::explain);
}

void SweepPanel::setKernel(const catalog::KernelRow& row) {
  if (m_row == &row) return;
  m_row = &row;
  m_sweep->forget();
  m_explain->clear();
  showRanges(row);
  resetViews();
  m_words->clear();
  m_progressWords->clear();
  m_progress->setValue(0);
  showState();
}

void SweepPanel::setComplaint(const QString& complaint) {
  m_complaint = complaint;
  showState();
}

void SweepPanel::showRanges(const catalog::KernelRow& row) {
  m_ranges.clear();
  clearLayout(*m_rangeBar);
  const std::vector<std::string_view> names = tune::sweptParameters(row);
  for (const std::string_view name : names) {
    const catalog::ParameterSpec& spec = *row.parameter(name);
    const RangeField& field =
        m_ranges.emplace_back(spec, true, usualRange(spec), *m_rangeBar, this);
    connect(&field.line(), &QLineEdit::returnPressed, this, &SweepPanel::start);
  }
  if (!names.empty()) return;
  QLabel* words = makeWords(this, "muted");
  words->setText(tr("This kernel has one launch only: nothing to sweep."));
  m_rangeBar->addWidget(words);
}

void SweepPanel::start() {
  if (m_row == nullptr || !m_start->isEnabled()) return;
  try {
    std::vector<tune::Axis> axes;
    for (const RangeField& field : m_ranges) {
      if (!field.isSwept()) continue;
      axes.push_back(
          tune::axisFromText(*m_row, std::string(field.name()), field.range().toStdString()));
    }
    const tune::SweepSpace space(*m_row, m_source.parameters(), std::move(axes));
    m_explain->clear();
    m_words->clear();
    m_sweep->start(space, m_source.target());
    resetViews();
    m_progressWords->setText(tr("Asking the device…"));
  } catch (const values::Error& error) {
    emit failed(sentenceText(error.what()));
  }
  showState();
}

void SweepPanel::resetViews() {
  m_view = {};
  const std::size_t axes = m_sweep->results().space.axes().size();
  m_view.depth.assign(axes > 2 ? axes - 2 : 0, 0);
  m_map->reset();
  drawViews();
  showLayers();
  showCurrent();
}

void SweepPanel::drawViews() {
  m_view.metric = shownMetric();
  m_model->setTable(sweepTable(m_sweep->results(), m_view.metric));
  m_map->setChart(sweepChart(m_sweep->results(), m_view), true);
}

void SweepPanel::setCursor(std::size_t cell) {
  if (cell >= m_sweep->results().cells.size() || m_view.cursor == cell) return;
  m_view.cursor = cell;
  m_view.showLayerOf(m_sweep->results().space, cell);
  drawViews();
  m_table->selectRow(static_cast<int>(cell));
  showCurrent();
  m_map->setAccessibleDescription(m_cellWords->text());
}

void SweepPanel::choose(std::size_t cell) {
  setCursor(cell);
  m_view.toggle(cell);
  drawViews();
  showCurrent();
}

void SweepPanel::showLayers() {
  clearLayout(*m_layerBar);
  m_layers.clear();
  const tune::SweepSpace& space = m_sweep->results().space;
  for (std::size_t axis = 2; axis < space.axes().size(); ++axis) {
    //: Name of a list for screen readers. %1: title of a parameter
    auto* choice = makeChoice(this, tr("Value of %1 that is shown").arg(axisTitle(space, axis)));
    const QString name = toQString(space.axes()[axis].name);
    for (const std::int64_t value : space.axes()[axis].values) {
      //: In a list. %1: name of a parameter; %2: its value
      choice->addItem(tr("%1 = %2").arg(name, axisValueText(value)));
    }
    connect(choice, &QComboBox::currentIndexChanged, m_map, [this, axis](int value) {
      m_view.depth[axis - 2] = static_cast<std::size_t>(value);
      drawViews();
    });
    m_layerBar->addWidget(choice);
    m_layers.push_back(choice);
  }
  emit controlsChanged();
}

void SweepPanel::showStarted() {
  const bool emulated = m_sweep->results().emulated;
  m_metric->clear();
  for (const tune::MetricWords& words : tune::kMetrics) {
    if (emulated != (words.metric == tune::Metric::time)) {
      m_metric->addItem(metricTitle(words.metric), static_cast<int>(words.metric));
    }
  }
  // What a launch changes most.
  const int requests = m_metric->findData(static_cast<int>(tune::Metric::requests));
  if (requests >= 0) m_metric->setCurrentIndex(requests);
  resetViews();
  showProgress();
  showState();
}

void SweepPanel::showProgress() {
  const tune::SweepProgress progress = m_sweep->progress();
  m_progress->setValue(
      static_cast<int>(kSweepSteps * progress.done / std::max<std::size_t>(progress.total, 1)));
  m_progressWords->setText(progressText(progress));
}

void SweepPanel::showFinished() {
  drawViews();
  const tune::SweepResults& results = m_sweep->results();
  //: %1: how many launches; %2: of how many
  m_progressWords->setText(tr("%1 of %2 measured")
                               .arg(results.count(tune::SweepCell::State::measured))
                               .arg(results.cells.size()));
  m_words->setText(sweepSentences(results).join(QLatin1Char('\n')));
  if (const tune::Mark* best = results.mark(tune::Mark::Kind::best)) {
    setCursor(best->cell);
  }
  showState();
  showCurrent();
}

void SweepPanel::showState() {
  const bool isRunning = m_sweep->isRunning();
  m_start->setEnabled(!isRunning && !m_ranges.empty() && m_complaint.isEmpty());
  m_start->setToolTip(notReady(m_complaint));
  m_pause->setEnabled(isRunning);
  //: A button: goes on with a sweep that was halted
  m_pause->setText(m_sweep->isPaused()
                       ? tr("Go on")
                       : /*: A button: halts the sweep until it is pressed again */ tr("Pause"));
  m_cancel->setEnabled(isRunning);
  m_progress->setVisible(isRunning);
  m_metric->setVisible(m_metric->count() > 1);
}

const tune::SweepCell* SweepPanel::current() const {
  const tune::SweepResults& results = m_sweep->results();
  return m_view.cursor && *m_view.cursor < results.cells.size() ? &results.cells[*m_view.cursor]
                                                                : nullptr;
}

void SweepPanel::showCurrent() {
  const tune::SweepCell* cell = current();
  m_cellWords->setText(cell == nullptr
                           ? QString()
                           : cellSentence(m_sweep->results(), *m_view.cursor, shownMetric()));
  m_use->setEnabled(cell != nullptr);
  m_store->setEnabled(cell != nullptr && cell->value(tune::Metric::time).has_value());
  m_compare->setEnabled(m_view.chosen.size() == 2);
  const bool isThere = !m_sweep->results().cells.empty();
  m_save->setEnabled(isThere);
  m_title->setText(isThere ? title() : QString());
  m_title->setVisible(isThere);
}

QString SweepPanel::title() const {
  const tune::SweepResults& results = m_sweep->results();
  const QString kernel = toQString(results.space.kernel());
  const QString n = sizeName(results.space.parameters().n);
  //: %1: a kernel; %2: a number of elements
  if (results.device.empty()) return tr("Sweep of %1, n = %2").arg(kernel, n);
  //: %1: a kernel; %2: a number of elements; %3: a device
  return tr("Sweep of %1, n = %2, %3").arg(kernel, n, toQString(results.device));
}

void SweepPanel::explain() {
  const std::vector<std::size_t>& chosen = m_view.chosen;
  if (chosen.size() != 2) return;
  m_tabs->setCurrentWidget(m_explain);
  m_explain->compare(m_sweep->results(), chosen[0], chosen[1], m_source.target());
}

tune::Metric SweepPanel::shownMetric() const {
  return m_metric->count() == 0 ? tune::Metric::time
                                : static_cast<tune::Metric>(m_metric->currentData().toInt());
}

void SweepPanel::setTheme(const StageTheme& theme) {
  m_map->setTheme(theme);
}

ChartButtons* SweepPanel::makeChartButtons() {
  const auto sheet = [this] {
    return sheetOf(title(), sweepSentences(m_sweep->results()), {m_map});
  };
  const auto name = [this] { return toQString(m_row->id) + QStringLiteral("-sweep"); };
  const auto csv = [this] { return QString::fromStdString(sweepCsv(m_sweep->results())); };
  auto* buttons = new ChartButtons({sheet, name, csv}, this);
  connect(buttons, &ChartButtons::failed, this, &SweepPanel::failed);
  return buttons;
}

}  // namespace lanescope::ui
