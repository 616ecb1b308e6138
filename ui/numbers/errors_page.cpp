// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/numbers/errors_page.h"

#include <QComboBox>
#include <QPushButton>
#include <algorithm>

#include "app/results/recordings.h"
#include "app/text/text.h"
#include "ui/charts/error_chart.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {

ComparisonPage::Words ErrorsPage::words() {
  return {
      //: A button: computes the errors of kernels and CPU variants
      .begin = tr("Compare"),
      .beginHelp = tr("Compute the kernel and the CPU's orders of addition over the sizes, and "
                      "compare each with the reference."),
      .beginName = tr("Compare the errors"),
      .complaintName = tr("What prevents comparing"),
      .smallestName = tr("Smallest size to compare"),
      .largestName = tr("Largest size to compare"),
      //: A tab with charts: against the size of the inputs
      .chartsTitle = tr("Over n"),
      .viewsName = tr("Views of the errors"),
      .chartNames = {tr("Chart: error against n; the table has the numbers")},
      //: Name of the table for screen readers
      .tableName = tr("Errors"),
      .sentencesName = tr("The errors in words"),
  };
}

ErrorsPage::ErrorsPage(const PageContext& context, QWidget* parent)
    : ComparisonPage(context, values::Measure::accuracy, words(), parent),
      m_recordings(results::shippedRecordings(values::Measure::accuracy)),
      m_shuffle(makeButton(this, tr("Shuffle the order"),
                           tr("Adds the same elements in another order. A float's sum changes, an "
                              "integer's does not. The hollow points show the order before."))),
      m_scale(makeChoice(this, tr("What the error is divided by"))) {
  setProperty("manualPage", "numbers.md#errors");
  buildControls();
  connect(m_shuffle, &QPushButton::clicked, this, &ErrorsPage::shuffle);
  connect(m_scale, &QComboBox::currentIndexChanged, this, &ErrorsPage::refresh);
  connect(&context.controller, &RunController::devicesFound, this, &ErrorsPage::setDevices);
  refresh();
}

void ErrorsPage::buildControls() {
  m_scale->addItem(tr("error / terms"), static_cast<int>(results::ErrorScale::terms));
  m_scale->addItem(tr("error / result"), static_cast<int>(results::ErrorScale::result));
  m_scale->setToolTip(
      tr("The error is divided by the sum of the terms' magnitudes, so that rounding alone "
         "decides, or by the result, which tells how many digits are right."));
  addTools({m_shuffle}, {m_scale});
}

void ErrorsPage::setKernel(const catalog::KernelRow& row) {
  if (takeKernel(row, row.comparedSizes)) startAnew();
}

void ErrorsPage::setDevices(const QList<values::DeviceInfo>& devices) {
  m_devices = devices;
  if (kernel() != nullptr && !m_data.hasOwn()) startAnew();
}

bool ErrorsPage::isShown(const values::BenchResult& recording) const {
  return catalog::solveSameProblem(catalog::find(recording.kernel), *kernel()) &&
         std::ranges::none_of(m_devices, [&](const values::DeviceInfo& device) {
           return device.available && device.name == recording.device;
         });
}

void ErrorsPage::startAnew() {
  m_data.clear();
  resetCharts();
  const auto shown = std::ranges::find_if(
      m_recordings, [this](const values::BenchResult& recording) { return isShown(recording); });
  if (shown != m_recordings.end()) {
    beginWith(shown->parameters);
  } else {
    refresh();
  }
}

void ErrorsPage::setReady(bool isIdle, const QString& complaint) {
  ComparisonPage::setReady(isIdle, complaint);
  m_shuffle->setEnabled(isIdle && complaint.isEmpty());
}

void ErrorsPage::begin(const values::BenchRequest& request) {
  beginWith(request.parameters);
}

void ErrorsPage::beginWith(const values::Parameters& parameters) {
  m_data.begin(parameters);
  for (const values::BenchResult& recording : m_recordings) {
    if (isShown(recording)) m_data.addRecorded(recording);
  }
  refresh();
}

void ErrorsPage::add(const values::BenchSeries& series) {
  m_data.add(series);
  refresh();
}

void ErrorsPage::refresh() {
  const auto scale = static_cast<results::ErrorScale>(m_scale->currentData().toInt());
  QStringList sentences = m_data.sentences();
  if (m_data.points().empty() && sentences.isEmpty()) {
    sentences +=
        tr("Compare computes the same inputs in every way. Shuffle repeats it in another "
           "order.");
  }
  show({errorChart(m_data, scale)}, errorTable(m_data, scale), sentences);
}

void ErrorsPage::shuffle() {
  emit wanted();
  std::optional<values::BenchRequest> next = request();
  if (!next) return;
  if (m_data.hasOwn()) next->parameters.shuffle = m_data.parameters().shuffle + 1;
  measure(std::move(*next));
}

QString ErrorsPage::title() const {
  //: Title of the saved chart. %1: id of the kernel
  return tr("Errors of %1").arg(toQString(kernel()->id));
}

QString ErrorsPage::fileName() const {
  return toQString(kernel()->id) + QStringLiteral("-errors");
}

}  // namespace lanescope::ui
