// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "app/engine/time_left.h"
#include "catalog/compared_with.h"
#include "trace/record/timeline.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/compared_runs.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/render_options.h"
#include "ui/cli/common/stored_launch.h"
#include "ui/cli/common/terminal.h"
#include "ui/stage/scene/stage_scene.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

/// The kernel that --compare names, as it is typed.
QString comparedKernel(const QCommandLineParser& parser) {
  return parser.value("compare").section(':', 0, 0);
}

/// The requests to try for --compare, see catalog::comparedTries; empty without the option.
std::vector<values::RunRequest> comparedOf(const QCommandLineParser& parser,
                                           const values::RunRequest& main) {
  if (!parser.isSet("compare")) return {};
  return comparedTriesOf(parser.value("compare"), main);
}

void checkFollowed(const ui::StageLook& look, const ui::StageScene& scene) {
  const std::uint32_t threads = scene.timeline().threadCount();
  if (!look.chosen || *look.chosen < threads) return;
  values::refuse("follow = " + std::to_string(*look.chosen) +
                 " is out of range: the threads of this block are 0 to " +
                 std::to_string(threads - 1) + ".");
}

/// The sentence that announces a long export; empty for a short one.
QString announcement(const app::StageExport& what, app::ExportFormat format) {
  constexpr std::chrono::seconds kLong{10};
  app::checkLimits(what, format);
  const app::ExportExtent extent = app::extentOf(what, format);
  if (extent.work < kLong) return {};
  return QString("%1 %2 of %3x%4 pixels take roughly %5.\n")
      .arg(extent.pictures)
      .arg(app::isMoving(format) ? "frames" : "pictures")
      .arg(what.size.width())
      .arg(what.size.height())
      .arg(app::durationText(extent.work));
}

}  // namespace

int executeRender(const CommandContext& context) {
  const QCommandLineParser& parser = context.parser;
  const QString path = outOf(parser, "tree.gif");
  app::checkTarget(path);
  app::StageExport what = stageExportOf(parser, app::exportFormatOf(path));
  const ui::StageLook look = lookOf(parser);
  app::EngineAddress address = engineOf(parser);
  const OwnKernel own(parser, parser.positionalArguments() << comparedKernel(parser),
                      buildOf(parser));
  own.takeEngine(address);
  RunChoice choice = recordedChoiceOf(parser, context.interrupt.token());
  const ui::InStep inStep = inStepOf(parser);
  EngineSession engine(address, context.interrupt.token());
  QString lines = takeStored(parser, engine, choice.request);
  if (!lines.isEmpty()) lines += "\n";
  auto compared = comparedOf(parser, choice.request);
  // A picture of one block needs no record of the others.
  std::uint64_t block = 0;
  if (compared.empty()) {
    if (!look.views.testFlag(ui::StageView::grid)) choice.request.window.blockCount = 1;
  } else {
    block = std::exchange(choice.request.window.firstBlock, 0);
    for (values::RunRequest& request : compared) request.window.firstBlock = 0;
  }
  values::RunRequest request = choice.request;
  request.inputs.clear();
  const auto result = engine.run(std::move(choice.request));
  const auto scene = app::sceneOf(result, block);
  checkFollowed(look, *scene);
  bool passed = result->passed;
  if (!compared.empty()) {
    const FinishedRun other = runUntilWrong(engine, compared);
    passed = passed && other.result->passed;
    what.picture = comparedPicture(scene, {result, request}, other, look, inStep);
    lines += "Compared with: " +
             QString::fromStdString(catalog::labelsOf(request, other.request).compared) + "\n";
  } else {
    what.picture = std::make_shared<const ui::StagePicture>(scene, look);
  }
  print(announcement(what, app::exportFormatOf(path)));
  {
    ProgressLine progress("writing " + path);
    app::exportStage(what, path,
                     {context.interrupt.token(), [&](double fraction) { progress.set(fraction); }});
  }
  print("Block " + QString::number(scene->timeline().block()) + ", " +
        QString::number(what.picture->stepCount()) + " steps, written to " + path + "\n" + lines);
  return passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
