// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "app/cli/bench_sizes.h"
#include "app/cli/command.h"
#include "app/cli/engine_session.h"
#include "app/cli/json_text.h"
#include "app/cli/report.h"
#include "app/cli/terminal.h"
#include "app/output_file.h"
#include "engine/json.h"
#include "ui/error_data.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

void checkErrorsOut(const QString& path) {
  if (path.isEmpty()) return;
  if (!path.endsWith(".csv") && !path.endsWith(".json")) {
    values::refuse(path.toStdString() +
                   " has no known ending; errors are written as .csv or .json.");
  }
  const app::OutputFile probe(path);
}

ui::ErrorData errorDataOf(const values::BenchResult& result) {
  ui::ErrorData data;
  data.begin(result.parameters);
  for (const values::BenchSeries& series : result.series) data.add(series);
  return data;
}

}  // namespace

Options errorsOptions() {
  Options parameters = parameterOptions();
  parameters.removeIf(
      [](const QCommandLineOption& option) { return option.names().first() == "n"; });
  return Options{{"sizes",
                  "Elements: a range that doubles, as 2^10..2^24, or a list, as 1000,2^26. Usually "
                  "2^10..2^24.",
                  "SIZES"},
                 outOption("The file to write: .csv or .json."),
                 jsonOption()} +
         parameters + targetOptions();
}

int executeErrors(const CommandContext& context) {
  const QCommandLineParser& parser = context.parser;
  const QStringList kernels = parser.positionalArguments();
  if (kernels.isEmpty()) values::refuse("Name a kernel or several; `lanescope list` shows them.");
  const QString path = parser.value("out");
  checkErrorsOut(path);

  const catalog::KernelRow& row = catalog::find(kernels.first().toStdString());
  values::BenchRequest request;
  request.kernel = row.id;
  for (const QString& kernel : kernels.mid(1)) {
    request.beside.emplace_back(catalog::find(kernel.toStdString()).id);
  }
  request.parameters = parametersOf(parser, row);
  request.target = targetOf(parser);
  request.sizes = benchSizes(parser.isSet("sizes") ? parser.value("sizes") : "2^10..2^24", row);
  request.accuracy = true;

  EngineSession engine(engineOf(parser), context.interrupt.token());
  const auto result = engine.bench(std::move(request), [](const values::BenchSeries&) {});
  const std::string json = jsonText(engine::toJson(*result));
  print(parser.isSet("json") ? QString::fromStdString(json) : errorReport(*result));
  if (path.endsWith(".json")) app::writeFile(path, json);
  if (path.endsWith(".csv")) app::writeFile(path, errorDataOf(*result).csv().toStdString());
  const bool passed =
      std::ranges::all_of(result->series, [](const auto& series) { return series.passed; });
  return passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
