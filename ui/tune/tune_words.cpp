// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_words.h"

#include <algorithm>
#include <cmath>

#include "app/engine/time_left.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"
#include "app/text/text.h"
#include "values/size_text.h"

namespace lanescope::ui {
namespace {

using tune::Mark;
using tune::Metric;
using tune::SweepCell;
using tune::SweepResults;

QString percent(double part) {
  return TuneWords::tr("%1%").arg(100 * part, 0, 'f', 0);
}

QString timesText(double ratio) {
  return QString::number(ratio, 'f', ratio < 10 ? 2 : 0);
}

QString markName(Mark::Kind kind) {
  switch (kind) {
    case Mark::Kind::best:
      return TuneWords::tr("best");
    case Mark::Kind::api:
      return TuneWords::tr("API");
    default:
      return TuneWords::tr("rule");
  }
}

/// Says how far a cell lies behind the best one. `what`: "It", or a launch.
QString leadSentence(const QString& what, const tune::Lead& lead) {
  const QString more = TuneWords::tr("%1 times the best one's time (95% interval %2 to %3)")
                           .arg(timesText(lead.ratio.value), timesText(lead.ratio.interval.low),
                                timesText(lead.ratio.interval.high));
  return lead.isCertain()
             ? TuneWords::tr("%1 takes %2.").arg(what, more)
             : TuneWords::tr("%1 takes %2: which is faster is left to chance.").arg(what, more);
}

}  // namespace

QString axisValueText(std::int64_t value) {
  return value < 4096 ? QString::number(value) : sizeInput(value);
}

QString axisTitle(const tune::SweepSpace& space, std::size_t axis) {
  const std::string& name = space.axes()[axis].name;
  const catalog::ParameterSpec* spec = catalog::find(space.kernel()).parameter(name);
  return catalogText(spec->title);
}

QString metricTitle(Metric metric) {
  switch (metric) {
    case Metric::time:
      return TuneWords::tr("Time of the kernel");
    case Metric::sectors:
      return TuneWords::tr("Sectors a request");
    case Metric::requests:
      return TuneWords::tr("Global requests a warp");
    case Metric::conflicts:
      return TuneWords::tr("Bank conflicts a request");
    case Metric::barriers:
      return TuneWords::tr("Barriers a warp");
    default:
      return TuneWords::tr("Active lanes");
  }
}

QString valueText(const SweepCell& cell, Metric metric) {
  if (cell.state == SweepCell::State::waiting) return TuneWords::tr("not measured");
  if (cell.state == SweepCell::State::failed) return TuneWords::tr("failed");
  const auto value = cell.value(metric);
  if (!value) return TuneWords::tr("unknown");
  if (metric == Metric::time) return timeText(values::Milliseconds(*value));
  return QString::number(*value, 'f', 2);
}

QString launchText(const SweepResults& results, std::size_t cell) {
  return toQString(tune::launchText(results.space, results.cells[cell].parameters));
}

QString markLegend(const SweepResults& results, const Mark& mark) {
  const SweepCell& cell = results.cells[mark.cell];
  const Metric metric = Metric::time;
  const QString launch = launchText(results, mark.cell);
  if (!cell.value(metric)) return TuneWords::tr("%1: %2").arg(markName(mark.kind), launch);
  return TuneWords::tr("%1: %2, %3").arg(markName(mark.kind), launch, valueText(cell, metric));
}

QString cellSentence(const SweepResults& results, std::size_t at, Metric metric) {
  const SweepCell& cell = results.cells[at];
  QStringList sentences{
      TuneWords::tr("%1: %2").arg(launchText(results, at), valueText(cell, metric))};
  if (metric != Metric::time) sentences.back() += QLatin1Char(' ') + metricTitle(metric).toLower();
  if (cell.noisy) sentences.back() += TuneWords::tr(", noisy");
  for (const Mark& mark : results.marks) {
    if (mark.cell == at) sentences.back() += TuneWords::tr(" (%1)").arg(markName(mark.kind));
  }
  sentences.back() += QLatin1Char('.');
  if (!cell.sentence.empty()) sentences += toQString(cell.sentence);
  if (cell.occupancy && cell.occupancy->residency) sentences += occupancySentence(*cell.occupancy);
  return sentences.join(QLatin1Char(' '));
}

QStringList sweepSentences(const SweepResults& results) {
  QStringList sentences;
  for (const Mark& mark : results.marks) {
    sentences += markLegend(results, mark) + QStringLiteral(". ") + toQString(mark.words);
    const auto lead = std::ranges::find(results.leads, mark.cell, &tune::Lead::cell);
    if (lead != results.leads.end()) {
      sentences.back() += QLatin1Char(' ') + leadSentence(TuneWords::tr("It"), *lead);
    }
  }
  // The one next to the best, where none of the marks is it.
  if (!results.leads.empty() && results.marksOf(results.leads.front().cell).empty()) {
    const tune::Lead& next = results.leads.front();
    sentences += leadSentence(TuneWords::tr("Next, %1,").arg(launchText(results, next.cell)), next);
  }
  if (const std::size_t failed = results.count(SweepCell::State::failed)) {
    const auto first =
        std::ranges::find(results.cells, SweepCell::State::failed, &SweepCell::state);
    sentences += failed == 1
                     ? TuneWords::tr("One launch failed: %1").arg(toQString(first->sentence))
                     : TuneWords::tr("%1 launches failed, the first for this reason: %2")
                           .arg(failed)
                           .arg(toQString(first->sentence));
  }
  for (const std::string& note : results.notes) sentences += toQString(note);
  return sentences;
}

QString progressText(const tune::SweepProgress& progress) {
  QString done = TuneWords::tr("%1 of %2").arg(progress.done).arg(progress.total);
  if (progress.done >= progress.total) return TuneWords::tr("%1, the fastest again").arg(done);
  if (!progress.left) return done;
  return TuneWords::tr("%1, %2").arg(done, app::leftText(*progress.left));
}

QString limitersText(const values::Occupancy& occupancy) {
  if (!occupancy.residency) return {};
  QStringList names;
  for (const values::Limiter limiter : occupancy.residency->limiters) {
    switch (limiter) {
      case values::Limiter::registers:
        names += TuneWords::tr("registers");
        break;
      case values::Limiter::sharedMemory:
        names += TuneWords::tr("shared memory");
        break;
      case values::Limiter::blocks:
        names += TuneWords::tr("blocks");
        break;
      case values::Limiter::threads:
        names += TuneWords::tr("threads");
        break;
    }
  }
  return names.join(TuneWords::tr(" and "));
}

QString occupancySentence(const values::Occupancy& occupancy) {
  if (!occupancy.residency) return toQString(occupancy.reason);
  const values::Residency& residency = *occupancy.residency;
  QString sentence =
      TuneWords::tr("Occupancy %1: %2 blocks of %3 threads on a multiprocessor, %4 of %5 warps")
          .arg(percent(occupancy.part()))
          .arg(residency.blocks)
          .arg(occupancy.block)
          .arg(occupancy.warps())
          .arg(residency.device.threads / 32);
  const QString limits = limitersText(occupancy);
  if (!limits.isEmpty()) sentence += TuneWords::tr("; limited by %1").arg(limits);
  const std::int64_t shared = residency.staticSharedBytes + occupancy.dynamicSharedBytes;
  return sentence + TuneWords::tr(". %1 registers a thread, %2 of shared memory a block.")
                        .arg(residency.registers)
                        .arg(toQString(values::sizeText(static_cast<std::uint64_t>(shared))));
}

}  // namespace lanescope::ui
