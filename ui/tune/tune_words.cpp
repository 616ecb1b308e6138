// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_words.h"

#include <algorithm>
#include <cmath>

#include "app/engine/time_left.h"
#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "values/size_text.h"

namespace lanescope::ui {
namespace {

using tune::Mark;
using tune::Metric;
using tune::SweepCell;
using tune::SweepResults;

QString percent(double part) {
  //: %1: a number; % is percent
  return TuneWords::tr("%1%").arg(100 * part, 0, 'f', 0);
}

QString timesText(double ratio) {
  return shownNumber(ratio, 'f', ratio < 10 ? 2 : 0);
}

QString markName(Mark::Kind kind) {
  switch (kind) {
    //: A mark on a launch: the fastest one
    case Mark::Kind::best:
      return TuneWords::tr("best");
    //: A mark on a launch: the one that CUDA's programming interface suggests
    case Mark::Kind::api:
      return TuneWords::tr("API");
    //: A mark on a launch: the one that the kernel's usual rule gives
    default:
      return TuneWords::tr("rule");
  }
}

/// Says how far the cell of a mark lies behind the best one.
QString leadSentence(const tune::Lead& lead) {
  //: %1: how many times as long; %2, %3: its confidence interval
  return (lead.isCertain()
              ? TuneWords::tr("It takes %1 times the best one's time (95% interval %2 to %3).")
              : /*: %1: how many times as long; %2, %3: its confidence interval */ TuneWords::tr(
                    "It takes %1 times the best one's time (95% interval %2 to %3): which "
                    "is faster is left to chance."))
      .arg(timesText(lead.ratio.value), timesText(lead.ratio.interval.low),
           timesText(lead.ratio.interval.high));
}

/// Says which launch is the second best, and how far it lies behind.
QString nextSentence(const QString& launch, const tune::Lead& lead) {
  //: %1: a launch, "block 256"; %2: how many times as long; %3, %4: its confidence interval
  return (lead.isCertain()
              ? TuneWords::tr(
                    "Next, %1, takes %2 times the best one's time (95% interval %3 to %4).")
              : /*: %1: a launch, "block 256"; %2: how many times as long; %3, %4: its confidence
                   interval */
              TuneWords::tr("Next, %1, takes %2 times the best one's time (95% interval %3 to %4): "
                            "which is faster is left to chance."))
      .arg(launch, timesText(lead.ratio.value), timesText(lead.ratio.interval.low),
           timesText(lead.ratio.interval.high));
}

}  // namespace

QString axisValueText(std::int64_t value) {
  return value < 4096 ? QString::number(value) : sizeName(value);
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
      return TuneWords::tr("Sectors per request");
    case Metric::requests:
      return TuneWords::tr("Global requests per warp");
    case Metric::conflicts:
      return TuneWords::tr("Bank conflicts per request");
    case Metric::barriers:
      return TuneWords::tr("Barriers per warp");
    //: What is counted: how many of a warp's 32 lanes take part on average
    default:
      return TuneWords::tr("Active lanes");
  }
}

QString valueText(const SweepCell& cell, Metric metric) {
  //: A launch whose turn has not come
  if (cell.state == SweepCell::State::waiting) return TuneWords::tr("not measured");
  //: A launch that could not be run
  if (cell.state == SweepCell::State::failed) return TuneWords::tr("failed");
  const auto value = cell.value(metric);
  //: A launch of which this is not known
  if (!value) return TuneWords::tr("unknown");
  if (metric == Metric::time) return timeText(values::Milliseconds(*value));
  return shownNumber(*value, 'f', 2);
}

QString launchText(const SweepResults& results, std::size_t cell) {
  return toQString(tune::launchText(results.space, results.cells[cell].parameters));
}

QString markLegend(const SweepResults& results, const Mark& mark) {
  const SweepCell& cell = results.cells[mark.cell];
  const Metric metric = Metric::time;
  const QString launch = launchText(results, mark.cell);
  //: %1: a mark, "best"; %2: a launch, "block 256"
  if (!cell.value(metric)) return TuneWords::tr("%1: %2").arg(markName(mark.kind), launch);
  //: %1: a mark, "best"; %2: a launch, "block 256"; %3: its time
  return TuneWords::tr("%1: %2, %3").arg(markName(mark.kind), launch, valueText(cell, metric));
}

QString cellSentence(const SweepResults& results, std::size_t at, Metric metric) {
  const SweepCell& cell = results.cells[at];
  const QString launch = launchText(results, at);
  const QString value = valueText(cell, metric);
  QStringList facts{
      //: %1: a launch, "block 256"; %2: its time
      metric == Metric::time
          ? TuneWords::tr("%1: %2").arg(launch, value)
          : /*: %1: a launch, "block 256"; %2: name of a counter; %3: its number */ TuneWords::tr(
                "%1: %2: %3")
                .arg(launch, metricTitle(metric), value)};
  //: In a list of facts on a launch: its samples are far apart
  if (cell.noisy) facts += TuneWords::tr("noisy");
  for (const Mark& mark : results.marks) {
    if (mark.cell == at) facts += markName(mark.kind);
  }
  QStringList sentences{//: Ends a sentence. %1: facts on a launch, "block 256: 1.2 ms, noisy"
                        TuneWords::tr("%1.").arg(commaList(facts))};
  if (!cell.sentence.empty()) sentences += sentenceText(cell.sentence);
  if (cell.occupancy && cell.occupancy->residency) sentences += occupancySentence(*cell.occupancy);
  return paragraph(sentences);
}

QStringList sweepSentences(const SweepResults& results) {
  QStringList sentences;
  for (const Mark& mark : results.marks) {
    QStringList onMark{//: Ends a sentence. %1: facts on a launch, "block 256: 1.2 ms, noisy"
                       TuneWords::tr("%1.").arg(markLegend(results, mark)), toQString(mark.words)};
    const auto lead = std::ranges::find(results.leads, mark.cell, &tune::Lead::cell);
    if (lead != results.leads.end()) onMark += leadSentence(*lead);
    sentences += paragraph(onMark);
  }
  // The one next to the best, where none of the marks is it.
  if (!results.leads.empty() && results.marksOf(results.leads.front().cell).empty()) {
    const tune::Lead& next = results.leads.front();
    sentences += nextSentence(launchText(results, next.cell), next);
  }
  if (const std::size_t failed = results.count(SweepCell::State::failed)) {
    const auto first =
        std::ranges::find(results.cells, SweepCell::State::failed, &SweepCell::state);
    //: %1: the reason, a sentence
    sentences += failed == 1
                     ? TuneWords::tr("One launch failed: %1").arg(sentenceText(first->sentence))
                     : /*: %1: how many; %2: the reason, a sentence */ TuneWords::tr(
                           "%1 launches failed, the first for this reason: %2")
                           .arg(failed)
                           .arg(sentenceText(first->sentence));
  }
  for (const std::string& note : results.notes) sentences += sentenceText(note);
  return sentences;
}

QString progressText(const tune::SweepProgress& progress) {
  //: %1: how many launches are measured; %2: of how many
  QString done = TuneWords::tr("%1 of %2").arg(progress.done).arg(progress.total);
  //: %1: "9 of 9"; the fastest launches are measured once more
  if (progress.done >= progress.total) return TuneWords::tr("%1, the fastest again").arg(done);
  if (!progress.left) return done;
  //: %1: "5 of 9"; %2: how long it will still take, "20 s left"
  return TuneWords::tr("%1, %2").arg(done, app::leftText(*progress.left));
}

QString limitersText(const values::Occupancy& occupancy) {
  if (!occupancy.residency) return {};
  QStringList names;
  for (const values::Limiter limiter : occupancy.residency->limiters) {
    switch (limiter) {
      //: What limits the occupancy: "limited by registers and shared memory"
      case values::Limiter::registers:
        names += TuneWords::tr("registers");
        break;
      //: What limits the occupancy: "limited by registers and shared memory"
      case values::Limiter::sharedMemory:
        names += TuneWords::tr("shared memory");
        break;
      //: What limits the occupancy: "limited by registers and shared memory"
      case values::Limiter::blocks:
        names += TuneWords::tr("blocks");
        break;
      //: What limits the occupancy: "limited by registers and shared memory"
      case values::Limiter::threads:
        names += TuneWords::tr("threads");
        break;
    }
  }
  return andList(names);
}

QString occupancySentence(const values::Occupancy& occupancy) {
  if (!occupancy.residency) return sentenceText(occupancy.reason);
  const values::Residency& residency = *occupancy.residency;
  const std::int64_t shared = residency.staticSharedBytes + occupancy.dynamicSharedBytes;
  const QString limits = limitersText(occupancy);
  //: %1: percent; %2, %3: how many; %4: how many; %5: of how many; %6: how many; %7: a size, "2
  //: KiB"
  const QString sentence =
      (limits.isEmpty()
           ? TuneWords::tr("Occupancy %1: %2 blocks of %3 threads on a multiprocessor, %4 of %5 "
                           "warps. %6 registers per thread, %7 of shared memory per block.")
           : /*: %1 to %7: as without %8; %8: what limits it, "registers and shared memory" */
           TuneWords::tr("Occupancy %1: %2 blocks of %3 threads on a multiprocessor, %4 of %5 "
                         "warps; limited by %8. %6 registers per thread, %7 of shared memory "
                         "per block."))
          .arg(percent(occupancy.part()))
          .arg(residency.blocks)
          .arg(occupancy.block)
          .arg(occupancy.warps())
          .arg(residency.device.threads / 32)
          .arg(residency.registers)
          .arg(toQString(values::sizeText(static_cast<std::uint64_t>(shared))));
  return limits.isEmpty() ? sentence : sentence.arg(limits);
}

}  // namespace lanescope::ui
