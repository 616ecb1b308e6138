// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/numbers/numbers_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "app/results/recordings.h"
#include "ui/charts/error_chart.h"
#include "ui/kernel/page_context.h"
#include "ui/widgets/power_combo.h"

namespace lanescope::ui {

ComparisonPage::Words NumbersPanel::words() {
  return {
      .begin = tr("Compare"),
      .beginHelp = tr("Compute the kernel and the CPU's orders of addition over the sizes, and "
                      "compare each with the reference."),
      .beginName = tr("Compare the errors"),
      .complaintName = tr("What prevents comparing"),
      .viewsName = tr("Views of the errors"),
      .chartNames = {tr("Chart: error against n; the table has the numbers")},
      .tableName = tr("Errors"),
      .sentencesName = tr("The errors in words"),
      .savePicture = tr("Save the chart of errors"),
      .saveTable = tr("Save the errors"),
      .file = QStringLiteral("-errors"),
  };
}

NumbersPanel::NumbersPanel(const PageContext& context, QWidget* parent)
    : ComparisonPage(words(), parent),
      m_recordings(results::shippedRecordings(values::Measure::accuracy)),
      m_from(new QComboBox(this)),
      m_to(new QComboBox(this)),
      m_shuffle(new QPushButton(tr("Shuffle the order"), this)),
      m_scale(new QComboBox(this)) {
  setProperty("manualPage", "numbers.md#errors");
  buildControls();
  connect(&beginButton(), &QPushButton::clicked, this, &NumbersPanel::compare);
  connect(m_shuffle, &QPushButton::clicked, this, &NumbersPanel::shuffle);
  connect(m_scale, &QComboBox::currentIndexChanged, this, &NumbersPanel::refresh);
  refresh();
  tellPage(context, this);
  connect(this, &NumbersPanel::compareRequested, this,
          [this, context](const std::vector<std::int64_t>& sizes, bool nextOrder) {
            compareOver(context, sizes, nextOrder);
          });
  connect(this, &NumbersPanel::failed, &context.messages, &MessageStrip::sayTrouble);
  connect(&context.controller, &RunController::devicesFound, this, &NumbersPanel::setDevices);
  connect(&context.controller, &RunController::benchPoint, this,
          [this](const values::BenchSeries& series) {
            if (series.accuracy) add(series);
          });
}

void NumbersPanel::compareOver(const PageContext& context, const std::vector<std::int64_t>& sizes,
                               bool nextOrder) {
  std::optional<values::BenchRequest> request = benchRequest(context, sizes);
  if (!request) return;
  request->measure = values::Measure::accuracy;
  if (nextOrder) request->parameters.shuffle = m_data.parameters().shuffle + 1;
  request->compared = compared(request->parameters);
  emit wanted();
  begin(request->parameters);
  context.controller.measure(*request);
}

void NumbersPanel::buildControls() {
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
  addControls({m_from, new QLabel(tr("to"), this), m_to}, {m_shuffle, m_scale});
}

void NumbersPanel::setKernel(const catalog::KernelRow& row) {
  if (!takeKernel(row)) return;
  if (row.family != m_family) {
    m_family = row.family;
    setPowers(*m_from, row.comparedSizes, row.comparedSizes.first);
    setPowers(*m_to, row.comparedSizes, row.comparedSizes.usual);
  }
  startAnew();
}

void NumbersPanel::setDevices(const QList<values::DeviceInfo>& devices) {
  m_devices = devices;
  if (hasKernel() && !m_data.hasOwn()) startAnew();
}

bool NumbersPanel::isShown(const values::BenchResult& recording) const {
  return catalog::find(recording.kernel).family == m_family &&
         std::ranges::none_of(m_devices, [&](const values::DeviceInfo& device) {
           return device.available && device.name == recording.device;
         });
}

void NumbersPanel::startAnew() {
  m_data.clear();
  resetCharts();
  const auto shown = std::ranges::find_if(
      m_recordings, [this](const values::BenchResult& recording) { return isShown(recording); });
  if (shown != m_recordings.end()) {
    begin(shown->parameters);
  } else {
    refresh();
  }
}

void NumbersPanel::setReady(bool isIdle, const QString& complaint) {
  ComparisonPage::setReady(isIdle, complaint);
  m_shuffle->setEnabled(isIdle && complaint.isEmpty());
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

ComparisonPage::Shown NumbersPanel::shown() const {
  QStringList sentences = m_data.sentences();
  if (m_data.points().empty() && sentences.isEmpty()) {
    sentences += tr("Compare computes the same inputs in every way; Shuffle in another order too.");
  }
  return {{errorChart(m_data, scale())}, errorTable(m_data, scale()), sentences};
}

void NumbersPanel::compare() {
  request(false);
}

void NumbersPanel::shuffle() {
  request(m_data.hasOwn());
}

void NumbersPanel::request(bool nextOrder) {
  if (!beginButton().isEnabled()) return;
  emit compareRequested(powersBetween(*m_from, *m_to), nextOrder);
}

}  // namespace lanescope::ui
