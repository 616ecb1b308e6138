// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

#include "ui/time_line/time_line_words.h"
#include "values/stamp.h"

// What a time line shows, in sentences.

namespace lanescope::ui {
namespace {

using values::Bracket;
using values::Lane;
using values::SpanKind;
using values::TimeLine;
using values::TimeSpan;
using values::Timing;

struct SentenceWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::TimeLine)
};

std::vector<TimeSpan> spansOf(const TimeLine& line, Lane lane, SpanKind kind) {
  std::vector<TimeSpan> spans;
  std::ranges::copy_if(line.spans, std::back_inserter(spans), [&](const TimeSpan& span) {
    return span.lane == lane && span.kind == kind;
  });
  return spans;
}

/// Returns how long copies and kernels ran at the same time, in nanoseconds. Copies do not overlap
/// each other in one direction, nor do kernels.
std::int64_t overlapOf(const TimeLine& line) {
  std::int64_t sum = 0;
  for (const TimeSpan& copy : spansOf(line, Lane::device, SpanKind::copyIn)) {
    for (const TimeSpan& kernel : spansOf(line, Lane::device, SpanKind::kernel)) {
      if (copy.gpu != kernel.gpu) continue;
      sum += std::max<std::int64_t>(
          0, std::min(copy.end, kernel.end) - std::max(copy.begin, kernel.begin));
    }
  }
  return sum;
}

QString launchSentence(const TimeLine& line) {
  const std::vector<TimeSpan> launches = spansOf(line, Lane::host, SpanKind::launch);
  const std::vector<TimeSpan> kernels = spansOf(line, Lane::device, SpanKind::kernel);
  if (launches.empty() || kernels.empty()) return {};
  const TimeSpan& launch = launches.front();
  const TimeSpan& kernel = kernels.front();
  if (launch.end >= kernel.end) return {};
  //: %1, %2: times
  return SentenceWords::tr(
             "The launch returned after %1, %2 before its kernel ended: the host does not wait for "
             "a kernel.")
      .arg(durationText(launch.duration()), durationText(kernel.end - launch.end));
}

QString copySentence(const TimeLine& line) {
  if (line.chunks > 1) {
    //: %1: how many parts of the input; %2: a time
    return SentenceWords::tr(
               "%1 chunks have a stream each and page-locked memory, so that the calls for copies "
               "return at once; copies in and kernels ran at the same time for %2.")
        .arg(QString::number(line.chunks), durationText(overlapOf(line)));
  }
  const std::vector<TimeSpan> out = spansOf(line, Lane::host, SpanKind::copyOut);
  if (out.empty()) return {};
  //: %1: a time
  return SentenceWords::tr(
             "The copy out kept the host for %1: a copy to memory that is not page-locked returns "
             "when the data are there, and therefore also waits for the kernel.")
      .arg(durationText(out.front().duration()));
}

/// Of a time line of host and device.
QStringList hostSentences(const TimeLine& line) {
  QStringList sentences;
  const auto took = [&](Timing timing) { return durationText(line.bracket(timing).duration()); };
  //: %1, %2, %3, %4: times of the same run
  sentences << SentenceWords::tr(
                   "Four ways to time the same run: %1 around everything, %2 from the allocation "
                   "on, %3 between events, %4 for the kernel alone. Each is right, and each "
                   "answers another question.")
                   .arg(took(Timing::aroundAll), took(Timing::fromAllocation),
                        took(Timing::betweenEvents), took(Timing::kernelAlone));
  for (const QString& sentence : {launchSentence(line), copySentence(line)}) {
    if (!sentence.isEmpty()) sentences << sentence;
  }
  return sentences;
}

/// Of a problem that goes through GPUs in chunks.
QStringList streamingSentences(const TimeLine& line) {
  const values::Streaming& streaming = *line.streaming;
  QStringList sentences;
  //: %1: how many parts of the input; %2: a time
  sentences << SentenceWords::tr(
                   "The elements went through the GPUs in %1 chunks, which took %2 in all.")
                   .arg(QString::number(streaming.chunks), durationText(streaming.duration));
  if (streaming.chunks > line.chunks * std::ssize(streaming.gpus)) {
    //: %1: a number of parts of the input
    sentences
        << SentenceWords::tr("The time line has the first %1 chunks of each GPU.").arg(line.chunks);
  }
  if (streaming.isGenerated) {
    sentences << SentenceWords::tr(
        "Each GPU made its elements by itself, so that nothing was copied to it.");
  } else {
    //: %1: a time
    sentences << SentenceWords::tr(
                     "The memory of the host is page-locked; copies in and kernels of the same GPU "
                     "ran at the same time for %1.")
                     .arg(durationText(overlapOf(line)));
  }
  return sentences;
}

/// Returns which part of the steady state the spans of this kind fill on average, of the warps that
/// have spans of `whose` kind.
double shareOf(const TimeLine& line, SpanKind kind, SpanKind whose) {
  std::set<std::int64_t> warps;
  for (const TimeSpan& span : line.spans) {
    if (span.kind == whose) warps.insert(span.warp);
  }
  const Bracket& steady = line.bracket(Timing::steadyState);
  std::int64_t sum = 0;
  for (const TimeSpan& span : line.spans) {
    if (span.kind != kind || !warps.contains(span.warp)) continue;
    sum += std::max<std::int64_t>(
        0, std::min(span.end, steady.end) - std::max(span.begin, steady.begin));
  }
  const double all = static_cast<double>(warps.size()) * static_cast<double>(steady.duration());
  return all > 0 ? static_cast<double>(sum) / all : 0;
}

QString percentText(double share) {
  return quantityText(Quantity::share, share, 2);
}

/// Of a time line within a kernel.
QStringList kernelSentences(const TimeLine& line) {
  QStringList sentences;
  if (!line.brackets.empty()) {
    const auto took = [&](Timing timing) { return durationText(line.bracket(timing).duration()); };
    //: A block of a kernel that multiplies matrices. %1, %2, %3: times
    sentences << SentenceWords::tr(
                     "The first block: %1 of prologue, until the first tiles are there and their "
                     "products begin; %2 of steady state, in which copies and products overlap; "
                     "%3 of epilogue, behind the last products.")
                     .arg(took(Timing::prologue), took(Timing::steadyState),
                          took(Timing::epilogue));
    //: %1, %2, %3: parts of a time, "85%"
    sentences << SentenceWords::tr(
                     "In the steady state the warps that multiply had products under way for %1 of "
                     "the time and waited for tiles for %2. The warp that copies waited for a free "
                     "stage for %3: as long as it waits, it is ahead of the products.")
                     .arg(
                         percentText(shareOf(line, SpanKind::products, SpanKind::products)),
                         percentText(shareOf(line, SpanKind::waitForTiles, SpanKind::products)),
                         percentText(shareOf(line, SpanKind::waitForStage, SpanKind::issueCopies)));
  }
  //: A kernel is measured by notes that it writes. %1, %2: times; %3: a part, "12%"
  sentences << SentenceWords::tr(
                   "Noting these times slows the kernel down: its launch takes %1 instead of %2, "
                   "%3 more.")
                   .arg(durationText(line.stamping->stamped), durationText(line.stamping->plain),
                        percentText(static_cast<double>(line.stamping->stamped) /
                                        static_cast<double>(
                                            std::max<std::int64_t>(line.stamping->plain, 1)) -
                                    1.0));
  if (line.stamping->truncated) {
    //: %1: a number
    sentences << SentenceWords::tr(
                     "A warp has room for %1 notes. One had more, so that the end of its row is "
                     "missing.")
                     .arg(values::kStampsPerWarp);
  }
  return sentences;
}

}  // namespace

QStringList sentencesOf(const TimeLine& line) {
  QStringList sentences = line.stamping    ? kernelSentences(line)
                          : line.streaming ? streamingSentences(line)
                                           : hostSentences(line);
  if (!line.passed) {
    sentences << SentenceWords::tr("The result of this run was not right.");
  }
  return sentences;
}

}  // namespace lanescope::ui
