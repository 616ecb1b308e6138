// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/numbers/work_panel.h"

#include <qcustomplot.h>

#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/text/text.h"
#include "ui/charts/chart_file.h"
#include "ui/charts/work_chart.h"
#include "ui/compare/comparison_button.h"
#include "ui/kernel/page_context.h"
#include "ui/numbers/work_model.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/number_table.h"

namespace lanescope::ui {
namespace {

/// As far as one block of every kernel goes.
constexpr std::int64_t kMostElements = 1024;

}  // namespace

WorkPanel::WorkPanel(const PageContext& context, QWidget* parent)
    : QWidget(parent),
      m_theme(StageTheme::light()),
      m_count(new QPushButton(tr("Count"), this)),
      m_complaint(new ComplaintLabel(tr("What prevents counting"), this)),
      m_compared(new ComparisonButton(this)),
      m_tabs(new QTabWidget(this)),
      m_chart(new QCustomPlot),
      m_model(new WorkModel(this)),
      m_words(new QLabel(this)) {
  setProperty("manualPage", "numbers.md#work-and-depth");
  m_count->setToolTip(
      tr("Record the kernels in one block, from 2 to 1024 elements, and count from each record "
         "the operations and the longest chain of them."));
  m_count->setAccessibleName(tr("Count work and depth"));
  m_chart->setAccessibleName(tr("Chart: work and depth against n; the table has the numbers"));
  m_chart->setMinimumSize(200, 120);
  m_words->setWordWrap(true);
  m_words->setProperty("look", "muted");
  m_words->setAccessibleName(tr("Work and depth in words"));
  buildLayout();
  connect(m_count, &QPushButton::clicked, this, &WorkPanel::count);
  connect(m_tabs, &QTabWidget::currentChanged, this, &WorkPanel::drawShown);
  refresh();
  tellPage(context, this);
  connect(this, &WorkPanel::countRequested, this,
          [this, context](const std::vector<std::int64_t>& sizes) { countOver(context, sizes); });
  connect(this, &WorkPanel::failed, &context.messages, &MessageStrip::sayTrouble);
  connect(&context.controller, &RunController::benchPoint, this,
          [this](const values::BenchSeries& series) {
            if (!series.accuracy && series.work) add(series);
          });
}

void WorkPanel::countOver(const PageContext& context, const std::vector<std::int64_t>& sizes) {
  std::optional<values::BenchRequest> request = benchRequest(context, sizes);
  if (!request) return;
  request->measure = values::Measure::work;
  request->compared = compared(request->parameters);
  emit wanted();
  begin();
  context.controller.measure(*request);
}

void WorkPanel::buildLayout() {
  m_tabs->setDocumentMode(true);
  m_tabs->setAccessibleName(tr("Views of work and depth"));
  m_tabs->addTab(m_chart, tr("Over n"));
  m_tabs->addTab(makeTable(*m_model, tr("Work and depth")), tr("Table"));
  auto* controls = new QHBoxLayout;
  controls->setSpacing(6);
  controls->addWidget(m_count);
  controls->addStretch(1);
  controls->addWidget(m_compared);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 4, 10, 8);
  layout->addLayout(controls);
  layout->addWidget(m_complaint);
  layout->addWidget(m_tabs, 1);
  layout->addWidget(m_words);
}

void WorkPanel::setKernel(const catalog::KernelRow& row) {
  if (toQString(row.id) == m_kernel) return;
  m_kernel = toQString(row.id);
  // The two that every lesson on scans compares.
  m_compared->setKernel(row, {"scan_hillis_steele", "scan_blelloch"});
  begin();
}

std::vector<std::string> WorkPanel::compared(const values::Parameters& parameters) const {
  return m_compared->kernels(parameters);
}

void WorkPanel::setTheme(const StageTheme& theme) {
  m_theme = theme;
  drawShown();
}

void WorkPanel::setReady(bool isIdle, const QString& complaint) {
  m_count->setEnabled(isIdle && complaint.isEmpty());
  m_complaint->say(notReady(complaint));
}

void WorkPanel::begin() {
  m_data.clear();
  refresh();
}

void WorkPanel::add(const values::BenchSeries& series) {
  m_data.add(series);
  refresh();
}

void WorkPanel::refresh() {
  m_model->setData(m_data);
  const QStringList sentences = m_data.sentences();
  m_words->setText(sentences.isEmpty()
                       ? tr("Count shows how much each algorithm computes, and in how many steps.")
                       : sentences.join(QLatin1Char('\n')));
  drawShown();
}

void WorkPanel::drawShown() {
  if (m_tabs->currentWidget() == m_chart) drawWork(*m_chart, m_data, m_theme);
}

void WorkPanel::count() {
  if (!m_count->isEnabled()) return;
  std::vector<std::int64_t> sizes;
  for (std::int64_t n = 2; n <= kMostElements; n *= 2) sizes.push_back(n);
  emit countRequested(sizes);
}

void WorkPanel::savePicture() {
  const QString sentence =
      askAndSave(*this, tr("Save the chart of work"), m_kernel + QStringLiteral("-work"), *m_chart);
  if (!sentence.isEmpty()) emit failed(sentence);
}

void WorkPanel::saveTable() {
  const QString sentence = askAndSave(*this, tr("Save work and depth"),
                                      m_kernel + QStringLiteral("-work"), m_data.csv());
  if (!sentence.isEmpty()) emit failed(sentence);
}

}  // namespace lanescope::ui
