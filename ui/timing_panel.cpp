// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing_panel.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

#include "ui/chart_file.h"
#include "ui/number_table.h"
#include "ui/power_combo.h"
#include "ui/recordings.h"
#include "ui/text.h"
#include "ui/timing_charts.h"
#include "ui/timing_model.h"

namespace lanescope::ui {
namespace {

QCustomPlot* makePlot(const QString& name) {
  auto* plot = new QCustomPlot;
  plot->setAccessibleName(name);
  plot->setMinimumSize(200, 120);
  plot->setNoAntialiasingOnDrag(true);
  return plot;
}

}  // namespace

TimingPanel::TimingPanel(QWidget* parent)
    : QWidget(parent),
      m_recordings(readRecordings(values::Measure::time)),
      m_theme(StageTheme::light()),
      m_measure(new QPushButton(tr("Measure"), this)),
      m_from(new QComboBox(this)),
      m_to(new QComboBox(this)),
      m_size(new QComboBox(this)),
      m_sizeLabel(new QLabel(tr("n ="), this)),
      m_tabs(new QTabWidget(this)),
      m_bars(makePlot(tr("Chart: CPU against GPU at one size; the table has the numbers"))),
      m_lines(
          makePlot(tr("Chart: time against the number of elements; the table has the numbers"))),
      m_model(new TimingModel(this)),
      m_words(new QLabel(this)) {
  m_measure->setToolTip(tr("Time the kernel and the CPU variants of its problem over the sizes."));
  m_measure->setAccessibleName(tr("Measure CPU and GPU"));
  m_from->setAccessibleName(tr("Smallest size to measure"));
  m_to->setAccessibleName(tr("Largest size to measure"));
  m_size->setAccessibleName(tr("Size that the bars show"));
  m_sizeLabel->setBuddy(m_size);
  m_words->setWordWrap(true);
  m_words->setProperty("look", "muted");
  m_words->setAccessibleName(tr("The comparison in words"));
  buildLayout();
  connect(m_measure, &QPushButton::clicked, this, &TimingPanel::measure);
  connect(m_size, &QComboBox::currentIndexChanged, this, &TimingPanel::drawShown);
  connect(m_size, &QComboBox::activated, this, [this] { m_followsLargest = false; });
  connect(m_tabs, &QTabWidget::currentChanged, this, &TimingPanel::drawShown);
}

void TimingPanel::buildLayout() {
  m_tabs->setDocumentMode(true);
  m_tabs->setAccessibleName(tr("Views of the timings"));
  m_tabs->addTab(m_bars, tr("One size"));
  m_tabs->addTab(m_lines, tr("Over n"));
  m_tabs->addTab(makeTable(*m_model, tr("Timings")), tr("Table"));

  auto* controls = new QHBoxLayout;
  controls->setSpacing(6);
  auto* dash = new QLabel(tr("to"), this);
  controls->addWidget(m_measure);
  controls->addWidget(m_from);
  controls->addWidget(dash);
  controls->addWidget(m_to);
  controls->addStretch(1);
  // Beside the tabs, so that the panel may be narrow.
  auto* shown = new QWidget(this);
  auto* choice = new QHBoxLayout(shown);
  choice->setContentsMargins(0, 0, 0, 0);
  choice->addWidget(m_sizeLabel);
  choice->addWidget(m_size);
  m_tabs->setCornerWidget(shown);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 4, 10, 8);
  layout->addLayout(controls);
  layout->addWidget(m_tabs, 1);
  layout->addWidget(m_words);
}

void TimingPanel::setKernel(const catalog::KernelRow& row) {
  if (toQString(row.id) == m_kernel) return;
  m_kernel = toQString(row.id);
  if (row.family != m_family) {
    m_family = row.family;
    setPowers(*m_from, row.timedSizes, row.timedSizes.first);
    setPowers(*m_to, row.timedSizes, row.timedSizes.usual);
  }
  begin();
}

void TimingPanel::setTheme(const StageTheme& theme) {
  m_theme = theme;
  drawShown();
}

void TimingPanel::setReady(bool ready) {
  m_measure->setEnabled(ready);
}

void TimingPanel::begin() {
  m_followsLargest = true;
  m_data.clear();
  addRecordings();
  refresh();
}

void TimingPanel::addRecordings() {
  for (const values::BenchResult& recorded : m_recordings) {
    if (toQString(recorded.kernel) == m_kernel) m_data.addRecorded(recorded);
  }
}

void TimingPanel::add(const values::BenchSeries& series) {
  m_data.add(series);
  refresh();
}

void TimingPanel::refresh() {
  const std::int64_t before = shownSize();
  const std::vector<std::int64_t> sizes = m_data.sizes();
  {
    const QSignalBlocker quiet(m_size);
    m_size->clear();
    for (const std::int64_t n : sizes) m_size->addItem(sizeName(n), QVariant::fromValue<qint64>(n));
    m_size->setCurrentIndex(m_followsLargest
                                ? largestMeasuredHere(sizes)
                                : m_size->findData(QVariant::fromValue<qint64>(before)));
  }
  m_model->setData(m_data);
  drawShown();
}

int TimingPanel::largestMeasuredHere(const std::vector<std::int64_t>& sizes) const {
  const auto end = static_cast<int>(sizes.size()) - 1;
  for (int i = end; i >= 0; --i) {
    if (m_data.bestCpu(sizes[static_cast<std::size_t>(i)])) return i;
  }
  return end;
}

std::int64_t TimingPanel::shownSize() const {
  return m_size->currentData().toLongLong();
}

void TimingPanel::drawShown() {
  const bool bars = m_tabs->currentWidget() == m_bars;
  m_size->setEnabled(m_size->count() > 0);
  m_size->setVisible(bars);
  m_sizeLabel->setVisible(bars);
  if (bars) drawBars(*m_bars, m_data, shownSize(), m_theme);
  if (m_tabs->currentWidget() == m_lines) drawLines(*m_lines, m_data, m_theme);
  const QStringList sentences = m_data.sentences(shownSize());
  m_words->setText(sentences.isEmpty() ? tr("Measure times the kernel beside the CPU variants.")
                                       : sentences.join(QLatin1Char('\n')));
}

void TimingPanel::measure() {
  if (!m_measure->isEnabled()) return;
  emit measureRequested(powersBetween(*m_from, *m_to));
}

void TimingPanel::savePicture() {
  const bool lines = m_tabs->currentWidget() == m_lines;
  const QString sentence =
      askAndSave(*this, tr("Save the chart"), m_kernel + QStringLiteral("-timing"),
                 lines ? *m_lines : *m_bars);
  if (!sentence.isEmpty()) emit failed(sentence);
}

void TimingPanel::saveTable() {
  const QString sentence =
      askAndSave(*this, tr("Save the timings"), m_kernel + QStringLiteral("-timing"), m_data.csv());
  if (!sentence.isEmpty()) emit failed(sentence);
}

}  // namespace lanescope::ui
