// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/numbers/comparison_page.h"

#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>
#include <utility>

#include "app/text/text.h"
#include "ui/charts/chart_file.h"
#include "ui/charts/chart_model.h"
#include "ui/charts/chart_view.h"
#include "ui/compare/comparison_button.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/number_table.h"

namespace lanescope::ui {

ComparisonPage::ComparisonPage(Words words, QWidget* parent)
    : QWidget(parent),
      m_strings(std::move(words)),
      m_begin(new QPushButton(m_strings.begin, this)),
      m_complaint(new ComplaintLabel(m_strings.complaintName, this)),
      m_compared(new ComparisonButton(this)),
      m_firstBar(new QHBoxLayout),
      m_secondBar(new QHBoxLayout),
      m_tabs(new QTabWidget(this)),
      m_charts(new QWidget(this)),
      m_chartLayout(new QBoxLayout(QBoxLayout::LeftToRight, m_charts)),
      m_model(new ChartModel(this)),
      m_pointed(new QLabel(this)),
      m_words(new QLabel(this)) {
  m_begin->setToolTip(m_strings.beginHelp);
  m_begin->setAccessibleName(m_strings.beginName);
  for (QLabel* label : {m_pointed, m_words}) label->setWordWrap(true);
  m_pointed->setAccessibleName(tr("What the pointer is at"));
  m_words->setProperty("look", "muted");
  m_words->setAccessibleName(m_strings.sentencesName);
  m_chartLayout->setContentsMargins({});
  // Two charts take no more room than one where the dock is small.
  m_charts->setMinimumSize(200, 120);
  m_views.reserve(static_cast<std::size_t>(m_strings.chartNames.size()));
  for (const QString& name : m_strings.chartNames) {
    auto* view = m_views.emplace_back(new ChartView(m_charts));
    view->setAccessibleName(name);
    m_chartLayout->addWidget(view, 1);
    connect(view, &ChartView::pointed, m_pointed, &QLabel::setText);
  }
  buildLayout();
  connect(m_tabs, &QTabWidget::currentChanged, this, [this] { drawCharts(shown().charts); });
}

void ComparisonPage::buildLayout() {
  m_tabs->setDocumentMode(true);
  m_tabs->setAccessibleName(m_strings.viewsName);
  m_tabs->addTab(m_charts, tr("Over n"));
  m_tabs->addTab(makeTable(*m_model, m_strings.tableName), tr("Table"));
  m_firstBar->setSpacing(4);
  m_firstBar->addWidget(m_begin);
  m_firstBar->addStretch(1);
  m_firstBar->addWidget(m_compared);
  m_secondBar->setSpacing(6);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 4, 10, 8);
  layout->addLayout(m_firstBar);
  layout->addWidget(m_complaint);
  layout->addLayout(m_secondBar);
  layout->addWidget(m_tabs, 1);
  layout->addWidget(m_pointed);
  layout->addWidget(m_words);
}

void ComparisonPage::addControls(const QList<QWidget*>& first, const QList<QWidget*>& second) {
  QWidget* before = m_begin;
  for (int i = 0; i < first.size(); ++i) {
    m_firstBar->insertWidget(i + 1, first[i]);
    setTabOrder(before, first[i]);
    before = first[i];
  }
  before = m_compared;
  for (int i = 0; i < second.size(); ++i) {
    if (i == second.size() - 1) m_secondBar->addStretch(1);
    m_secondBar->addWidget(second[i]);
    setTabOrder(before, second[i]);
    before = second[i];
  }
}

bool ComparisonPage::takeKernel(const catalog::KernelRow& row,
                                const std::vector<std::string>& ticked) {
  if (toQString(row.id) == m_kernel) return false;
  m_kernel = toQString(row.id);
  m_compared->setKernel(row, ticked);
  return true;
}

std::vector<std::string> ComparisonPage::compared(const values::Parameters& parameters) const {
  return m_compared->kernels(parameters);
}

void ComparisonPage::setTheme(const StageTheme& theme) {
  for (ChartView* view : m_views) view->setTheme(theme);
}

void ComparisonPage::setReady(bool isIdle, const QString& complaint) {
  m_begin->setEnabled(isIdle && complaint.isEmpty());
  m_complaint->say(notReady(complaint));
}

void ComparisonPage::resetCharts() {
  for (ChartView* view : m_views) view->reset();
}

void ComparisonPage::refresh() {
  const Shown now = shown();
  m_model->setTable(now.table);
  m_words->setText(now.sentences.join(QLatin1Char('\n')));
  m_words->setVisible(!now.sentences.isEmpty());
  drawCharts(now.charts);
}

void ComparisonPage::drawCharts(const std::vector<Chart>& charts) {
  if (m_tabs->currentWidget() != m_charts) return;
  for (std::size_t i = 0; i < m_views.size(); ++i) m_views[i]->setChart(charts[i], true);
}

/// Two charts stand next to each other where the page is wide enough, else one below the other.
void ComparisonPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  constexpr double kWide = 1.6;
  const bool isWide = m_charts->width() > kWide * m_charts->height();
  m_chartLayout->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ComparisonPage::tell(const QString& trouble) {
  if (!trouble.isEmpty()) emit failed(trouble);
}

void ComparisonPage::savePicture() {
  tell(askAndSave(*this, m_strings.savePicture, m_kernel + m_strings.file,
                  {m_views.begin(), m_views.end()}));
}

void ComparisonPage::saveTable() {
  tell(askAndSave(*this, m_strings.saveTable, m_kernel + m_strings.file, csv()));
}

}  // namespace lanescope::ui
