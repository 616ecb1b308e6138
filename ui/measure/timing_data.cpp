// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing_data.h"

#include <QCoreApplication>
#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <set>

#include "bench/statistics.h"
#include "ui/result_facts.h"
#include "ui/text.h"

namespace lanescope::ui {
namespace {

struct TimingWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::TimingData)
};

TimingPoint makeTimingPoint(const values::BenchSeries& series) {
  TimingPoint point;
  point.onCpu = series.isOnCpu();
  point.name = toQString(series.subject());
  if (series.cache == values::Cache::cold) point.name = TimingWords::tr("%1, cold").arg(point.name);
  point.where = toQString(series.where);
  point.n = series.n;
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
  point.passed = series.passed;
  point.emulated = series.emulated;
  return point;
}

}  // namespace

QString whereRecorded(const QString& where, const values::BenchResult& recorded) {
  constexpr std::size_t kDayLength = 10;  // of an ISO 8601 date with its time
  const QString day = toQString(std::string_view(recorded.date).substr(0, kDayLength));
  return TimingWords::tr("%1, recorded %2").arg(where, day);
}

QString sizeName(std::int64_t n) {
  constexpr std::int64_t kFirstPower = 1024;
  const auto bits = static_cast<std::uint64_t>(n);
  if (n < kFirstPower || !std::has_single_bit(bits)) return QString::number(n);
  return QStringLiteral("2^%1").arg(std::bit_width(bits) - 1);
}

values::Milliseconds TimingPoint::total() const {
  return phases ? phases->total() : median;
}

bool TimingPoint::isDrawable() const {
  const auto positive = [](values::Milliseconds time) {
    return std::isfinite(time.count()) && time.count() > 0.0;
  };
  if (emulated || !positive(median) || !positive(total())) return false;
  if (!phases) return true;
  return std::ranges::all_of(
      std::initializer_list<values::Milliseconds>{phases->allocate, phases->hostToDevice,
                                                  phases->kernel, phases->deviceToHost,
                                                  phases->hostFinish},
      [](values::Milliseconds time) { return time.count() >= 0.0; });
}

void TimingData::add(const values::BenchSeries& series) {
  m_points.push_back(makeTimingPoint(series));
}

void TimingData::addRecorded(const values::BenchResult& recorded) {
  for (const values::BenchSeries& series : recorded.series) {
    TimingPoint point = makeTimingPoint(series);
    if (point.onCpu || point.emulated) continue;
    point.recorded = true;
    point.where = whereRecorded(point.where, recorded);
    m_points.push_back(std::move(point));
  }
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

std::optional<TimingPoint> TimingData::bestCpu(std::int64_t n) const {
  std::optional<TimingPoint> best;
  for (const TimingPoint& point : at(n)) {
    if (point.onCpu && (!best || point.median < best->median)) best = point;
  }
  return best;
}

bool TimingData::hasGpu() const {
  return std::ranges::any_of(
      m_points, [](const TimingPoint& point) { return !point.onCpu && !point.emulated; });
}

std::vector<std::vector<TimingPoint>> TimingData::lines() const {
  std::vector<std::vector<TimingPoint>> lines;
  for (const TimingPoint& point : m_points) {
    if (!point.isDrawable()) continue;
    auto line = std::ranges::find_if(lines, [&](const std::vector<TimingPoint>& known) {
      return known.front().name == point.name && known.front().where == point.where;
    });
    if (line == lines.end()) line = lines.insert(line, std::vector<TimingPoint>());
    line->push_back(point);
  }
  for (auto& line : lines) std::ranges::sort(line, {}, &TimingPoint::n);
  return lines;
}

QStringList TimingData::sentences(std::int64_t n) const {
  QStringList sentences;
  const std::optional<TimingPoint> best = bestCpu(n);
  if (best) {
    sentences += TimingWords::tr("Best CPU variant at n = %1: %2, %3.")
                     .arg(sizeName(n), best->name, timeText(best->median));
  }
  for (const TimingPoint& point : at(n)) {
    if (point.onCpu || !point.phases) continue;
    sentences += TimingWords::tr("%1: %2 in all, %3 of it in the kernel.")
                     .arg(point.where, timeText(point.total()), timeText(point.phases->kernel));
  }
  if (!hasGpu() && !m_points.empty()) {
    sentences += TimingWords::tr("No GPU was timed: the chart shows this machine's CPU.");
  }
  std::size_t emulated = 0;
  std::size_t broken = 0;
  int noisy = 0;
  for (const TimingPoint& point : m_points) {
    emulated += point.emulated ? 1U : 0U;
    broken += !point.emulated && !point.isDrawable() ? 1U : 0U;
    noisy += point.noisy && !point.emulated && point.n == n ? 1 : 0;
  }
  if (noisy > 0) {
    sentences += TimingWords::tr(
        "%n timing(s) at this size are noisy: the time was up before their error was small enough.",
        nullptr, noisy);
  }
  if (emulated > 0) {
    sentences += TimingWords::tr(
        "The emulator's time is in the table alone: it says nothing about a GPU's.");
  }
  if (broken > 0) {
    sentences += TimingWords::tr("%n timing(s) cannot be drawn: not a positive number.", nullptr,
                                 static_cast<int>(broken));
  }
  return sentences;
}

QString TimingData::csv() const {
  QString text = QStringLiteral(
      "name,where,n,median_ms,lower_quartile_ms,upper_quartile_ms,samples,passed,allocate_ms,"
      "host_to_device_ms,kernel_ms,device_to_host_ms,host_finish_ms,pinned_host_to_device_ms,"
      "pinned_device_to_host_ms,cache,least_ms,relative_error,calls,dropped,noisy,clock_mhz\n");
  const auto quoted = [](QString field) {
    return QLatin1Char('"') + field.replace(QLatin1Char('"'), QLatin1String("\"\"")) +
           QLatin1Char('"');
  };
  for (const TimingPoint& point : m_points) {
    QStringList row{quoted(point.name),
                    quoted(point.where),
                    QString::number(point.n),
                    QString::number(point.median.count(), 'g', 9),
                    QString::number(point.low.count(), 'g', 9),
                    QString::number(point.high.count(), 'g', 9),
                    QString::number(point.samples),
                    point.passed ? QStringLiteral("true") : QStringLiteral("false")};
    for (const auto phase :
         {&values::Phases::allocate, &values::Phases::hostToDevice, &values::Phases::kernel,
          &values::Phases::deviceToHost, &values::Phases::hostFinish}) {
      row += point.phases ? QString::number(((*point.phases).*phase).count(), 'g', 9) : QString();
    }
    for (const auto copy :
         {&values::PinnedTransfers::hostToDevice, &values::PinnedTransfers::deviceToHost}) {
      row += point.pinned ? QString::number(((*point.pinned).*copy).count(), 'g', 9) : QString();
    }
    row += {toQString(nameOf(point.cache)),
            QString::number(point.least.count(), 'g', 9),
            QString::number(point.relativeError, 'g', 4),
            QString::number(point.calls),
            QString::number(point.dropped),
            point.noisy ? QStringLiteral("true") : QStringLiteral("false"),
            QString::number(point.clockMHz, 'g', 6)};
    text += row.join(QLatin1Char(',')) + QLatin1Char('\n');
  }
  return text;
}

}  // namespace lanescope::ui
