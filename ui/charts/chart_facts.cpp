// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_facts.h"

#include <algorithm>

#include "app/text/list_text.h"
#include "app/text/result_text.h"
#include "catalog/catalog.h"

namespace lanescope::ui {
namespace {

/// Enough to tell quartiles from their median.
constexpr int kTimeDigits = 4;

QString factWords(const results::TimingPoint& point) {
  QStringList words{
      //: A measured point. %1: the size; %2 to %4: times, "1.2 ms"; %n: how many samples
      ChartWords::tr("n = %1: median %2, quartiles %3 to %4, %n sample(s)", nullptr,
                     static_cast<int>(point.samples))
          .arg(point.n)
          .arg(timeText(point.median, kTimeDigits), timeText(point.low, kTimeDigits),
               timeText(point.high, kTimeDigits))};
  //: Follows facts on a measured point: its samples are far apart
  if (point.noisy) words += ChartWords::tr("noisy");
  //: Follows facts on a measured point. %1: how many samples were left out
  if (point.dropped > 0) words += ChartWords::tr("%1 dropped").arg(point.dropped);
  //: Follows facts on a measured point
  if (!point.passed) words += ChartWords::tr("the result failed its check");
  //: %1: facts on a measured point, parted by commas; %2: where it was measured, a device
  return ChartWords::tr("%1; %2").arg(commaList(words), point.where);
}

struct SizeSpan {
  double least = 0;
  double most = 0;
};

SizeSpan sizesOf(const Chart& chart) {
  SizeSpan span{std::numeric_limits<double>::infinity(), 0};
  for (const ChartSeries& series : chart.series) {
    for (const ChartPoint& point : series.points) {
      if (!series.isDrawn || !chart.isDrawable(point)) continue;
      span = {std::min(span.least, point.x), std::max(span.most, point.x)};
    }
  }
  return span;
}

/// Whether any point of this source is drawn, on the CPU or not.
bool hasPoints(const results::TimingData& data, std::size_t source, bool onCpu) {
  return std::ranges::any_of(data.points(), [&](const results::TimingPoint& point) {
    return point.source == source && point.onCpu == onCpu && point.isDrawable();
  });
}

}  // namespace

std::size_t addFact(Chart& chart, const results::TimingPoint& point) {
  chart.facts.push_back({point.index, point.where, factWords(point), point.samples});
  return chart.facts.size() - 1;
}

SeriesLook SeriesLooks::of(const results::TimingPoint& point) {
  const auto key = std::tuple(point.onCpu ? point.name.toStdString() : point.kernel, point.source);
  const auto [known, isNew] = m_known.try_emplace(key, 0);
  if (isNew) known->second = point.onCpu ? m_cpus++ : m_kernels++;
  return {point.onCpu ? SeriesLook::Hue::cpu : SeriesLook::Hue::kernel, known->second, false,
          point.cache == values::Cache::cold};
}

QString machineOf(const results::TimingSource& source, bool onCpu) {
  QString name = onCpu ? source.machine : source.device;
  //: Stands for the name of a CPU that is not known
  if (name.isEmpty())
    name = onCpu ? ChartWords::tr("the CPU")
                 : /*: Stands for the name of a GPU that is not known */ ChartWords::tr("the GPU");
  //: %1: name of a device; %2: when it was measured, a date
  return source.recorded.isEmpty() ? name : ChartWords::tr("%1, %2").arg(name, source.recorded);
}

std::optional<catalog::Workload> workloadOf(const results::TimingData& data,
                                            const results::TimingPoint& point) {
  const results::TimingSource& source = data.sources()[point.source];
  // A baseline has no row of its own, but it has the problem of the kernel that it is compared
  // with.
  const catalog::KernelRow* row = catalog::lookUp(point.kernel);
  if (row == nullptr) row = catalog::lookUp(source.kernel);
  if (row == nullptr) return std::nullopt;
  values::Parameters parameters = source.parameters;
  parameters.n = point.n;
  return catalog::leastWorkload(*row, parameters);
}

void addCeilings(Chart& chart, const results::TimingData& data, bool isBandwidth) {
  const SizeSpan span = sizesOf(chart);
  if (span.most <= 0) return;
  QStringList missing;
  int index = 0;
  for (std::size_t i = 0; i < data.sources().size(); ++i) {
    const results::TimingSource& source = data.sources()[i];
    const values::Ceilings& known = source.ceilings;
    const auto add = [&](bool onCpu, std::optional<double> ceiling) {
      if (!hasPoints(data, i, onCpu)) return;
      const QString place = machineOf(source, onCpu);
      if (!ceiling) {
        if (!missing.contains(place)) missing += place;
        return;
      }
      //: A line of the chart. %1: name of a GPU or a CPU
      const QString title = (isBandwidth ? ChartWords::tr("measured: memory of %1")
                                         : /*: A line of the chart; multiply-add is one operation.
                                              %1: name of a GPU or a CPU */
                                 ChartWords::tr("measured: float32 multiply-adds of %1"))
                                .arg(place);
      const bool isThere =
          std::ranges::any_of(chart.series, [&](const auto& each) { return each.name == title; });
      if (isThere) return;
      chart.series.push_back({title,
                              ChartSeries::Kind::bound,
                              {SeriesLook::Hue::ceiling, index++, onCpu, false},
                              {{span.least, *ceiling}, {span.most, *ceiling}}});
    };
    add(false, isBandwidth ? known.gpuBandwidth : known.gpuFlops);
    add(true, isBandwidth ? known.cpuBandwidth : known.cpuFlops);
  }
  if (!missing.isEmpty()) {
    //: A ceiling is the most that was measured. %1: names of devices
    chart.sentences += ChartWords::tr("No ceiling is drawn for %1: it was not measured there.")
                           .arg(andList(missing));
  }
}

}  // namespace lanescope::ui
