// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/timing_data.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>
#include <ranges>
#include <set>
#include <tuple>

#include "app/files/csv_field.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"
#include "app/text/text.h"
#include "bench/statistics.h"
#include "catalog/catalog.h"

namespace lanescope::results {
namespace {

struct TimingWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::results::TimingData)
};

TimingPoint makeTimingPoint(const values::BenchSeries& series) {
  TimingPoint point(series);
  if (!point.onCpu) point.kernel = series.subject();
  //: %1: name of a kernel or of a CPU variant that was timed with an empty cache
  if (series.cache == values::Cache::cold) point.name = TimingWords::tr("%1, cold").arg(point.name);
  const bench::Summary summary = bench::summarize(series.samples);
  point.median = summary.median;
  point.low = summary.lower;
  point.high = summary.upper;
  point.phases = series.phases;
  point.samples = summary.count;
  point.least = summary.least;
  point.relativeError = summary.relativeError;
  point.cache = series.cache;
  point.calls = series.calls;
  point.dropped = series.dropped;
  point.noisy = series.noisy;
  point.clockMHz = series.clockMHz;
  point.pinned = series.pinned;
  point.emulated = series.emulated;
  point.times = std::make_shared<const std::vector<values::Milliseconds>>(series.samples);
  return point;
}

QString dayOf(const values::BenchResult& recorded) {
  constexpr std::size_t kDayLength = 10;  // of an ISO 8601 date with its time
  return toQString(std::string_view(recorded.date).substr(0, kDayLength));
}

bool isSameLine(const TimingPoint& a, const TimingPoint& b) {
  return a.name == b.name && a.source == b.source && a.onCpu == b.onCpu && a.where == b.where;
}

}  // namespace

QString whereRecorded(const QString& where, const values::BenchResult& recorded) {
  //: %1: name of the GPU or the CPU; %2: a date, "2026-11-22"
  return TimingWords::tr("%1, recorded %2").arg(where, dayOf(recorded));
}

std::optional<values::Phases> TimingPoint::phasesWith(bool isPinned) const {
  std::optional<values::Phases> result = phases;
  if (result && isPinned && pinned) {
    result->hostToDevice = pinned->hostToDevice;
    result->deviceToHost = pinned->deviceToHost;
  }
  return result;
}

values::Milliseconds TimingPoint::total(bool isPinned) const {
  const std::optional<values::Phases> parts = phasesWith(isPinned);
  return parts ? parts->total() : median;
}

bool TimingPoint::isDrawable() const {
  const auto positive = [](values::Milliseconds time) {
    return std::isfinite(time.count()) && time.count() > 0.0;
  };
  if (emulated || !positive(median) || !positive(total())) return false;
  if (!phases) return true;
  return std::ranges::all_of(values::kPhases,
                             [&](auto phase) { return ((*phases).*phase).count() >= 0.0; });
}

bool areOfSameProblem(const std::string& kernelA, const values::Parameters& a,
                      const std::string& kernelB, const values::Parameters& b) {
  const catalog::KernelRow* const rowA = catalog::lookUp(kernelA);
  const catalog::KernelRow* const rowB = catalog::lookUp(kernelB);
  if (rowA == nullptr || rowB == nullptr) return kernelA == kernelB;
  const auto problem = [](const values::Parameters& of) {
    return std::tuple(of.m, of.k, of.op, of.dtype, of.exclusive);
  };
  return catalog::solveSameProblem(*rowA, *rowB) && problem(a) == problem(b);
}

void TimingData::clear() {
  m_failures.clear();
  m_sources.clear();
  m_points.clear();
}

void TimingData::begin(const std::string& kernel, const values::Parameters& parameters) {
  m_sources.push_back({kernel, parameters, {}, {}, {}, {}});
}

void TimingData::keep(TimingPoint point) {
  point.source = m_sources.size() - 1;
  point.index = m_points.size();
  m_points.push_back(std::move(point));
}

void TimingData::add(const values::BenchSeries& series) {
  if (m_sources.empty()) m_sources.emplace_back();
  if (series.failure.empty()) return keep(makeTimingPoint(series));
  // Larger sizes mostly fail for the same reason.
  const QString what = toQString(series.name + ": " + series.failure);
  if (!std::ranges::count(m_failures, what, &Failure::what)) m_failures.push_back({what, series.n});
}

void TimingData::finish(const values::BenchResult& result) {
  if (m_sources.empty()) m_sources.emplace_back();
  TimingSource& source = m_sources.back();
  source.kernel = result.kernel;
  source.parameters = result.parameters;
  source.ceilings = result.ceilings;
  source.machine = toQString(result.machine);
  source.device = toQString(result.device);
}

void TimingData::addRecorded(const values::BenchResult& recorded, Part part) {
  QString day = dayOf(recorded);
  const QString device = toQString(recorded.device);
  const bool isHeldElsewhere = std::ranges::any_of(m_sources, [&](const TimingSource& known) {
    return known.device == device && known.recorded.startsWith(day) &&
           known.kernel == recorded.kernel;
  });
  if (isHeldElsewhere) day = toQString(recorded.date).replace(QLatin1Char('T'), QLatin1Char(' '));
  m_sources.push_back({recorded.kernel, recorded.parameters, recorded.ceilings,
                       toQString(recorded.machine), device, day});
  for (const values::BenchSeries& series : recorded.series) {
    const bool isOther = part != Part::all && series.isOnCpu() != (part == Part::cpu);
    if (isOther || series.emulated || !series.failure.empty()) continue;
    TimingPoint point = makeTimingPoint(series);
    point.recorded = true;
    point.where = whereRecorded(point.where, recorded);
    keep(std::move(point));
  }
}

QString TimingData::titleOf(const TimingPoint& point) const {
  //: A name in the legend. %1: how the CPU computes, "4 threads"
  QString name = point.onCpu ? TimingWords::tr("CPU, %1").arg(catalogText(point.name.toStdString()))
                             : point.name;
  if (!point.recorded || m_hasShortTitles) return name;
  const TimingSource& source = m_sources[point.source];
  //: A name in the legend. %1: what was timed; %2: when, a date
  return point.onCpu
             ? TimingWords::tr("%1 · %2").arg(name, source.recorded)
             : /*: A name in the legend. %1: what was timed; %2: on which GPU; %3: when, a date */
             TimingWords::tr("%1 · %2, %3").arg(name, source.device, source.recorded);
}

std::vector<std::int64_t> TimingData::sizes() const {
  std::set<std::int64_t> sizes;
  for (const TimingPoint& point : m_points) {
    if (point.isDrawable()) sizes.insert(point.n);
  }
  return {sizes.begin(), sizes.end()};
}

std::vector<TimingPoint> TimingData::at(std::int64_t n) const {
  std::vector<TimingPoint> found;
  for (const TimingPoint& point : m_points) {
    if (point.n == n && point.isDrawable()) found.push_back(point);
  }
  std::stable_partition(found.begin(), found.end(),
                        [](const TimingPoint& point) { return !point.onCpu; });
  return found;
}

bool TimingData::areTogether(std::size_t a, std::size_t b) const {
  if (a == b) return true;
  const TimingSource& first = m_sources[a];
  const TimingSource& second = m_sources[b];
  return first.machine == second.machine && first.device == second.device &&
         first.recorded == second.recorded &&
         areOfSameProblem(first.kernel, first.parameters, second.kernel, second.parameters);
}

std::optional<TimingPoint> TimingData::bestCpu(std::int64_t n, std::size_t source) const {
  const bool isThere = std::ranges::any_of(m_points, [&](const TimingPoint& point) {
    return point.onCpu && areTogether(point.source, source);
  });
  std::optional<TimingPoint> best;
  for (const TimingPoint& point : m_points) {
    if (point.n != n || !point.onCpu || !point.isDrawable()) continue;
    if (isThere ? !areTogether(point.source, source) : point.recorded) continue;
    if (!best || point.median < best->median) best = point;
  }
  return best;
}

bool TimingData::hasGpu() const {
  return std::ranges::any_of(
      m_points, [](const TimingPoint& point) { return !point.onCpu && !point.emulated; });
}

std::vector<std::vector<TimingPoint>> TimingData::lines() const {
  std::vector<TimingPoint> drawable;
  std::ranges::copy_if(m_points, std::back_inserter(drawable), &TimingPoint::isDrawable);
  return linesOf(drawable, isSameLine);
}

QStringList TimingData::comparison(std::int64_t n) const {
  QStringList sentences;
  int noisy = 0;
  for (const TimingPoint& point : at(n)) {
    noisy += point.noisy ? 1 : 0;
    if (point.onCpu || !point.phases) continue;
    //: %1: the kernel; %2: the device; %3: time of all phases, "1.2 ms"; %4: time of the kernel
    //: alone
    sentences +=
        TimingWords::tr("%1, %2: %3 in all, %4 of it in the kernel.")
            .arg(point.name, point.where, timeText(point.total()), timeText(point.phases->kernel));
  }
  const std::size_t source = m_points.empty() ? 0 : m_points.front().source;
  if (const std::optional<TimingPoint> best = bestCpu(n, source)) {
    //: %1: a size, "2²⁰"; %2: name of the variant; %3: its time, "1.2 ms"
    sentences.prepend(TimingWords::tr("Best CPU variant at n = %1: %2, %3.")
                          .arg(sizeName(n), best->name, timeText(best->median)));
  }
  if (noisy > 0) {
    //: %n: how many timings
    sentences += TimingWords::tr(
        "%n timing(s) at this size are noisy: the time was up before their error was small enough.",
        nullptr, noisy);
  }
  return sentences;
}

QStringList TimingData::remarks() const {
  QStringList sentences;
  for (std::size_t i = 0; i < m_sources.size(); ++i) {
    const TimingSource& source = m_sources[i];
    const bool isOfGpu = std::ranges::any_of(
        m_points, [i](const TimingPoint& point) { return point.source == i && !point.onCpu; });
    if (source.recorded.isEmpty() || !isOfGpu) continue;
    //: %1: a date; %2: name of the GPU; %3: name of the machine whose CPU was measured
    const QString sentence = TimingWords::tr("Recorded %1: %2 compared with %3.")
                                 .arg(source.recorded, source.device, source.machine);
    if (!sentences.contains(sentence)) sentences += sentence;
  }
  if (!hasGpu() && !m_points.empty()) {
    sentences += TimingWords::tr("No GPU was timed: the chart shows this machine's CPU.");
  }
  const auto emulated = std::ranges::count_if(m_points, &TimingPoint::emulated);
  const auto broken = std::ranges::count_if(
      m_points, [](const TimingPoint& point) { return !point.emulated && !point.isDrawable(); });
  if (emulated > 0) {
    sentences += TimingWords::tr(
        "The emulator's time is in the table of times alone: it says nothing about a GPU's.");
  }
  constexpr std::size_t kMostFailures = 3;
  for (const Failure& failure : m_failures | std::views::take(kMostFailures)) {
    //: %1: a size, "2²⁰"; %2: what was to be timed and why it was not, in English
    sentences += TimingWords::tr("Not timed at n = %1, %2").arg(sizeName(failure.n), failure.what);
  }
  if (m_failures.size() > kMostFailures) {
    //: %n: how many further sizes, behind three that were named
    sentences += TimingWords::tr("%n more could not be measured.", nullptr,
                                 static_cast<int>(m_failures.size() - kMostFailures));
  }
  if (broken > 0) {
    //: %n: how many timings
    sentences += TimingWords::tr("%n timing(s) cannot be drawn: not a positive number.", nullptr,
                                 static_cast<int>(broken));
  }
  return sentences;
}

QString TimingData::csv() const {
  QString text = QStringLiteral(
      "name,where,n,median_ms,lower_quartile_ms,upper_quartile_ms,samples,passed,allocate_ms,"
      "host_to_device_ms,kernel_ms,device_to_host_ms,host_finish_ms,pinned_host_to_device_ms,"
      "pinned_device_to_host_ms,cache,least_ms,relative_error,calls,dropped,noisy,clock_mhz,"
      "saved\n");
  for (const TimingPoint& point : m_points) {
    QStringList row{point.name,
                    point.where,
                    QString::number(point.n),
                    QString::number(point.median.count(), 'g', 9),
                    QString::number(point.low.count(), 'g', 9),
                    QString::number(point.high.count(), 'g', 9),
                    QString::number(point.samples),
                    point.passed ? QStringLiteral("true") : QStringLiteral("false")};
    const auto addTimes = [&](const auto& times, const auto& parts) {
      for (const auto part : parts) {
        row += times ? QString::number(((*times).*part).count(), 'g', 9) : QString();
      }
    };
    addTimes(point.phases, values::kPhases);
    addTimes(point.pinned, values::kPinnedTransfers);
    row += {toQString(nameOf(point.cache)),
            QString::number(point.least.count(), 'g', 9),
            QString::number(point.relativeError, 'g', 4),
            QString::number(point.calls),
            QString::number(point.dropped),
            point.noisy ? QStringLiteral("true") : QStringLiteral("false"),
            QString::number(point.clockMHz, 'g', 6),
            today()};
    text += app::csvLine(row);
  }
  return text;
}

}  // namespace lanescope::results
