// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time_line/time_line_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "app/files/csv_field.h"
#include "app/text/number_text.h"
#include "app/text/text.h"
#include "values/size_text.h"

namespace lanescope::ui {
namespace {

using values::Bracket;
using values::Lane;
using values::SpanKind;
using values::TimeLine;
using values::TimeSpan;
using values::Timing;

struct TimeLineWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::TimeLine)
};

QString laneName(const TimeSpan& span, const TimeLine& line) {
  if (line.streaming) {
    const std::int64_t gpu = line.streaming->gpus[static_cast<std::size_t>(span.gpu)];
    if (span.lane == Lane::host) {
      //: Before a lane of the picture: what the CPU does for a GPU. %1: its number
      return TimeLineWords::tr("Host for GPU %1").arg(gpu);
    }
    //: Before a lane of the picture. A stream is a queue of the GPU. %1: number of the GPU; %2: of
    //: the stream
    return TimeLineWords::tr("GPU %1, stream %2").arg(gpu).arg(span.stream + 1);
  }
  switch (span.lane) {
    case Lane::host:
      //: What the CPU does
      return TimeLineWords::tr("Host");
    case Lane::device:
      //: What the GPU does
      return TimeLineWords::tr("Device");
    case Lane::warp:
      //: Before a lane of the picture: 32 threads of a block. %1: its number
      return TimeLineWords::tr("Warp %1").arg(span.warp);
  }
  return {};
}

QString bytesText(std::uint64_t bytes) {
  return toQString(values::sizeText(bytes));
}

QString timingName(Timing timing) {
  switch (timing) {
    //: A way of timing a run: allocations and copies are in it
    case Timing::aroundAll:
      return TimeLineWords::tr("around everything");
    //: A way of timing a run: allocations and copies are in it, releases are not
    case Timing::fromAllocation:
      return TimeLineWords::tr("from the allocation on");
    //: A way of timing a run: copies and kernels are in it
    case Timing::betweenEvents:
      return TimeLineWords::tr("between events");
    //: A way of timing a run: nothing else is in it
    case Timing::kernelAlone:
      return TimeLineWords::tr("kernel alone");
    //: A part of a pipeline's time, before its products begin
    case Timing::prologue:
      return TimeLineWords::tr("prologue");
    //: A part of a pipeline's time, while copies and products overlap
    case Timing::steadyState:
      return TimeLineWords::tr("steady state");
    //: A part of a pipeline's time, behind its last products
    case Timing::epilogue:
      return TimeLineWords::tr("epilogue");
  }
  return {};
}

/// What is timed, in a sentence.
QString timingWords(Timing timing) {
  switch (timing) {
    case Timing::aroundAll:
      return TimeLineWords::tr("The host's clock, from the first allocation to the last release.");
    case Timing::fromAllocation:
      return TimeLineWords::tr(
          "The device's events, before the first allocation and behind the last copy out, as many "
          "a first program times itself.");
    case Timing::betweenEvents:
      return TimeLineWords::tr(
          "The device's events, before the first copy in and behind the last copy out.");
    case Timing::kernelAlone:
      return TimeLineWords::tr(
          "The launches as a benchmark times them, with a cold cache and without the host's gaps; "
          "measured apart from the run and drawn at the end of the last kernel.");
    case Timing::prologue:
      return TimeLineWords::tr(
          "From the block's first note to its first products: barriers are set up and the first "
          "tiles copied.");
    case Timing::steadyState:
      return TimeLineWords::tr(
          "From the first products to the end of the last ones: copies and products overlap.");
    case Timing::epilogue:
      return TimeLineWords::tr(
          "From the end of the last products to the block's last note: the result is stored.");
  }
  return {};
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
  const auto& stage = span.stage;
  const bool isWarp = span.lane == Lane::warp;
  const QString bytes = span.bytes > 0 ? QString::number(span.bytes) : QString();
  const std::array<QString, 6> texts{
      laneName(span, line),
      nameOf(span.kind),
      durationText(span.begin),
      durationText(span.duration()),
      isWarp ? (stage ? QString::number(stage->stage) : QString()) : bytes,
      isWarp ? (stage ? QString::number(stage->phase) : QString())
             : QString::number(span.chunk + 1)};
  return texts[column];
}

}  // namespace

QString durationText(std::int64_t nanoseconds) {
  return quantityText(Quantity::time, static_cast<double>(nanoseconds) * 1e-6);
}

std::vector<std::int64_t> warpsOf(const TimeLine& line) {
  if (!line.stamping) return {};
  std::set<std::int64_t> warps;
  for (const TimeSpan& span : line.spans) {
    if (span.kind != SpanKind::barrier) warps.insert(span.warp);
  }
  return {warps.begin(), warps.end()};
}

int rowsOfAGpu(const TimeLine& line) {
  return line.streaming ? 1 + static_cast<int>(line.streaming->streams) : 0;
}

int rowsOf(const TimeLine& line) {
  if (line.streaming) {
    return static_cast<int>(line.streaming->gpus.size()) * rowsOfAGpu(line);
  }
  return line.stamping ? static_cast<int>(std::max<std::size_t>(warpsOf(line).size(), 1))
                       : 1 + static_cast<int>(line.chunks);
}

QString rowName(const TimeLine& line, int row) {
  TimeSpan span;
  if (line.stamping) {
    const std::vector<std::int64_t> warps = warpsOf(line);
    if (static_cast<std::size_t>(row) >= warps.size()) return {};
    span.lane = Lane::warp;
    span.warp = warps[static_cast<std::size_t>(row)];
    return laneName(span, line);
  }
  if (line.streaming) {
    const int each = rowsOfAGpu(line);
    span.gpu = row / each;
    span.lane = row % each == 0 ? Lane::host : Lane::device;
    span.stream = row % each - 1;
    return laneName(span, line);
  }
  span.lane = row == 0 ? Lane::host : Lane::device;
  if (row == 0 || line.chunks == 1) return laneName(span, line);
  //: Before a lane of the picture. A stream is a queue of the GPU. %1: its number
  return TimeLineWords::tr("Stream %1").arg(row);
}

QString nameOf(SpanKind kind) {
  switch (kind) {
    //: An activity: memory is allocated on the GPU
    case SpanKind::allocate:
      return TimeLineWords::tr("allocate");
    //: An activity: the elements of a pattern are made
    case SpanKind::generate:
      return TimeLineWords::tr("generate");
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
    //: An activity of a warp: the tiles of a matrix are not all there
    case SpanKind::waitForTiles:
      return TimeLineWords::tr("wait for tiles");
    //: An activity of a warp: a stage of the ring in shared memory is still being read
    case SpanKind::waitForStage:
      return TimeLineWords::tr("wait for stage");
    //: An activity of a warp: it starts bulk copies
    case SpanKind::issueCopies:
      return TimeLineWords::tr("issue copies");
    //: An activity of a warp: the tensor cores multiply for it
    case SpanKind::products:
      return TimeLineWords::tr("products");
    //: An activity of a warp: it stores the result
    case SpanKind::store:
      return TimeLineWords::tr("store");
    //: An activity of a warp: it waits for the block or the cluster
    case SpanKind::barrier:
      return TimeLineWords::tr("barrier");
  }
  return {};
}

QString wordsOf(const TimeSpan& span, const TimeLine& line) {
  //: %1: "Host", "Device" or "Warp 4"; %2: an activity, "copy in"
  QString what = TimeLineWords::tr("%1: %2").arg(laneName(span, line), nameOf(span.kind));
  if (span.stage) {
    //: %1: "Warp 4: wait for tiles"; %2: number of a stage of the ring in shared memory; %3: how
    //: often it has been filled before
    what = TimeLineWords::tr("%1, stage %2, phase %3")
               .arg(what)
               .arg(span.stage->stage)
               .arg(span.stage->phase);
  }
  if (line.streaming) {
    //: %1: "GPU 0, stream 1: copy in"; %2: number of a part of the input
    what = TimeLineWords::tr("%1, chunk %2").arg(what).arg(span.chunk + 1);
  } else if (line.chunks > 1) {
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

std::vector<NamedBracket> bracketsOf(const TimeLine& line) {
  std::vector<NamedBracket> named;
  named.reserve(line.brackets.size());
  for (const Bracket& bracket : line.brackets) {
    named.push_back({timingName(bracket.timing), timingWords(bracket.timing), bracket});
  }
  return named;
}

QString titleOf(const TimeLine& line) {
  if (line.stamping) {
    //: %1: id of the kernel; %2: a size, "2²⁰"
    return TimeLineWords::tr("Time line within %1, n = %2")
        .arg(toQString(line.kernel), sizeName(line.n));
  }
  //: %1: id of the kernel; %2: a size, "2²⁰"
  return TimeLineWords::tr("Time line of %1, n = %2").arg(toQString(line.kernel), sizeName(line.n));
}

ChartTable tableOf(const TimeLine& line) {
  ChartTable table;
  table.columns = {
      {//: Heading of a column: "Host" or "Device"
       TimeLineWords::tr("Lane")},
      {//: Heading of a column: activities, "copy in"
       TimeLineWords::tr("Activity")},
      {//: Heading of a column: times
       TimeLineWords::tr("Begins"), true},
      {//: Heading of a column: durations
       TimeLineWords::tr("Takes"), true},
      {line.stamping ? /*: Heading of a column: number of a stage of the ring */
           TimeLineWords::tr("Stage")
                     : /*: Heading of a column: how many bytes are copied */
           TimeLineWords::tr("Bytes"),
       true},
      {line.stamping ? /*: Heading of a column: how often the stage was filled before */
           TimeLineWords::tr("Phase")
                     : /*: Heading of a column: number of a part of the input */
           TimeLineWords::tr("Chunk"),
       true}};
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
  const bool isKernel = line.stamping.has_value();
  QString text = isKernel ? QStringLiteral("warp,what,begin_ns,end_ns,stage,phase\n")
                          : QStringLiteral("lane,what,begin_ns,end_ns,bytes,chunk");
  if (!isKernel) text += line.streaming ? QStringLiteral(",gpu,stream\n") : QStringLiteral("\n");
  const auto number = [](auto value) { return QString::number(value); };
  for (const Bracket& bracket : line.brackets) {
    text += app::csvLine({isKernel ? QString() : QStringLiteral("timing"),
                          toQString(values::nameOf(bracket.timing)),
                          number(bracket.begin),
                          number(bracket.end),
                          {},
                          {}});
  }
  for (const TimeSpan& span : line.spans) {
    QStringList fields{isKernel ? number(span.warp) : toQString(values::nameOf(span.lane)),
                       toQString(values::nameOf(span.kind)), number(span.begin), number(span.end)};
    if (isKernel) {
      fields << (span.stage ? number(span.stage->stage) : QString())
             << (span.stage ? number(span.stage->phase) : QString());
    } else {
      fields << number(span.bytes) << number(span.chunk + 1);
      if (line.streaming) {
        fields << number(line.streaming->gpus[static_cast<std::size_t>(span.gpu)])
               << (span.lane == Lane::device ? number(span.stream + 1) : QString());
      }
    }
    text += app::csvLine(fields);
  }
  return text;
}

}  // namespace lanescope::ui
