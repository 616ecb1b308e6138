// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/sweep_command.h"

#include <QEventLoop>
#include <nlohmann/json.hpp>
#include <optional>
#include <stop_token>

#include "app/engine/engine_thread.h"
#include "app/files/output_file.h"
#include "app/text/number_text.h"
#include "app/tune/sweep.h"
#include "app/tune/sweep_file.h"
#include "app/tune/winners.h"
#include "catalog/bench_sizes.h"
#include "ui/cli/commands/bench_requests.h"
#include "ui/cli/common/chart_picture.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/options.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/terminal.h"
#include "ui/picture/picture_file.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

/// A sweep has its own sampling and times only launches, so it refuses these options.
constexpr const char* kNotOfASweep[]{"record",   "chart",    "against", "samples",
                                     "min-time", "max-time", "cold",    "hot"};

tune::SweepSpace spaceOf(const QCommandLineParser& parser) {
  const QStringList kernels = namedKernels(parser);
  if (kernels.size() != 1) {
    values::refuse("A sweep is of one kernel; " + std::to_string(kernels.size()) + " are named.");
  }
  for (const char* const option : kNotOfASweep) {
    if (parser.isSet(option)) {
      values::refuse("--" + std::string(option) +
                     " does not go with --sweep, which times the launches in turn, their data in "
                     "the L2 cache.");
    }
  }
  const catalog::KernelRow& row = rowNamed(kernels.first());
  values::Parameters parameters = parametersOf(parser, row);
  parameters.n = std::int64_t{1} << row.timedSizes.usual;
  if (parser.isSet("sizes")) {
    const std::vector<std::int64_t> sizes =
        catalog::benchSizes(parser.value("sizes").toStdString(), row);
    if (sizes.size() != 1) {
      values::refuse("A sweep is at one size, as in --sizes 2^20; " + std::to_string(sizes.size()) +
                     " are named.");
    }
    parameters.n = sizes.front();
  }
  return {row, parameters, tune::axesFromText(row, parser.value("sweep").toStdString())};
}

/// Runs the sweep until it ends or is interrupted. The results so far remain in `sweep`.
void runSweep(tune::Sweep& sweep, const tune::SweepSpace& space, const values::Target& target,
              const std::stop_token& stop) {
  QEventLoop loop;
  ProgressLine line("sweeping " + QString::fromStdString(space.kernel()));
  std::optional<values::Error> error;
  QObject::connect(&sweep, &tune::Sweep::cellDone, &loop, [&] {
    const tune::SweepProgress progress = sweep.progress();
    line.set(static_cast<double>(progress.done) / static_cast<double>(progress.total));
  });
  QObject::connect(&sweep, &tune::Sweep::finished, &loop, &QEventLoop::quit);
  QObject::connect(&sweep, &tune::Sweep::failed, &loop,
                   [&](values::ErrorKind kind, const QString& sentence) {
                     error.emplace(kind, sentence.toStdString());
                     loop.quit();
                   });
  // Another thread requests the stop.
  const std::stop_callback cancel(stop, [&sweep] {
    QMetaObject::invokeMethod(&sweep, &tune::Sweep::cancel, Qt::QueuedConnection);
  });
  sweep.start(space, target);
  loop.exec();
  if (error) throw values::Error(*error);
}

void storeBest(const tune::SweepResults& results) {
  const tune::Mark* best = results.mark(tune::Mark::Kind::best);
  if (best == nullptr) {
    values::refuse("There is no fastest launch to store, since none was timed on a GPU.");
  }
  tune::Winners().store(tune::winnerOf(results, best->cell));
}

}  // namespace

Options sweepOptions() {
  return {
      {"sweep",
       "Time one kernel at one size under many launches: for each of " +
           QString::fromStdString(tune::namesOfSwept()) +
           " that the kernel has a range that doubles, as block=32..1024, or a list, as "
           "block=96:128:256; several with commas between. On the emulator the counters are shown.",
       "RANGES"},
      {"store",
       "With --sweep: store the fastest launch, which --block auto then takes on this device, "
       "for this type, operation and size."}};
}

int executeSweep(const CommandContext& context) {
  const QCommandLineParser& parser = context.parser;
  app::EngineAddress address = engineOf(parser);
  const OwnKernel own(parser, namedKernels(parser), app::KernelBuild::traced);
  own.takeEngine(address);
  const tune::SweepSpace space = spaceOf(parser);
  const QString path = parser.value("out");
  checkOut(path, {".csv", ".json"}, "sweeps");
  const ChartLook look = chartLookOf(parser);

  app::EngineThread engine(address);
  tune::Sweep sweep(engine);
  runSweep(sweep, space, targetOf(parser), context.interrupt.token());
  context.interrupt.takeTime();
  const tune::SweepResults& results = sweep.results();
  print(parser.isSet("json") ? jsonText(sweepJson(results)) : sweepReport(results).toStdString());
  if (path.endsWith(".json")) app::writeFile(path, jsonText(sweepJson(results)));
  if (path.endsWith(".csv")) app::writeFile(path, sweepCsv(results));
  if (app::isPictureFile(path)) {
    const QString title = QString::fromStdString(space.kernel()) +
                          ", n = " + sizeName(space.parameters().n) + ", " +
                          QString::fromStdString(results.device);
    writeChart(app::chartOf(results), title, look, path);
  }
  if (context.interrupt.requested()) return kExitInterrupted;
  if (parser.isSet("store")) storeBest(results);
  if (results.count(tune::SweepCell::State::measured) > 0) return kExitOk;
  if (sweep.loss()) throw values::Error(*sweep.loss());
  return kExitCheckFailed;
}

}  // namespace lanescope::cli
