// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/report.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "app/text/sentence_text.h"
#include "bench/statistics.h"
#include "ui/cli/common/terminal.h"

namespace lanescope::cli {
namespace {

using values::BenchSeries;
using values::Milliseconds;

/// Of lines of sentences.
constexpr int kSentenceWidth = 96;

/// "0.35%".
QString partText(double part) {
  if (!std::isfinite(part)) return QStringLiteral("-");
  return QString::number(100 * part, 'f', part < 0.0995 ? 2 : 0) + '%';
}

bool isOnGpu(const BenchSeries& series) {
  return !series.isOnCpu() && !series.emulated;
}

/// The fastest CPU variant at a size.
struct BestCpu {
  const BenchSeries* series = nullptr;
  Milliseconds median{};
};

/// The fastest CPU variant by size; sizes without CPU variants have none.
std::map<std::int64_t, BestCpu> bestCpus(const values::BenchResult& result) {
  std::map<std::int64_t, BestCpu> all;
  for (const BenchSeries& series : result.series) {
    if (!series.isOnCpu() || series.samples.empty()) continue;
    const Milliseconds median = bench::summarize(series.samples).median;
    BestCpu& best = all[series.n];
    if (best.series == nullptr || median < best.median) best = {&series, median};
  }
  return all;
}

/// The remarks on one line; long ones get lines of their own.
QStringList marksOf(const BenchSeries& series, bool isBest) {
  QStringList marks;
  if (!series.passed) marks += "FAILED";
  if (isBest) marks += "best CPU";
  if (series.emulated) marks += "emulator";
  if (series.noisy) marks += "noisy";
  if (series.gaps) marks += "with gaps";
  if (series.dropped > 0) marks += QString::number(series.dropped) + " dropped";
  constexpr qsizetype kWidth = 22;
  QStringList lines{QString()};
  for (const QString& mark : marks) {
    if (!lines.last().isEmpty() && lines.last().size() + mark.size() + 2 > kWidth)
      lines += QString();
    lines.last() += (lines.last().isEmpty() ? "" : ", ") + mark;
  }
  return lines;
}

QString timeTable(const values::BenchResult& result) {
  const std::map<std::int64_t, BestCpu> best = bestCpus(result);
  Table table({">n", "timed", "L2", ">median", ">spread", ">samples", ""});
  for (const BenchSeries& series : result.series) {
    if (series.samples.empty()) continue;
    const bench::Summary summary = bench::summarize(series.samples);
    const auto fastest = best.find(series.n);
    const bool isBest = fastest != best.end() && fastest->second.series == &series;
    const QStringList marks = marksOf(series, isBest);
    table.add({grouped(series.n), QString::fromStdString(series.name),
               isOnGpu(series) ? QString::fromLatin1(nameOf(series.cache).data()) : QString(),
               timeText(summary.median), partText((summary.upper - summary.lower) / summary.median),
               QString::number(summary.count), marks.first()});
    for (const QString& more : marks.mid(1)) table.add({{}, {}, {}, {}, {}, {}, more});
  }
  return table.text();
}

/// The phases of `kernel`, one row per size.
QString phaseTable(const values::BenchResult& result, const std::string& kernel) {
  Table table({">n", ">allocate", ">to GPU", ">pinned", ">kernel", ">to host", ">pinned", ">finish",
               ">total"});
  std::int64_t last = 0;
  for (const BenchSeries& series : result.series) {
    if (series.name != kernel || !series.phases || series.n == last) continue;
    last = series.n;
    const values::Phases& phases = *series.phases;
    const auto pinned = [&](Milliseconds values::PinnedTransfers::*part) {
      return series.pinned ? timeText((*series.pinned).*part, 3) : QStringLiteral("-");
    };
    table.add({grouped(series.n), timeText(phases.allocate, 3), timeText(phases.hostToDevice, 3),
               pinned(&values::PinnedTransfers::hostToDevice), timeText(phases.kernel, 3),
               timeText(phases.deviceToHost, 3), pinned(&values::PinnedTransfers::deviceToHost),
               timeText(phases.hostFinish, 3), timeText(phases.total(), 3)});
  }
  return "\n" + QString::fromStdString(kernel) +
         ": the phases of a run; pinned: the same copies with page-locked memory\n" + table.text();
}

QString ratioTable(const values::BenchResult& result) {
  Table table({">n", "kernel", "L2", "best CPU", ">as fast", ">95% interval", ">in all"});
  const std::map<std::int64_t, BestCpu> best = bestCpus(result);
  bool isAny = false;
  for (const BenchSeries& series : result.series) {
    const auto fastest = best.find(series.n);
    if (fastest == best.end() || !isOnGpu(series) || series.samples.empty()) continue;
    const auto& [cpu, median] = fastest->second;
    isAny = true;
    const bench::Ratio ratio = bench::ratioOfMedians(cpu->samples, series.samples);
    const Milliseconds all = series.phases ? series.phases->total() : Milliseconds{};
    const double withCopies = median / all;
    table.add({grouped(series.n), QString::fromStdString(series.name),
               QString::fromLatin1(nameOf(series.cache).data()),
               QString::fromUtf8(cpu->subject().data()), ratioText(ratio.value),
               ratioText(ratio.interval.low) + QStringLiteral("–") + ratioText(ratio.interval.high),
               ratioText(withCopies)});
  }
  if (!isAny) return {};
  return "\n"
         "Speed-up over the best CPU variant: of the kernel alone, and with all phases\n" +
         table.text();
}

}  // namespace

QString failuresReport(const values::BenchResult& result) {
  // Sizes with the same reason share an entry.
  std::vector<std::pair<QString, QStringList>> failures;
  for (const BenchSeries& series : result.series) {
    if (series.failure.empty()) continue;
    const QString what = QString::fromStdString(series.name + ": " + series.failure);
    auto known = std::ranges::find(failures, what, &std::pair<QString, QStringList>::first);
    if (known == failures.end()) known = failures.insert(known, {what, {}});
    known->second += grouped(series.n);
  }
  QString text;
  for (const auto& [what, sizes] : failures) {
    const QString sentence = "Not timed at n = " + sizes.join("; ") + ", " + what;
    text += "  " + wrapped(sentence, kSentenceWidth).join("\n    ") + "\n";
  }
  return text;
}

QString benchReport(const values::BenchResult& result) {
  QStringList kernels;
  QStringList places;
  for (const BenchSeries& series : result.series) {
    const QString name = QString::fromStdString(series.name);
    if (!series.isOnCpu() && !kernels.contains(name)) kernels += name;
    const QString where = QString::fromStdString(series.where);
    if (!series.failure.empty()) continue;
    if (!places.contains(where)) places += where;
  }
  QString text = QString::fromStdString(result.kernel) + ", " +
                 QString::fromStdString(result.date) + "\n  " + places.join("\n  ") + "\n" +
                 timeTable(result) + failuresReport(result);
  for (const std::string& note : result.notes) {
    text += "  " + wrapped("Note: " + sentenceText(note), kSentenceWidth).join("\n    ") + "\n";
  }
  const bool isNoisy = std::ranges::any_of(
      result.series, [](const BenchSeries& series) { return series.noisy && !series.emulated; });
  if (isNoisy) {
    text +=
        "noisy: the time was up before the standard error was under 0.5%; --max-time gives "
        "more.\n";
  }
  if (std::ranges::any_of(result.series, isOnGpu)) {
    for (const QString& kernel : kernels) text += phaseTable(result, kernel.toStdString());
  }
  return text + ratioTable(result) + "\n";
}

}  // namespace lanescope::cli
