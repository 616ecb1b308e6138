// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/numbers/comparison_page.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/charts/chart_buttons.h"
#include "ui/charts/chart_model.h"
#include "ui/charts/chart_view.h"
#include "ui/compare/comparison_button.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/power_combo.h"
#include "ui/widgets/tab_order.h"

namespace lanescope::ui {
namespace {

values::Measure measureOf(const values::BenchSeries& series) {
  if (series.accuracy) return values::Measure::accuracy;
  return series.work ? values::Measure::work : values::Measure::time;
}

}  // namespace

ComparisonPage::ComparisonPage(const PageContext& context, values::Measure measure, Words words,
                               QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_measure(measure),
      m_strings(std::move(words)),
      m_begin(makeButton(this, m_strings.begin, m_strings.beginHelp, m_strings.beginName)),
      m_from(makeChoice(this, m_strings.smallestName, 3)),
      m_to(makeChoice(this, m_strings.largestName, 3)),
      m_compared(new ComparisonButton(this)),
      m_complaint(new ComplaintLabel(m_strings.complaintName, this)),
      m_tools(new QHBoxLayout),
      m_body(new QHBoxLayout),
      m_title(makeWords(this, "heading", tr("What the charts show"))),
      m_tabs(new QTabWidget(this)),
      m_charts(new QWidget(this)),
      m_chartLayout(new QHBoxLayout(m_charts)),
      m_save(makeChartButtons()),
      m_model(new ChartModel(this)),
      m_pointed(makeWords(this, "", tr("What the pointer is at"))),
      m_words(makeWords(this, "muted", m_strings.sentencesName)) {
  m_begin->setEnabled(false);
  for (QLabel* label : {m_title, m_pointed, m_words}) {
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  }
  m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
  makeViews();
  buildLayout();
  followContext();
  showPointed({});
}

void ComparisonPage::makeViews() {
  m_chartLayout->setContentsMargins({});
  // Two charts take no more room than one where the dock is small.
  m_charts->setMinimumSize(200, 120);
  for (const QString& name : m_strings.chartNames) {
    auto* view = m_views.emplace_back(new ChartView(m_charts));
    view->setAccessibleName(name);
    m_chartLayout->addWidget(view, 1);
    connect(view, &ChartView::pointed, this, &ComparisonPage::showPointed);
    connect(view, &ChartView::opened, this, &ComparisonPage::opened);
  }
  QTableView* table = makeTable(*m_model, m_strings.tableName);
  connect(table, &QTableView::activated, this, [this](const QModelIndex& index) {
    if (const auto item = m_model->itemAt(index.row())) emit opened(*item);
  });
  m_tabs->setDocumentMode(true);
  m_tabs->setAccessibleName(m_strings.viewsName);
  m_tabs->addTab(m_charts, m_strings.chartsTitle);
  //: A tab: the numbers of the charts
  m_tabs->addTab(table, tr("Table"));
}

void ComparisonPage::buildLayout() {
  auto* bar = new QHBoxLayout;
  bar->setSpacing(4);
  bar->addWidget(m_begin);
  //: Between the smallest and the largest size
  auto* to = new QLabel(tr("to"), this);
  for (QWidget* widget : QList<QWidget*>{m_from, to, m_to}) {
    bar->addWidget(widget);
    widget->setHidden(m_strings.smallestName.isEmpty());
  }
  bar->addWidget(m_compared);
  bar->addStretch(1);
  m_tools->setSpacing(6);
  // Where there is a hint it has room for two lines, so that the chart does not jump.
  const int lines = m_strings.pointedHint.isEmpty() ? 0 : 2;
  m_pointed->setMinimumHeight(lines * m_pointed->fontMetrics().lineSpacing());
  m_pointed->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  auto* column = new QVBoxLayout;
  column->setSpacing(4);
  auto* tools = new QHBoxLayout;
  tools->setSpacing(m_tools->spacing());
  tools->addLayout(m_tools, 1);
  tools->addWidget(m_save, 0, Qt::AlignRight);
  column->addLayout(tools);
  column->addWidget(m_title);
  column->addWidget(m_tabs, 1);
  column->addWidget(m_pointed);
  m_body->addLayout(column, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 4, 10, 4);
  layout->setSpacing(4);
  layout->addLayout(bar);
  layout->addWidget(m_complaint);
  layout->addLayout(m_body, 1);
  layout->addWidget(m_words);
  setTabOrderOf({m_begin, m_from, m_to, m_compared, m_save, m_tabs});
}

void ComparisonPage::followContext() {
  for (ChartView* view : m_views) m_context.theme.tellColors(view);
  m_context.theme.tellColors(m_model);
  m_context.catalog.tellKernel(this);
  const ParameterPanel* parameters = &m_context.parameters;
  connect(parameters, &ParameterPanel::readinessChanged, this, [this, parameters] {
    setReady(!m_context.controller.isBusy(), parameters->formComplaint());
  });
  connect(m_begin, &QPushButton::clicked, this, &ComparisonPage::startInFront);
  const RunController* controller = &m_context.controller;
  connect(controller, &RunController::benchPoint, this, [this](const values::BenchSeries& series) {
    if (measureOf(series) == m_measure) add(series);
  });
  connect(controller, &RunController::benchFinished, this,
          [this](const std::shared_ptr<const values::BenchResult>& result) {
            m_isMeasuring = false;
            const bool isOther =
                !result->series.empty() && measureOf(result->series.front()) != m_measure;
            if (!isOther) finish(*result);
          });
  connect(controller, &RunController::activityChanged, this, [this](Activity activity) {
    if (activity == Activity::running) m_isMeasuring = false;  // a run has ended it
  });
  connect(controller, &RunController::cancelled, this, [this] { m_isMeasuring = false; });
  // The window says it above the stage, which this page hides.
  connect(controller, &RunController::failed, this, [this](const QString& sentence) {
    if (std::exchange(m_isMeasuring, false)) sayTrouble(sentence);
  });
}

void ComparisonPage::addTools(const QList<QWidget*>& left, const QList<QWidget*>& right,
                              QWidget* side) {
  for (QWidget* tool : left) m_tools->addWidget(tool);
  m_tools->addStretch(1);
  for (QWidget* tool : right) m_tools->addWidget(tool);
  QList<QWidget*> order = left + right;
  if (side != nullptr) {
    m_body->insertWidget(0, side);
    order.prepend(side);
  }
  order += m_save->buttons();
  QWidget* before = m_compared;
  for (QWidget* next : order) setTabOrder(std::exchange(before, next), next);
}

bool ComparisonPage::takeKernel(const catalog::KernelRow& row, const catalog::PowerRange& sizes,
                                const std::vector<std::string>& ticked) {
  if (m_row == &row) return false;
  m_trouble.clear();  // it is about the kernel before
  if (m_row == nullptr || catalog::sizeKindOf(*m_row) != catalog::sizeKindOf(row)) {
    setPowers(*m_from, sizes, sizes.first);
    setPowers(*m_to, sizes, sizes.usual);
  }
  m_row = &row;
  m_compared->setKernel(row, ticked);
  setReady(!m_context.controller.isBusy(), m_context.parameters.formComplaint());
  return true;
}

void ComparisonPage::setReady(bool isIdle, const QString& complaint) {
  m_begin->setEnabled(isIdle && complaint.isEmpty());
  m_complaint->say(complaint.isEmpty() ? m_trouble : notReady(complaint));
}

void ComparisonPage::sayTrouble(const QString& sentence) {
  m_trouble = sentence;
  m_complaint->say(sentence);
}

void ComparisonPage::showPointed(const QString& words) {
  m_pointed->setText(words.isEmpty() ? m_strings.pointedHint : words);
}

void ComparisonPage::resetCharts() {
  for (ChartView* view : m_views) view->reset();
}

void ComparisonPage::show(const std::vector<Chart>& charts, ChartTable table,
                          const QStringList& sentences, bool keepsView) {
  for (std::size_t i = 0; i < charts.size(); ++i) m_views[i]->setChart(charts[i], keepsView);
  m_model->setTable(std::move(table));
  showSentences(sentences);
  const bool isEmpty = std::ranges::all_of(charts, &Chart::isEmpty);
  m_title->setText(isEmpty || m_row == nullptr ? QString() : title());
  m_title->setVisible(!m_title->text().isEmpty());
  if (m_title->text().isEmpty()) return;
  // A picture says it below its sentences, too.
  std::vector<const Chart*> shown;
  shown.reserve(m_views.size());
  for (const ChartView* view : m_views) shown.push_back(&view->chart());
  m_words->setText((sentences + QStringList(originOf(shown))).join(QLatin1Char('\n')));
  m_words->show();
}

void ComparisonPage::showSentences(const QStringList& sentences) {
  m_sentences = sentences;
  m_words->setText(sentences.join(QLatin1Char('\n')));
  m_words->setVisible(!sentences.isEmpty());
}

std::vector<std::int64_t> ComparisonPage::sizes() const {
  return powersBetween(*m_from, *m_to);
}

std::optional<values::BenchRequest> ComparisonPage::request() const {
  if (!m_begin->isEnabled()) return {};
  values::BenchRequest request;
  request.kernel = m_context.parameters.kernel();
  request.parameters = m_context.parameters.parameters();
  request.parameters.grid.reset();
  request.target = m_context.parameters.target();
  request.sizes = sizes();
  request.measure = m_measure;
  return request;
}

void ComparisonPage::measure(values::BenchRequest request) {
  request.compared = m_compared->kernels(request.parameters);
  begin(request);
  m_isMeasuring = true;
  sayTrouble({});
  m_context.controller.measure(request);
}

void ComparisonPage::start() {
  if (std::optional<values::BenchRequest> wanted = request()) measure(std::move(*wanted));
}

void ComparisonPage::startInFront() {
  emit wanted();
  start();
}

/// Two charts stand next to each other where the page is wide enough, else one below the other.
void ComparisonPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  constexpr double kWide = 1.6;
  const bool isWide = m_charts->width() > kWide * m_charts->height();
  m_chartLayout->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

ChartButtons* ComparisonPage::makeChartButtons() {
  auto* buttons =
      new ChartButtons({[this] {
                          return sheetOf(title(), m_sentences, {m_views.begin(), m_views.end()});
                        },
                        [this] { return fileName(); }, [this] { return csv(); }},
                       this);
  connect(buttons, &ChartButtons::failed, this, &ComparisonPage::sayTrouble);
  return buttons;
}

void ComparisonPage::savePicture() {
  m_save->savePicture();
}

void ComparisonPage::saveTable() {
  m_save->saveTable();
}

void ComparisonPage::copy() {
  m_save->copy();
}

}  // namespace lanescope::ui
