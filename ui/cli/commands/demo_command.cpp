// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/files/csv_reader.h"
#include "app/results/recordings.h"
#include "resources/resources.h"
#include "ui/cli/common/chart_picture.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/report.h"
#include "ui/cli/common/terminal.h"
#include "ui/export/stage_export.h"
#include "ui/export/video_export.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

constexpr const char* kKernel = "dot_shared";
/// The block is so small that the animation shows each thread, and several blocks share the rows.
constexpr std::int64_t kBlock = 32;

/// The first shipped data set.
UserInput shippedData() {
  const QString path = resources::dataSets().value(0);
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    throw values::Error(values::ErrorKind::unavailable, "The shipped data set is missing.");
  }
  UserInput input;
  input.files << QFileInfo(path).fileName();
  app::CsvData data =
      app::parseCsv(file.readAll().toStdString(), input.files.first().toStdString());
  input.inputs = std::move(data.columns);
  for (const std::string& name : data.names) input.columns << QString::fromStdString(name);
  return input;
}

QString makeFolder(const QString& path) {
  if (!QDir().mkpath(path)) {
    values::refuse("The folder " + path.toStdString() + " cannot be made.");
  }
  return path;
}

void tell(const CommandContext& context, const QString& path) {
  context.written << path;
  print("Written: " + path + "\n");
}

/// Writes the animation as GIF, and as MP4 when ffmpeg is installed, and the last step as a
/// picture.
void writeStage(const std::shared_ptr<const values::RunResult>& result, const QDir& folder,
                const CommandContext& context) {
  app::StageExport what;
  what.picture = std::make_shared<const ui::StagePicture>(app::sceneOf(result), ui::StageLook());
  what.size = {1280, 720};
  QStringList names{"dot-product.png", "dot-product.gif"};
  if (app::canExportVideo()) names << "dot-product.mp4";
  for (const QString& name : names) {
    const QString path = folder.filePath(name);
    {
      ProgressLine progress("writing " + path);
      app::exportStage(what, path,
                       {context.interrupt.token(), [&](double done) { progress.set(done); }});
    }
    tell(context, path);
  }
  if (!app::canExportVideo()) print("No ffmpeg here, so there is no MP4.\n");
}

void writeCharts(const values::BenchResult& timings, const QDir& folder,
                 const CommandContext& context) {
  results::TimingData data = timingData({&timings, 1});
  // Without a GPU, a recording from another machine is shown and named.
  if (!data.hasGpu()) {
    for (const values::BenchResult& recorded : results::shippedRecordings(values::Measure::time)) {
      if (recorded.kernel == kKernel) data.addRecorded(recorded, results::TimingData::Part::gpu);
    }
  }
  for (const char* const name : {"timings.png", "timings.svg"}) {
    const QString path = folder.filePath(name);
    writeChart(app::chartOf(data), "Dot product, CPU and GPU", {app::ChartExport().size}, path);
    tell(context, path);
  }
}

}  // namespace

Options demoOptions() {
  return Options{{"out", "The folder for the pictures. Usually lanescope-demo.", "FOLDER"}} +
         targetOptions();
}

int executeDemo(const CommandContext& context) {
  const values::Target target = targetOf(context.parser);
  const app::EngineAddress address = engineOf(context.parser);
  EngineSession engine(address, context.interrupt.token());
  print("Devices\n" + devicesReport(engine.devices()) + "\n");

  UserInput input = shippedData();
  values::RunRequest request;
  request.kernel = kKernel;
  request.target = target;
  request.inputs = std::move(input.inputs);
  request.parameters.n = static_cast<std::int64_t>(request.inputs.front().count());
  request.parameters.block = kBlock;
  request.record = true;
  request.window.flow = true;
  const auto result = engine.run(std::move(request));
  print(runReport(*result, input) + "\n");
  // The folder is made once there is something to write.
  const QDir folder(makeFolder(context.parser.isSet("out") ? context.parser.value("out")
                                                           : QString("lanescope-demo")));
  writeStage(result, folder, context);

  values::BenchRequest bench;
  bench.kernel = kKernel;
  bench.target = target;
  for (int power = 10; power <= 22; power += 2) bench.sizes.push_back(std::int64_t{1} << power);
  const auto timings = engine.bench(std::move(bench), [](const values::BenchSeries&) {});
  print("\n" + benchReport(*timings) + "\n");
  writeCharts(*timings, folder, context);
  return result->passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
