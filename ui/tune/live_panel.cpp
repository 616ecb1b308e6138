// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/live_panel.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/text/list_text.h"
#include "app/text/result_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "app/tune/sweep_cell.h"
#include "bench/statistics.h"
#include "request/parameter_table.h"
#include "ui/kernel/parameter_field.h"
#include "ui/kernel/parameter_form.h"
#include "ui/tune/live_rerun.h"
#include "ui/tune/power_slider.h"
#include "ui/tune/tune_words.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

/// The sliders of parameters with a very large maximum end here.
constexpr std::int64_t kLargestSize = std::int64_t{1} << 28;
constexpr std::int64_t kLargestGrid = std::int64_t{1} << 16;

/// Whether the parameter has a field among the numbers, or among the choices. Those of the inputs'
/// values have none, since they do not matter for the time.
bool isShown(std::string_view name, bool isNumber) {
  using enum values::ParameterPart;
  const values::ParameterInfo* info = values::parameterNamed(name);
  return info != nullptr && info->part != pattern && info->part != order &&
         info->isNumber() == isNumber;
}

}  // namespace

LivePanel::LivePanel(app::EngineThread& engine, std::function<values::Target()> target,
                     QWidget* parent)
    : QWidget(parent),
      m_target(std::move(target)),
      m_rerun(new LiveRerun(engine, this)),
      m_numbers(new ParameterForm(this)),
      m_choices(new ParameterForm(this)),
      m_time(makeWords(this, "heading", tr("What the launch takes"))),
      m_occupancy(makeProgress(this, tr("Occupancy in percent"), 100)),
      m_words(makeWords(this, "muted", tr("The occupancy in words"))),
      m_trouble(new ComplaintLabel(tr("What prevents the launch"), this)) {
  setProperty("manualPage", "tuning.md#live");
  buildLayout();
  connectRerun();
}

void LivePanel::buildLayout() {
  auto* right = new QVBoxLayout;
  addAll(*right, {m_choices, m_time, m_occupancy, m_words, m_trouble, nullptr});
  auto* left = new QVBoxLayout;
  addAll(*left, {m_numbers, nullptr});
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(18);
  layout->addLayout(left, 1);
  layout->addLayout(right, 1);
}

void LivePanel::connectRerun() {
  for (ParameterForm* form : {m_numbers, m_choices}) {
    connect(form, &ParameterForm::edited, this, &LivePanel::validate);
    connect(form, &ParameterForm::submitted, this, &LivePanel::rerun);
  }
  connect(m_rerun, &LiveRerun::occupancyFound, this, &LivePanel::showOccupancy);
  connect(m_rerun, &LiveRerun::timed, this, &LivePanel::showTime);
  connect(m_rerun, &LiveRerun::counted, this, &LivePanel::showCounters);
  connect(m_rerun, &LiveRerun::failed, this, &LivePanel::showTrouble);
}

void LivePanel::setKernel(const catalog::KernelRow& row) {
  const bool isFirst = m_row == nullptr;
  const bool isOtherSize = isFirst || catalog::sizeKindOf(*m_row) != catalog::sizeKindOf(row);
  m_row = &row;
  m_numbers->setKernel(row, nullptr, [](std::string_view name) { return isShown(name, true); });
  m_choices->setKernel(row, m_numbers, [](std::string_view name) { return isShown(name, false); });
  if (isOtherSize) m_numbers->setText("n", QStringLiteral("2^%1").arg(row.timedSizes.usual));
  m_sliders.clear();  // the last kernel's went with its fields
  for (ParameterField* field : m_numbers->fields()) {
    const std::string_view name = field->spec().name;
    m_sliders.push_back(new PowerSlider(*field, name == "grid" ? kLargestGrid : kLargestSize));
  }
  validate();
}

std::vector<QWidget*> LivePanel::controls() const {
  std::vector<QWidget*> controls;
  for (std::size_t i = 0; i < m_sliders.size(); ++i) {
    controls.push_back(m_sliders[i]);
    controls.push_back(m_numbers->fields()[i]);
  }
  for (ParameterField* field : m_choices->fields()) controls.push_back(field);
  return controls;
}

void LivePanel::setParameters(const values::Parameters& parameters) {
  for (ParameterForm* form : {m_numbers, m_choices}) {
    for (const auto& [name, text] : form->texts()) {
      form->setText(name, toQString(catalog::textOf(parameters, name)));
    }
  }
}

const values::Parameters& LivePanel::parameters() const {
  if (!m_complaint.isEmpty()) values::refuse(m_complaint.toStdString());
  return m_parameters;
}

void LivePanel::validate() {
  values::Parameters parameters = catalog::defaultsOf(*m_row);
  m_complaint = m_numbers->read(parameters);
  const QString ofChoices = m_choices->read(parameters);
  if (m_complaint.isEmpty()) m_complaint = ofChoices;
  if (m_complaint.isEmpty()) m_complaint = m_numbers->checkTogether(parameters);
  if (m_complaint.isEmpty()) m_complaint = m_choices->checkTogether(parameters);
  if (m_complaint.isEmpty()) m_parameters = parameters;
  rerun();
  emit edited();
}

void LivePanel::rerun() {
  m_rerun->stop();
  m_trouble->say(m_complaint);
  if (!m_complaint.isEmpty() || !isVisible()) return;
  m_rerun->request({std::string(m_row->id), m_parameters, m_target()});
}

void LivePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_row != nullptr) rerun();
}

void LivePanel::hideEvent(QHideEvent* event) {
  m_rerun->stop();
  QWidget::hideEvent(event);
}

void LivePanel::showOccupancy(const values::Occupancy& occupancy) {
  m_occupancy->setVisible(occupancy.residency.has_value());
  m_occupancy->setValue(static_cast<int>(std::lround(100 * occupancy.part())));
  QStringList words{occupancySentence(occupancy)};
  if (occupancy.residency && m_row->parameter("block") != nullptr) {
    //: %1: a number
    words += tr("CUDA suggests %1 threads per block.").arg(occupancy.residency->suggestedBlock);
  }
  m_words->setText(paragraph(words));
  if (!m_row->breaks.empty()) m_time->setText(tr("A pitfall is not run at each change."));
}

void LivePanel::showTime(const values::BenchSeries& series) {
  if (!series.failure.empty()) return showTrouble(sentenceText(series.failure));
  if (!series.passed) return showTrouble(tr("The result differs from the reference."));
  const bench::Summary time = bench::summarize(series.samples);
  //: %1: a median time; %2, %3: the quartiles
  m_time->setText(tr("%1, middle half %2 to %3")
                      .arg(timeText(time.median), timeText(time.lower), timeText(time.upper)));
}

void LivePanel::showCounters(const values::Counters& counters, qint64 n) {
  tune::SweepCell cell;
  cell.parameters = m_parameters;
  cell.state = tune::SweepCell::State::measured;
  cell.counters = counters;
  QStringList parts;
  for (const tune::MetricWords& words : tune::kMetrics) {
    if (words.metric == tune::Metric::time) continue;
    //: %1: name of a counter; %2: its number
    parts += tr("%1: %2").arg(metricTitle(words.metric), valueText(cell, words.metric));
  }
  //: %1: a number; %2: counters, "Active lanes: 31.50 · …"
  m_time->setText(tr("Emulator, n = %1. %2").arg(n).arg(parts.join(QStringLiteral(" · "))));
}

void LivePanel::showTrouble(const QString& sentence) {
  m_time->clear();
  m_trouble->say(sentence);
}

}  // namespace lanescope::ui
