// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/times_pane.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "catalog/workload.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/device_charts.h"
#include "ui/devices/device_times.h"
#include "ui/devices/device_words.h"
#include "ui/devices/recorded_times.h"
#include "ui/devices/times_csv.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/power_combo.h"

namespace lanescope::ui {
namespace {

constexpr std::int64_t kTimings = 20;
constexpr int kMostPowerOnGpus = 26;  ///< of the elements, which the host makes and checks

/// The sizes of an all-reduce on these devices.
catalog::PowerRange sizesOn(const values::AllReduceRequest& devices) {
  const auto each = static_cast<std::uint64_t>(values::kMostDeviceElements / devices.devices);
  const int most =
      devices.gpus.empty() ? static_cast<int>(std::bit_width(each)) - 1 : kMostPowerOnGpus;
  constexpr int kUsual = 20;
  return {10, std::min(kUsual, most), most};
}

}  // namespace

TimesPane::TimesPane(app::EngineThread& engine, std::int64_t ranks, Devices devices,
                     const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_ranks(ranks),
      m_devices(std::move(devices)),
      m_times(new DeviceTimes(engine, this)),
      m_begin(makeButton(this, {}, tr("Time what is chosen on these devices."),
                         tr("Measure the devices"))),
      m_what(makeChoice(this, tr("What is timed"))),
      //: Name of a list for screen readers
      m_kernel(makeChoice(this, tr("Kernel"))),
      m_from(makeChoice(this, tr("Smallest size to time"), 3)),
      m_between(new QLabel(this)),
      m_to(makeChoice(this, tr("Largest size to time"), 3)),
      m_source(makeChoice(this, tr("Whose times are shown"))),
      m_complaint(new ComplaintLabel(tr("What prevents measuring the devices"), this)),
      m_charts(new QWidget(this)),
      m_beside(new QHBoxLayout(m_charts)),
      m_views{new ChartView(m_charts), new ChartView(m_charts), new ChartView(m_charts)},
      m_words(makeWords(this, "muted", tr("The charts of the devices in words"))) {
  fillChoices();
  buildLayout();
  connectAll(theme);
  fillSizes();
  showTimes();
  showReadiness();
}

void TimesPane::fillChoices() {
  m_what->addItems({tr("All-reduce over the bytes"), tr("Same problem on more GPUs"),
                    tr("Problem that grows with the GPUs")});
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!catalog::whyNotOnSeveralGpus(row, catalog::defaultsOf(row)))
      m_kernel->addItem(toQString(row.id));
  }
  m_kernel->setCurrentIndex(std::max(0, m_kernel->findText(QStringLiteral("reduce_one_launch"))));
  //: In a list whose other entries are recorded times
  m_source->addItem(tr("Measured here"));
  for (const RecordedTimes& each : recordedTimes()) m_source->addItem(titleOf(each));
  // A computer that can measure nothing shows what others have measured.
  if (!whyNot().isEmpty() && m_source->count() > 1) m_source->setCurrentIndex(1);
}

void TimesPane::buildLayout() {
  auto* bar = new FlowLayout(nullptr, 6);
  for (QWidget* control : std::initializer_list<QWidget*>{m_begin, m_what, m_kernel, m_from,
                                                          m_between, m_to, m_source}) {
    bar->addWidget(control);
  }
  m_between->setBuddy(m_to);
  m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_beside->setContentsMargins({});
  // Several charts take no more room than one where the window is small, and so little that the
  // window can be as small as without this page.
  constexpr int kLeastHeight = 96;
  for (ChartView* view : m_views) {
    view->setMinimumHeight(kLeastHeight);
    m_beside->addWidget(view, 1);
  }
  m_charts->setMinimumSize(200, kLeastHeight);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 4, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(bar);
  layout->addWidget(m_complaint);
  layout->addWidget(m_charts, 1);
  layout->addWidget(m_words);
}

void TimesPane::connectAll(const Theme& theme) {
  for (ChartView* view : m_views) {
    theme.tellColors(view);
    connect(view, &ChartView::pointed, this, &TimesPane::pointed);
  }
  connect(m_begin, &QPushButton::clicked, this, &TimesPane::start);
  connect(m_what, &QComboBox::currentIndexChanged, this, &TimesPane::showDevices);
  connect(m_kernel, &QComboBox::currentIndexChanged, this, &TimesPane::fillSizes);
  connect(m_times, &DeviceTimes::changed, this, &TimesPane::showTimes);
  connect(m_source, &QComboBox::currentIndexChanged, this, &TimesPane::showTimes);
  connect(m_times, &DeviceTimes::ended, this, [this](const QString& trouble) {
    showReadiness();
    if (!trouble.isEmpty()) m_complaint->say(trouble);
  });
}

TimesPane::What TimesPane::what() const {
  return static_cast<What>(m_what->currentIndex());
}

QString TimesPane::whyNot() const {
  const bool isOnGpus = !m_devices().gpus.empty();
  if (what() != What::allReduce) {
    return isOnGpus ? QString()
                    : tr("A kernel is timed on two or more GPUs, which are chosen above.");
  }
  if (isOnGpus || m_ranks > 0) return {};
  return sentenceText("Emulated devices are not timed: their time says nothing of GPUs.");
}

bool TimesPane::isMeasuring() const {
  return m_times->isRunning();
}

void TimesPane::showDevices() {
  fillSizes();
  showReadiness();
}

void TimesPane::showReadiness() {
  const QString why = isMeasuring() ? QString() : whyNot();
  m_begin->setEnabled(why.isEmpty());
  //: A button: ends the measurement
  m_begin->setText(isMeasuring() ? tr("Cancel") : /*: A button: takes times */ tr("Measure"));
  m_complaint->say(notReady(why));
}

void TimesPane::fillSizes() {
  const bool isAllReduce = what() == What::allReduce;
  const catalog::KernelRow& row = catalog::find(m_kernel->currentText().toStdString());
  // The largest matrices take minutes.
  const int size = row.timedSizes.last - (row.family == "matmul" ? 2 : 0);
  const catalog::PowerRange range = isAllReduce ? sizesOn(m_devices()) : row.timedSizes;
  m_from->setVisible(isAllReduce);
  m_kernel->setVisible(!isAllReduce);
  //: Between the smallest and the largest size
  m_between->setText(isAllReduce ? tr("to") : QStringLiteral("n"));
  if (range.first == m_sizes.first && range.last == m_sizes.last) return;  // what is chosen stays
  m_sizes = range;
  setPowers(*m_from, range, range.first);
  setPowers(*m_to, range, isAllReduce ? range.usual : size);
}

std::vector<values::AllReduceRequest> TimesPane::requests() const {
  values::AllReduceRequest request = m_devices();
  request.pitfall = values::MessagePitfall::none;
  request.timings = kTimings;
  std::vector algorithms(values::kAllReducesWithMessages.begin(),
                         values::kAllReducesWithMessages.end());
  algorithms.push_back(request.gpus.empty() ? values::AllReduce::mpi : values::AllReduce::nccl);
  std::vector<values::AllReduceRequest> all;
  for (const std::int64_t n : powersBetween(*m_from, *m_to)) {
    request.n = n;
    for (const values::AllReduce algorithm : algorithms) {
      request.algorithm = algorithm;
      all.push_back(request);
    }
  }
  return all;
}

void TimesPane::start() {
  if (isMeasuring()) return m_times->cancel();
  if (!whyNot().isEmpty()) return;
  m_source->setCurrentIndex(0);
  if (what() == What::allReduce) {
    m_times->measure(requests());
  } else {
    values::ScalingRequest request;
    request.kernel = m_kernel->currentText().toStdString();
    request.parameters = catalog::defaultsOf(catalog::find(request.kernel));
    request.parameters.n = powersBetween(*m_to, *m_to).front();
    request.gpus = m_devices().gpus;
    request.isWeak = what() == What::growingProblem;
    request.timings = kTimings;
    m_times->measure(request);
  }
  showReadiness();
}

const RecordedTimes* TimesPane::recorded() const {
  const int index = m_source->currentIndex();
  return index > 0 ? &recordedTimes()[static_cast<std::size_t>(index - 1)] : nullptr;
}

const std::vector<std::shared_ptr<const values::AllReduceResult>>& TimesPane::allReduces() const {
  return recorded() != nullptr ? recorded()->allReduces : m_times->allReduces();
}

const std::shared_ptr<const values::ScalingResult>& TimesPane::scaling() const {
  return recorded() != nullptr ? recorded()->scaling : m_times->scaling();
}

bool TimesPane::hasTimes() const {
  return scaling() != nullptr || !allReduces().empty();
}

void TimesPane::showTimes() {
  std::vector<Chart> charts;
  if (scaling() != nullptr) {
    for (Chart& chart : scalingCharts(*scaling())) charts.push_back(std::move(chart));
  } else {
    for (Chart& chart : allReduceCharts(allReduces())) charts.push_back(std::move(chart));
    if (auto model = modelChart(allReduces())) charts.push_back(*std::move(model));
  }
  m_sentences.clear();
  const bool hasMore = allReduces().size() > 1;  // of the same charts
  std::vector<const Chart*> shown;
  for (std::size_t i = 0; i < m_views.size(); ++i) {
    const bool isThere = i < charts.size();
    m_views[i]->setVisible(isThere);
    if (!isThere) continue;
    m_sentences += charts[i].sentences;
    //: Name of a chart for screen readers. %1: what its points are, "time"; %2: over what, "GPUs"
    m_views[i]->setAccessibleName(
        tr("Chart: %1 over %2; a table can be saved").arg(charts[i].y.label, charts[i].x.label));
    m_views[i]->setChart(charts[i], hasMore);
    shown.push_back(&m_views[i]->chart());
  }
  if (recorded() != nullptr) m_sentences << sentenceOf(*recorded());
  const QStringList origin = recorded() != nullptr ? QStringList() : QStringList(originOf(shown));
  m_words->setText((m_sentences + origin).join(QLatin1Char('\n')));
  m_words->setVisible(hasTimes());
  emit changed();
}

QString TimesPane::title() const {
  if (scaling() == nullptr) {
    //: Above charts. %1: devices, "2 × NVIDIA H200"
    return tr("All-reduce on %1").arg(deviceNames(*allReduces().front()));
  }
  const values::ScalingResult& result = *scaling();
  //: Above charts. %1: id of a kernel; %2: devices, "2 × NVIDIA H200"
  return tr("%1 on %2").arg(toQString(result.request.kernel), toQString(result.device));
}

ChartSheet TimesPane::sheet() const {
  QList<ChartView*> views;
  std::ranges::copy_if(m_views, std::back_inserter(views),
                       [](const ChartView* view) { return !view->isHidden(); });
  return sheetOf(title(), m_sentences, views);
}

QString TimesPane::csv() const {
  return toQString(scaling() != nullptr ? csvOfTimes(std::span(&scaling(), 1))
                                        : csvOfTimes(allReduces()));
}

QString TimesPane::fileName() const {
  return scaling() != nullptr ? toQString(scaling()->request.kernel) + QStringLiteral("-scaling")
                              : QStringLiteral("all-reduce-times");
}

/// The charts stand next to each other where the pane is wide enough, else one below the other.
void TimesPane::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  constexpr double kWide = 1.6;
  const bool isWide = m_charts->width() > kWide * m_charts->height();
  m_beside->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

}  // namespace lanescope::ui
