// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/files/output_file.h"
#include "app/results/error_data.h"
#include "app/results/work_data.h"
#include "catalog/bench_sizes.h"
#include "protocol/json.h"
#include "ui/cli/common/chart_picture.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/options.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/report.h"
#include "ui/cli/common/terminal.h"
#include "ui/picture/picture_file.h"
#include "values/error.h"

// The commands that compute points for several kernels on the same inputs without timing them.

namespace lanescope::cli {
namespace {

const QString kErrorSizes = QStringLiteral("2^10..2^26, of matrices 2^4..2^10");
const QString kWorkSizes = QStringLiteral("2..1024");

Options comparisonOptions(const QString& usualSizes, const QString& endings) {
  return Options{{"sizes",
                  "Elements, or edges of matrices: a range that doubles, as 2^10..2^20, or a list, "
                  "as 19,1000. Usually " +
                      usualSizes + ".",
                  "SIZES"},
                 outOption("The file to write: " + endings + ", or a chart as .png, .svg or .pdf."),
                 jsonOption()} +
         chartOptions() + parameterOptions("n") + targetOptions() + ownKernelOptions();
}

values::BenchRequest comparisonOf(const QCommandLineParser& parser, SizesOf usualSizes) {
  const QStringList kernels = parser.positionalArguments();
  if (kernels.isEmpty()) values::refuse("Name a kernel or several; `lanescope list` shows them.");
  const catalog::KernelRow& row = rowNamed(kernels.first());
  values::BenchRequest request;
  request.kernel = row.id;
  for (const QString& kernel : kernels.mid(1)) {
    request.compared.emplace_back(rowNamed(kernel).id);
  }
  request.parameters = parametersOf(parser, row);
  request.target = targetOf(parser);
  request.sizes = parser.isSet("sizes")
                      ? catalog::benchSizes(parser.value("sizes").toStdString(), row)
                      : usualSizes(row);
  return request;
}

void begin(results::ErrorData& data, const values::BenchResult& result) {
  data.begin(result.parameters);
}
void begin(results::WorkData&, const values::BenchResult&) {}

/// Runs the requests, prints the report and writes the file.
template <class Data>
int compare(const CommandContext& context, const OwnKernel& own,
            const values::BenchRequest& request, const QString& noun,
            QString (*report)(const values::BenchResult&)) {
  const QCommandLineParser& parser = context.parser;
  const QString path = parser.value("out");
  checkOut(path, {".csv", ".json"}, noun);
  const ChartLook look = chartLookOf(parser);
  const QString kernels = parser.positionalArguments().join(", ");

  app::EngineAddress address = engineOf(parser);
  own.takeEngine(address);
  EngineSession engine(address, context.interrupt.token());
  const auto result = engine.bench(request, [](const values::BenchSeries&) {});
  const std::string json = jsonText(engine::toJson(*result));
  print(parser.isSet("json") ? QString::fromStdString(json) : report(*result));
  Data data;
  begin(data, *result);
  for (const values::BenchSeries& series : result->series) data.add(series);
  if (path.endsWith(".json")) {
    app::writeFile(path, isRecording(path) ? recordingText({*result}) : json);
  }
  if (path.endsWith(".csv")) app::writeFile(path, data.csv().toStdString());
  if (app::isPictureFile(path)) {
    writeChart(app::chartOf(data), noun.left(1).toUpper() + noun.mid(1) + " of " + kernels, look,
               path);
  }
  const bool passed = std::ranges::all_of(result->series, &values::BenchSeries::passed);
  return passed ? kExitOk : kExitCheckFailed;
}

}  // namespace

Options errorsOptions() {
  return comparisonOptions(kErrorSizes, ".csv, .json, .recording.json");
}

int executeErrors(const CommandContext& context) {
  const OwnKernel own(context.parser, app::KernelBuild::emulated);
  values::BenchRequest request = comparisonOf(
      context.parser, [](const catalog::KernelRow& row) { return sizesOf(row.comparedSizes); });
  request.measure = values::Measure::accuracy;
  return compare<results::ErrorData>(context, own, request, "errors", errorReport);
}

Options workOptions() {
  return comparisonOptions(kWorkSizes, ".csv, .json");
}

int executeWork(const CommandContext& context) {
  const OwnKernel own(context.parser, app::KernelBuild::traced);
  values::BenchRequest request = comparisonOf(context.parser, [](const catalog::KernelRow& row) {
    return catalog::benchSizes(kWorkSizes.toStdString(), row);
  });
  request.measure = values::Measure::work;
  return compare<results::WorkData>(context, own, request, "work and depth", workReport);
}

}  // namespace lanescope::cli
