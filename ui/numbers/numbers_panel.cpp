// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/numbers/numbers_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "app/results/recordings.h"
#include "app/text/text.h"
#include "ui/charts/chart_file.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/error_chart.h"
#include "ui/compare/comparison_button.h"
#include "ui/numbers/error_model.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/number_table.h"
#include "ui/widgets/power_combo.h"

namespace lanescope::ui {

NumbersPanel::NumbersPanel(QWidget* parent)
    : QWidget(parent),
      m_recordings(results::shippedRecordings(values::Measure::accuracy)),
      m_compare(new QPushButton(tr("Compare"), this)),
      m_complaint(new ComplaintLabel(tr("What prevents comparing"), this)),
      m_from(new QComboBox(this)),
      m_to(new QComboBox(this)),
      m_compared(new ComparisonButton(this)),
      m_shuffle(new QPushButton(tr("Shuffle the order"), this)),
      m_scale(new QComboBox(this)),
      m_tabs(new QTabWidget(this)),
      m_chart(new ChartView(this)),
      m_pointed(new QLabel(this)),
      m_model(new ErrorModel(this)),
      m_words(new QLabel(this)) {
  m_compare->setToolTip(
      tr("Compute the kernel and the CPU's orders of addition over the sizes, and compare each "
         "with the reference."));
  m_compare->setAccessibleName(tr("Compare the errors"));
  m_from->setAccessibleName(tr("Smallest size to compare"));
  m_to->setAccessibleName(tr("Largest size to compare"));
  m_shuffle->setToolTip(
      tr("The same elements in another order: a float's sum moves, an integer's does not. The "
         "hollow points are the order before."));
  m_scale->addItem(tr("error / terms"), static_cast<int>(results::ErrorScale::terms));
  m_scale->addItem(tr("error / result"), static_cast<int>(results::ErrorScale::result));
  m_scale->setToolTip(
      tr("What the error is a part of: the sum of the terms' magnitudes, where rounding alone "
         "decides, or the result, where it tells how many digits are right."));
  m_scale->setAccessibleName(tr("What the error is divided by"));
  m_chart->setAccessibleName(tr("Chart: error against n; the table has the numbers"));
  m_pointed->setWordWrap(true);
  m_pointed->setAccessibleName(tr("What the pointer is at"));
  m_words->setWordWrap(true);
  m_words->setProperty("look", "muted");
  m_words->setAccessibleName(tr("The errors in words"));
  buildLayout();
  connect(m_chart, &ChartView::pointed, m_pointed, &QLabel::setText);
  connect(m_compare, &QPushButton::clicked, this, &NumbersPanel::compare);
  connect(m_shuffle, &QPushButton::clicked, this, &NumbersPanel::shuffle);
  connect(m_scale, &QComboBox::currentIndexChanged, this, &NumbersPanel::refresh);
  connect(m_tabs, &QTabWidget::currentChanged, this, &NumbersPanel::drawShown);
  refresh();
}

void NumbersPanel::buildLayout() {
  m_tabs->setDocumentMode(true);
  m_tabs->setAccessibleName(tr("Views of the errors"));
  m_tabs->addTab(m_chart, tr("Over n"));
  m_tabs->addTab(makeTable(*m_model, tr("Errors")), tr("Table"));

  // Two rows: the dock is narrow on a small screen.
  auto* sizes = new QHBoxLayout;
  sizes->setSpacing(4);
  sizes->addWidget(m_compare);
  sizes->addWidget(m_from);
  sizes->addWidget(new QLabel(tr("to"), this));
  sizes->addWidget(m_to);
  sizes->addStretch(1);
  sizes->addWidget(m_compared);
  auto* orders = new QHBoxLayout;
  orders->setSpacing(6);
  orders->addWidget(m_shuffle);
  orders->addStretch(1);
  orders->addWidget(m_scale);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 4, 10, 8);
  layout->addLayout(sizes);
  layout->addWidget(m_complaint);
  layout->addLayout(orders);
  layout->addWidget(m_tabs, 1);
  layout->addWidget(m_pointed);
  layout->addWidget(m_words);
}

void NumbersPanel::setKernel(const catalog::KernelRow& row) {
  if (toQString(row.id) == m_kernel) return;
  m_kernel = toQString(row.id);
  if (row.family != m_family) {
    m_family = row.family;
    setPowers(*m_from, row.comparedSizes, row.comparedSizes.first);
    setPowers(*m_to, row.comparedSizes, row.comparedSizes.usual);
  }
  m_compared->setKernel(row);
  startAnew();
}

void NumbersPanel::setDevices(const QList<values::DeviceInfo>& devices) {
  m_devices = devices;
  if (!m_kernel.isEmpty() && !m_data.hasOwn()) startAnew();
}

bool NumbersPanel::isShown(const values::BenchResult& recording) const {
  return catalog::find(recording.kernel).family == m_family &&
         std::ranges::none_of(m_devices, [&](const values::DeviceInfo& device) {
           return device.available && device.name == recording.device;
         });
}

void NumbersPanel::startAnew() {
  m_data.clear();
  m_chart->reset();
  const auto shown = std::ranges::find_if(
      m_recordings, [this](const values::BenchResult& recording) { return isShown(recording); });
  if (shown != m_recordings.end()) {
    begin(shown->parameters);
  } else {
    refresh();
  }
}

std::vector<std::string> NumbersPanel::compared(const values::Parameters& parameters) const {
  return m_compared->kernels(parameters);
}

void NumbersPanel::setTheme(const StageTheme& theme) {
  m_chart->setTheme(theme);
}

void NumbersPanel::setReady(bool isIdle, const QString& complaint) {
  m_compare->setEnabled(isIdle && complaint.isEmpty());
  m_shuffle->setEnabled(isIdle && complaint.isEmpty());
  m_complaint->say(notReady(complaint));
}

void NumbersPanel::begin(const values::Parameters& parameters) {
  m_data.begin(parameters);
  for (const values::BenchResult& recording : m_recordings) {
    if (isShown(recording)) m_data.addRecorded(recording);
  }
  refresh();
}

void NumbersPanel::add(const values::BenchSeries& series) {
  m_data.add(series);
  refresh();
}

results::ErrorScale NumbersPanel::scale() const {
  return static_cast<results::ErrorScale>(m_scale->currentData().toInt());
}

void NumbersPanel::refresh() {
  m_model->setData(m_data, scale());
  const QStringList sentences = m_data.sentences();
  m_words->setText(!sentences.isEmpty()      ? sentences.join(QLatin1Char('\n'))
                   : m_data.points().empty() ? tr("Compare computes the same inputs in every way; "
                                                  "Shuffle in another order too.")
                                             : QString());
  m_words->setVisible(!m_words->text().isEmpty());
  drawShown();
}

void NumbersPanel::drawShown() {
  if (m_tabs->currentWidget() == m_chart) m_chart->setChart(errorChart(m_data, scale()), true);
}

void NumbersPanel::compare() {
  request(false);
}

void NumbersPanel::shuffle() {
  request(m_data.hasOwn());
}

void NumbersPanel::request(bool nextOrder) {
  if (!m_compare->isEnabled()) return;
  emit compareRequested(powersBetween(*m_from, *m_to), nextOrder);
}

void NumbersPanel::savePicture() {
  const QString sentence = askAndSave(*this, tr("Save the chart of errors"),
                                      m_kernel + QStringLiteral("-errors"), *m_chart);
  if (!sentence.isEmpty()) emit failed(sentence);
}

void NumbersPanel::saveTable() {
  const QString sentence =
      askAndSave(*this, tr("Save the errors"), m_kernel + QStringLiteral("-errors"), m_data.csv());
  if (!sentence.isEmpty()) emit failed(sentence);
}

}  // namespace lanescope::ui
