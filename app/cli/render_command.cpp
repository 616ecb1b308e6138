// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <string>
#include <utility>

#include "app/cli/command.h"
#include "app/cli/engine_session.h"
#include "app/cli/render_options.h"
#include "app/cli/terminal.h"
#include "trace/timeline.h"
#include "ui/stage/scene_beside.h"
#include "ui/stage/stage_scene.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using Result = std::shared_ptr<const values::RunResult>;

/// The request for the kernel that --beside names, on the inputs of another one; nothing without
/// the option.
std::optional<values::RunRequest> besideOf(const QCommandLineParser& parser,
                                           const values::RunRequest& request) {
  if (!parser.isSet("beside")) return {};
  const catalog::KernelRow& other = catalog::find(parser.value("beside").toStdString());
  if (const auto why = catalog::whyNotBeside(catalog::find(request.kernel), other)) {
    values::refuse(*why);
  }
  values::RunRequest beside = request;
  beside.kernel = other.id;
  beside.parameters = catalog::launchedAs(other, request.parameters);
  return beside;
}

void checkFollowed(const ui::StageLook& look, const ui::StageScene& scene) {
  const std::uint32_t threads = scene.timeline().threadCount();
  if (!look.chosen || *look.chosen < threads) return;
  values::refuse("follow = " + std::to_string(*look.chosen) +
                 " is out of range: the threads of this block are 0 to " +
                 std::to_string(threads - 1) + ".");
}

/// Both scenes, looked at alike.
std::shared_ptr<const ui::StagePicture> pictureOf(
    const std::shared_ptr<const ui::StageScene>& scene, const Result& other,
    const ui::StageLook& look) {
  const auto both = std::make_shared<const ui::SceneBeside>(scene, app::recordOf(other));
  ui::StageLook lookBeside = look;
  const std::uint32_t threads = both->beside.scene->timeline().threadCount();
  if (look.chosen && *look.chosen >= threads) lookBeside.chosen.reset();
  return std::make_shared<const ui::StagePicture>(both, look, lookBeside);
}

}  // namespace

int executeRender(const CommandContext& context) {
  const QCommandLineParser& parser = context.parser;
  const QString path = outOf(parser, "tree.gif");
  app::checkTarget(path);
  app::StageExport what = stageExportOf(parser, app::exportFormatOf(path));
  const ui::StageLook look = lookOf(parser);
  const app::EngineAddress address = engineOf(parser);
  RunChoice choice = recordedChoiceOf(parser, context.interrupt.token());
  auto beside = besideOf(parser, choice.request);
  // Where one block is drawn, the rest of the grid need not be recorded.
  std::uint64_t block = 0;
  if (!beside) {
    if (!look.views.testFlag(ui::StageView::grid)) choice.request.window.blockCount = 1;
  } else {
    block = std::exchange(choice.request.window.firstBlock, 0);
    beside->window.firstBlock = 0;
  }
  EngineSession engine(address, context.interrupt.token());
  const Result result = engine.run(std::move(choice.request));
  const auto scene = app::sceneOf(result, block);
  checkFollowed(look, *scene);
  bool passed = result->passed;
  if (beside) {
    const Result other = engine.run(*std::move(beside));
    passed = passed && other->passed;
    what.picture = pictureOf(scene, other, look);
  } else {
    what.picture = std::make_shared<const ui::StagePicture>(scene, look);
  }
  {
    ProgressLine progress("writing " + path);
    app::exportStage(what, path,
                     {context.interrupt.token(), [&](double fraction) { progress.set(fraction); }});
  }
  print("Block " + QString::number(scene->timeline().block()) + ", " +
        QString::number(scene->stepCount()) + " steps, written to " + path + "\n");
  return passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
