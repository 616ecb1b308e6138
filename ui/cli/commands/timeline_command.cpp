// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <nlohmann/json.hpp>

#include "app/files/output_file.h"
#include "protocol/json.h"
#include "ui/cli/common/chart_picture.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/options.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/spread_options.h"
#include "ui/cli/common/terminal.h"
#include "ui/picture/picture_file.h"
#include "ui/time_line/time_line_painter.h"
#include "ui/time_line/time_line_words.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

constexpr int kWidth = 96;

/// How long each warp spent on what, since the spans of a kernel are too many to read.
QString totalsOf(const values::TimeLine& line) {
  using enum values::SpanKind;
  constexpr std::array kKinds{products, issueCopies, waitForTiles, waitForStage, store, barrier};
  QStringList headings{"us"};
  for (const values::SpanKind kind : kKinds) headings << '>' + toQString(values::nameOf(kind));
  Table printed(headings);
  for (const std::int64_t warp : ui::warpsOf(line)) {
    QStringList cells{"warp " + QString::number(warp)};
    for (const values::SpanKind kind : kKinds) {
      std::int64_t sum = 0;
      for (const values::TimeSpan& span : line.spans) {
        if (span.warp == warp && span.kind == kind) sum += span.duration();
      }
      cells << QString::number(static_cast<double>(sum) * 1e-3, 'f', 2);
    }
    printed.add(cells);
  }
  return printed.text();
}

/// The timings and the spans without the events, or the totals of warps, and the sentences. Fits
/// 100 columns.
QString reportOf(const values::TimeLine& line) {
  const ui::ChartTable table = ui::tableOf(line);
  Table printed({"lane", "what", ">begins", ">takes", ">bytes", ">chunk"});
  const std::size_t brackets = ui::bracketsOf(line).size();
  for (std::size_t row = 0; row < table.rows; ++row) {
    const bool isEvent =
        row >= brackets && line.spans[row - brackets].kind == values::SpanKind::event;
    if (isEvent) continue;
    QStringList cells;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
      cells << table.text(row, column);
    }
    printed.add(cells);
  }
  QString text = (line.stamping ? totalsOf(line) : printed.text()) + '\n';
  for (const QString& sentence : ui::sentencesOf(line)) {
    text += wrapped(sentence, kWidth).join('\n') + '\n';
  }
  return text;
}

void writeLine(const values::TimeLine& line, const ChartLook& look, const QString& path) {
  if (path.endsWith(".json")) return app::writeFile(path, jsonText(engine::toJson(line)));
  if (path.endsWith(".csv")) return app::writeFile(path, ui::csvOf(line).toStdString());
  if (!app::isPictureFile(path)) return;
  const ui::StageTheme theme = ui::StageTheme::of(look.theme);
  const ui::ChartSheet sheet = ui::sheetOf(line, ui::wholeOf(line), theme, look.size, 1.0);
  app::writePicture(
      look.size, {sheet.title, (sheet.sentences + QStringList(sheet.origin)).join(' ')},
      [&](QPainter& painter) { ui::paintSheet(sheet, painter); }, path);
}

}  // namespace

Options timelineOptions() {
  return Options{
             {"chunks",
              "Parts of the input, from 1 to " + QString::number(values::kMostChunks) +
                  ". Several have a stream each and page-locked memory, so that copies overlap "
                  "kernels. Usually 1.",
              "COUNT"},
             {"within",
              "Show what the warps of the first block do within the kernel instead. Kernels that "
              "copy tiles in bulk have that, such as matmul_tf32."},
             outOption("The file to write: .csv, .json, or a picture as .png, .svg or .pdf."),
             jsonOption()} +
         gpuOptions() + chartOptions() + parameterOptions() + targetOptions() + ownKernelOptions();
}

int executeTimeline(const CommandContext& context) {
  const QCommandLineParser& parser = context.parser;
  const QString path = parser.value("out");
  checkOut(path, {".csv", ".json"}, "time lines");
  const ChartLook look = chartLookOf(parser);
  app::EngineAddress address = engineOf(parser);
  const OwnKernel own(parser, app::KernelBuild::emulated);
  own.takeEngine(address);
  EngineSession engine(address, context.interrupt.token());
  values::TimeLineRequest request;
  request.target = targetOf(parser);
  const bool isOnGpus = takeGpus(parser, engine, request.target);
  if (!isOnGpus && parser.isSet("generate")) {
    values::refuse("--generate is for chunks that go through GPUs; name them with --devices.");
  }
  const catalog::KernelRow row =
      isOnGpus ? widened(kernelOf(parser), request.target.ranks) : kernelOf(parser);
  request.kernel = row.id;
  request.parameters = parametersOf(parser, row);
  request.chunks = integerOf(parser, "chunks", 1, values::kMostChunks, 1);
  request.withinKernel = parser.isSet("within");

  const auto line = engine.timeLine(request);
  print(parser.isSet("json") ? QString::fromStdString(jsonText(engine::toJson(*line)))
                             : reportOf(*line));
  writeLine(*line, look, path);
  return line->passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
