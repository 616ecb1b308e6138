// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time_line/time_line_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <vector>

#include "app/files/csv_field.h"
#include "app/text/number_text.h"
#include "app/text/text.h"
#include "values/size_text.h"

namespace lanescope::ui {
namespace {

using values::Lane;
using values::SpanKind;
using values::TimeLine;
using values::TimeSpan;

struct TimeLineWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::TimeLine)
};

QString laneName(Lane lane) {
  //: What the CPU does
  return lane == Lane::host ? TimeLineWords::tr("Host")
                            : /*: What the GPU does */ TimeLineWords::tr("Device");
}

QString bytesText(std::uint64_t bytes) {
  return toQString(values::sizeText(bytes));
}

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
  return TimeLineWords::tr(
             "The launch returned after %1, %2 before its kernel ended: the host does not wait for "
             "a kernel.")
      .arg(durationText(launch.duration()), durationText(kernel.end - launch.end));
}

QString copySentence(const TimeLine& line) {
  if (line.chunks > 1) {
    //: %1: how many parts of the input; %2: a time
    return TimeLineWords::tr(
               "%1 chunks have a stream each and page-locked memory, so that the calls for copies "
               "return at once; copies in and kernels ran at the same time for %2.")
        .arg(QString::number(line.chunks), durationText(overlapOf(line)));
  }
  const std::vector<TimeSpan> out = spansOf(line, Lane::host, SpanKind::copyOut);
  if (out.empty()) return {};
  //: %1: a time
  return TimeLineWords::tr(
             "The copy out kept the host for %1: a copy to memory that is not page-locked returns "
             "when the data are there, and therefore also waits for the kernel.")
      .arg(durationText(out.front().duration()));
}

QString rowText(const TimeLine& line, std::size_t row, std::size_t column) {
  const auto brackets = bracketsOf(line);
  if (row < brackets.size()) {
    const NamedBracket& named = brackets[row];
    const std::array texts{//: In the table, in the column "Lane": the row is a way of timing
                           TimeLineWords::tr("Timing"),
                           named.name,
                           durationText(named.bracket.begin),
                           durationText(named.bracket.duration()),
                           QString(),
                           QString()};
    return texts[column];
  }
  const TimeSpan& span = line.spans[row - brackets.size()];
  const std::array texts{laneName(span.lane),
                         nameOf(span.kind),
                         durationText(span.begin),
                         durationText(span.duration()),
                         span.bytes > 0 ? QString::number(span.bytes) : QString(),
                         QString::number(span.chunk + 1)};
  return texts[column];
}

}  // namespace

QString durationText(std::int64_t nanoseconds) {
  return quantityText(Quantity::time, static_cast<double>(nanoseconds) * 1e-6);
}

QString rowName(const TimeLine& line, int row) {
  if (row == 0) return laneName(Lane::host);
  if (line.chunks == 1) return laneName(Lane::device);
  //: Before a lane of the picture. A stream is a queue of the GPU. %1: its number
  return TimeLineWords::tr("Stream %1").arg(row);
}

QString nameOf(SpanKind kind) {
  switch (kind) {
    //: An activity: memory is allocated on the GPU
    case SpanKind::allocate:
      return TimeLineWords::tr("allocate");
    //: An activity: inputs are copied to the GPU
    case SpanKind::copyIn:
      return TimeLineWords::tr("copy in");
    //: An activity: the call that starts a kernel
    case SpanKind::launch:
      return TimeLineWords::tr("launch");
    //: An activity: the kernel runs
    case SpanKind::kernel:
      return TimeLineWords::tr("kernel");
    //: An activity: a mark in the GPU's work, whose time is taken
    case SpanKind::event:
      return TimeLineWords::tr("event");
    //: An activity: the CPU waits for the GPU
    case SpanKind::wait:
      return TimeLineWords::tr("wait");
    //: An activity: outputs are copied from the GPU
    case SpanKind::copyOut:
      return TimeLineWords::tr("copy out");
    //: An activity: the CPU computes the result from the outputs
    case SpanKind::finish:
      return TimeLineWords::tr("host finish");
    //: An activity: the GPU's memory is given back
    case SpanKind::free:
      return TimeLineWords::tr("free");
  }
  return {};
}

QString wordsOf(const TimeSpan& span, const TimeLine& line) {
  //: %1: "Host" or "Device"; %2: an activity, "copy in"
  QString what = TimeLineWords::tr("%1: %2").arg(laneName(span.lane), nameOf(span.kind));
  if (line.chunks > 1) {
    //: %1: "Device: copy in"; %2: number of a part of the input; %3: how many parts
    what = TimeLineWords::tr("%1, chunk %2 of %3").arg(what).arg(span.chunk + 1).arg(line.chunks);
  }
  if (span.bytes == 0) {
    //: %1: "Device: kernel"; %2: how long; %3: when it begins
    return TimeLineWords::tr("%1: %2, from %3 on.")
        .arg(what, durationText(span.duration()), durationText(span.begin));
  }
  //: %1: "Device: copy in"; %2: how many bytes; %3: how long; %4: when it begins
  return TimeLineWords::tr("%1: %2 in %3, from %4 on.")
      .arg(what, bytesText(span.bytes), durationText(span.duration()), durationText(span.begin));
}

std::array<NamedBracket, 3> bracketsOf(const TimeLine& line) {
  return {
      NamedBracket{//: A way of timing a run: allocations and copies are in it
                   TimeLineWords::tr("around everything"),
                   TimeLineWords::tr("The host's clock, from the first allocation to the last "
                                     "release."),
                   line.aroundAll},
      NamedBracket{//: A way of timing a run: copies and kernels are in it
                   TimeLineWords::tr("between events"),
                   TimeLineWords::tr("The device's events, before the first copy in and behind "
                                     "the last copy out."),
                   line.betweenEvents},
      NamedBracket{//: A way of timing a run: nothing else is in it
                   TimeLineWords::tr("kernel alone"),
                   TimeLineWords::tr("The launches as a benchmark times them, with a cold cache "
                                     "and without the host's gaps; measured apart from the run "
                                     "and drawn at the end of the last kernel."),
                   line.kernelAlone}};
}

QStringList sentencesOf(const TimeLine& line) {
  QStringList sentences;
  //: %1, %2, %3: times of the same run
  sentences << TimeLineWords::tr(
                   "Three ways to time the same run: %1 around everything, %2 between events, %3 "
                   "for the kernel alone. Each is right, and each answers another question.")
                   .arg(durationText(line.aroundAll.duration()),
                        durationText(line.betweenEvents.duration()),
                        durationText(line.kernelAlone.duration()));
  for (const QString& sentence : {launchSentence(line), copySentence(line)}) {
    if (!sentence.isEmpty()) sentences << sentence;
  }
  if (!line.passed) {
    sentences << TimeLineWords::tr("The result of this run was not right.");
  }
  return sentences;
}

QString titleOf(const TimeLine& line) {
  //: %1: id of the kernel; %2: a size, "2²⁰"
  return TimeLineWords::tr("Time line of %1, n = %2").arg(toQString(line.kernel), sizeName(line.n));
}

ChartTable tableOf(const TimeLine& line) {
  ChartTable table;
  table.columns = {{//: Heading of a column: "Host" or "Device"
                    TimeLineWords::tr("Lane")},
                   {//: Heading of a column: activities, "copy in"
                    TimeLineWords::tr("Activity")},
                   {//: Heading of a column: times
                    TimeLineWords::tr("Begins"), true},
                   {//: Heading of a column: durations
                    TimeLineWords::tr("Takes"), true},
                   {//: Heading of a column: how many bytes are copied
                    TimeLineWords::tr("Bytes"), true},
                   {//: Heading of a column: number of a part of the input
                    TimeLineWords::tr("Chunk"), true}};
  table.rows = bracketsOf(line).size() + line.spans.size();
  table.text = [line](std::size_t row, std::size_t column) { return rowText(line, row, column); };
  table.words = [line](std::size_t row) {
    const auto brackets = bracketsOf(line);
    if (row >= brackets.size()) return wordsOf(line.spans[row - brackets.size()], line);
    return brackets[row].words;
  };
  return table;
}

QString csvOf(const TimeLine& line) {
  QString text = QStringLiteral("lane,what,begin_ns,end_ns,bytes,chunk\n");
  const auto number = [](auto value) { return QString::number(value); };
  const std::array brackets{std::pair(QStringLiteral("around everything"), line.aroundAll),
                            std::pair(QStringLiteral("between events"), line.betweenEvents),
                            std::pair(QStringLiteral("kernel alone"), line.kernelAlone)};
  for (const auto& [name, bracket] : brackets) {
    text += app::csvLine(
        {QStringLiteral("timing"), name, number(bracket.begin), number(bracket.end), {}, {}});
  }
  for (const TimeSpan& span : line.spans) {
    text += app::csvLine({toQString(values::nameOf(span.lane)),
                          toQString(values::nameOf(span.kind)), number(span.begin),
                          number(span.end), number(span.bytes), number(span.chunk + 1)});
  }
  return text;
}

}  // namespace lanescope::ui
