// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/device_charts.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "request/message_model.h"

namespace lanescope::ui {
namespace {

using Results = std::span<const std::shared_ptr<const values::AllReduceResult>>;

QString nameOf(values::AllReduce algorithm) {
  const std::string_view name = values::nameOf(algorithm);
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// How many times as much work a second GPUs do as one, or the share of the ideal.
enum class ScalingMeasure : std::uint8_t { speedup, efficiency };

/// Adds a point with what it stands for.
void addPoint(Chart& chart, ChartSeries& series, double x, double y, QString words,
              std::size_t samples, const std::string& device) {
  ChartFact fact;
  fact.where = QString::fromStdString(device);
  fact.words = std::move(words);
  fact.samples = samples;
  chart.facts.push_back(std::move(fact));
  ChartPoint point{x, y};
  point.fact = chart.facts.size() - 1;
  series.points.push_back(point);
}

Chart overBytes(Results results, const ChartAxis& y,
                double (*value)(const values::AllReduceResult&)) {
  Chart chart;
  chart.x = {//: Title of an axis: how many bytes the elements of each device have
             ChartWords::tr("bytes of each device"), Quantity::size};
  chart.y = y;
  chart.emptyNote = ChartWords::tr("Nothing timed yet");
  std::map<values::AllReduce, ChartSeries> lines;
  for (const auto& result : results) {
    const values::AllReduce algorithm = result->request.algorithm;
    const auto index = static_cast<int>(lines.size());
    ChartSeries& line = lines
                            .try_emplace(algorithm, ChartSeries{nameOf(algorithm),
                                                                ChartSeries::Kind::line,
                                                                {SeriesLook::Hue::kernel, index},
                                                                {}})
                            .first->second;
    const double milliseconds = 1e3 * values::medianSeconds(result->seconds);
    addPoint(chart, line, static_cast<double>(values::bytesOf(result->request)), value(*result),
             //: A point. %1: a number of elements; %2: a time; %3: a bandwidth
             ChartWords::tr("n = %1 in %2, %3")
                 .arg(quantityText(Quantity::size, static_cast<double>(result->request.n)),
                      quantityText(Quantity::time, milliseconds),
                      quantityText(Quantity::bandwidth, values::busBandwidth(*result))),
             result->seconds.size(), result->device);
  }
  for (auto& [algorithm, line] : lines) chart.series.push_back(std::move(line));
  return chart;
}

/// Returns what a call of so many seconds means, as speedupOf() and efficiencyOf() define it.
double valueOf(const values::ScalingResult& result, ScalingMeasure measure, std::int64_t gpus,
               double seconds) {
  values::ScalingPoint point;
  point.gpus = gpus;
  point.seconds = {seconds};
  return measure == ScalingMeasure::speedup ? values::speedupOf(result, point)
                                            : values::efficiencyOf(result, point);
}

/// The line that the times on one and on two GPUs predict, up to eight GPUs or all that are timed;
/// empty where there is no prediction.
ChartSeries modelOverGpus(const values::ScalingResult& result, ScalingMeasure measure) {
  ChartSeries line{//: Name of a line: what times on one and on two GPUs predict for more
                   ChartWords::tr("model"),
                   ChartSeries::Kind::bound,
                   {SeriesLook::Hue::kernel, 1},
                   {}};
  line.look.isDashed = true;
  constexpr std::int64_t kLeastEnd = 8;
  const std::int64_t end = std::max(kLeastEnd, result.points.back().gpus);
  for (std::int64_t gpus = 1; gpus <= end; ++gpus) {
    const auto predicted = values::predictedSeconds(result, gpus);
    if (!predicted) continue;
    line.points.push_back({static_cast<double>(gpus), valueOf(result, measure, gpus, *predicted)});
  }
  return line;
}

/// What the model is, and how far it is off where it can be compared.
QString modelSentence(const values::ScalingResult& result) {
  const values::ScalingPoint& last = result.points.back();
  const auto error = values::predictionError(result, last);
  if (!error) {
    return ChartWords::tr("The dashed model is what the times on one and on two GPUs predict.");
  }
  constexpr double kPercent = 100;
  //: %1: how many GPUs; %2: a number, as "1.2"
  return ChartWords::tr(
             "The dashed model is what the times on one and on two GPUs predict; on %1 GPUs it is "
             "off by %2 %.")
      .arg(QString::number(last.gpus), QString::number(kPercent * std::abs(*error), 'f', 1));
}

Chart overGpus(const values::ScalingResult& result, const ChartAxis& y, ScalingMeasure measure) {
  Chart chart;
  chart.x = {//: Title of an axis: how many GPUs take part
             ChartWords::tr("GPUs"), Quantity::count, false};
  chart.y = y;
  chart.y.isLogarithmic = false;
  chart.y.from = 0.0;
  ChartSeries own{QString::fromStdString(result.request.kernel),
                  ChartSeries::Kind::line,
                  {SeriesLook::Hue::kernel, 0},
                  {}};
  ChartSeries best{//: Name of a line: as many times as much work a second as there are GPUs
                   ChartWords::tr("ideal"),
                   ChartSeries::Kind::bound,
                   {SeriesLook::Hue::ceiling},
                   {}};
  best.look.isDashed = true;
  for (const values::ScalingPoint& point : result.points) {
    const auto gpus = static_cast<double>(point.gpus);
    chart.x.ticks << gpus;
    addPoint(chart, own, gpus,
             valueOf(result, measure, point.gpus, values::medianSeconds(point.seconds)),
             //: A point. %1: a time
             ChartWords::tr("%1 a call")
                 .arg(quantityText(Quantity::time, 1e3 * values::medianSeconds(point.seconds))),
             point.seconds.size(), result.device);
    best.points.push_back({gpus, measure == ScalingMeasure::speedup ? gpus : 1.0});
  }
  chart.series = {std::move(own), std::move(best)};
  ChartSeries model = modelOverGpus(result, measure);
  if (!model.points.empty()) {
    if (const double last = model.points.back().x; last > chart.x.ticks.back()) {
      chart.x.ticks << last;
      chart.series[1].points.push_back({last, measure == ScalingMeasure::speedup ? last : 1.0});
    }
    chart.series.push_back(std::move(model));
    if (measure == ScalingMeasure::speedup) chart.sentences << modelSentence(result);
  }
  return chart;
}

}  // namespace

std::array<Chart, 2> allReduceCharts(Results results) {
  return {overBytes(results,
                    {//: Title of an axis: the bus bandwidth that nccl-tests define
                     ChartWords::tr("bus bandwidth"), Quantity::bandwidth},
                    &values::busBandwidth),
          overBytes(results,
                    {//: Title of an axis: how long an all-reduce takes
                     ChartWords::tr("time"), Quantity::time},
                    [](const values::AllReduceResult& result) {
                      return 1e3 * values::medianSeconds(result.seconds);
                    })};
}

std::optional<Chart> modelChart(Results results) {
  const auto largest =
      std::ranges::max_element(results, {}, [](const auto& result) { return result->request.n; });
  if (largest == results.end()) return std::nullopt;
  const std::int64_t n = (*largest)->request.n;
  Chart chart;
  chart.x = {//: Title of an axis: how many devices take part
             ChartWords::tr("devices"), Quantity::count};
  chart.y = {
      //: Title of an axis. %1: a number of elements
      ChartWords::tr("time for n = %1").arg(quantityText(Quantity::size, static_cast<double>(n))),
      Quantity::time};
  int index = 0;
  bool isFitted = false;
  for (const values::AllReduce algorithm : values::kAllReducesWithMessages) {
    const auto model = values::fittedModel(results, algorithm);
    if (!model) continue;
    isFitted = true;
    ChartSeries measured{
        nameOf(algorithm), ChartSeries::Kind::points, {SeriesLook::Hue::kernel, index}, {}};
    for (const auto& result : results) {
      if (result->request.algorithm != algorithm || result->request.n != n) continue;
      const double milliseconds = 1e3 * values::medianSeconds(result->seconds);
      addPoint(chart, measured, static_cast<double>(result->request.devices), milliseconds,
               //: A point. %1: a time
               ChartWords::tr("measured: %1").arg(quantityText(Quantity::time, milliseconds)),
               result->seconds.size(), result->device);
    }
    ChartSeries line{//: Name of a line. %1: name of an algorithm
                     ChartWords::tr("%1, model").arg(nameOf(algorithm)),
                     ChartSeries::Kind::bound,
                     {SeriesLook::Hue::kernel, index++},
                     {}};
    line.look.isDashed = true;
    constexpr std::int64_t kMost = 1024;
    for (std::int64_t devices = 2; devices <= kMost; devices *= 2) {
      line.points.push_back(
          {static_cast<double>(devices),
           1e3 * model->seconds(algorithm, devices,
                                static_cast<double>(values::bytesOf((*largest)->request)))});
    }
    chart.series.push_back(std::move(measured));
    chart.series.push_back(std::move(line));
  }
  if (!isFitted) return std::nullopt;
  chart.sentences << ChartWords::tr(
      "Dashed lines are a model: every step takes the latency and passes its longest message at "
      "the bandwidth that fit the measured times best.");
  return chart;
}

std::optional<std::int64_t> gpuCrossover(ScalingResults results) {
  std::optional<std::int64_t> smallest;
  for (const auto& result : results) {
    const auto two = std::ranges::find(result->points, 2, &values::ScalingPoint::gpus);
    if (two == result->points.end() || !(values::speedupOf(*result, *two) > 1)) continue;
    smallest = std::min(smallest.value_or(two->n), two->n);
  }
  return smallest;
}

Chart crossoverChart(ScalingResults results) {
  Chart chart;
  chart.x = {QStringLiteral("n"), Quantity::size};
  chart.y = {//: Title of an axis: how long a call takes
             ChartWords::tr("time"), Quantity::time};
  std::map<std::int64_t, ChartSeries> lines;
  for (const auto& result : results) {
    for (const values::ScalingPoint& point : result->points) {
      const auto gpus = static_cast<int>(point.gpus);
      ChartSeries& line = lines[point.gpus];
      //: Name of a line. %n: how many
      line.name = ChartWords::tr("%n GPU(s)", nullptr, gpus);
      line.look = {SeriesLook::Hue::kernel, gpus - 1};
      const double milliseconds = 1e3 * values::medianSeconds(point.seconds);
      addPoint(chart, line, static_cast<double>(point.n), milliseconds,
               //: A point. %1: a number of elements; %2: a time
               ChartWords::tr("n = %1 in %2")
                   .arg(quantityText(Quantity::size, static_cast<double>(point.n)),
                        quantityText(Quantity::time, milliseconds)),
               point.seconds.size(), result->device);
    }
  }
  for (auto& [gpus, line] : lines) chart.series.push_back(std::move(line));
  const auto crossover = gpuCrossover(results);
  if (!crossover) {
    chart.sentences << ChartWords::tr("Two GPUs beat one at none of these n.");
    return chart;
  }
  const QString n = quantityText(Quantity::size, static_cast<double>(*crossover));
  chart.marks.push_back({static_cast<double>(*crossover), n});
  //: %1: a number of elements
  chart.sentences << ChartWords::tr("The smallest n at which two GPUs beat one: %1.").arg(n);
  return chart;
}

std::array<Chart, 2> scalingCharts(const values::ScalingResult& result) {
  return {overGpus(result,
                   {//: Title of an axis: how many times as much work a second as one GPU
                    ChartWords::tr("speedup"), Quantity::factor},
                   ScalingMeasure::speedup),
          overGpus(result,
                   {//: Title of an axis: the speedup by the number of GPUs
                    ChartWords::tr("efficiency"), Quantity::share},
                   ScalingMeasure::efficiency)};
}

}  // namespace lanescope::ui
