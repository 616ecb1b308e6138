// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/engine_session.h"
#include "app/cli/render_options.h"
#include "app/cli/terminal.h"

namespace lanescope::cli {

int executeRender(const CommandContext& context) {
  const QString path = outOf(context.parser, "tree.gif");
  app::checkTarget(path);
  app::StageExport what = stageExportOf(context.parser);
  const app::EngineAddress address = engineOf(context.parser);
  RunChoice choice = recordedChoiceOf(context.parser, context.interrupt.token());
  // Where one block is drawn, the rest of the grid need not be recorded.
  if (!what.look.views.testFlag(ui::StageView::grid)) choice.request.window.blockCount = 1;
  EngineSession engine(address, context.interrupt.token());
  const auto result = engine.run(std::move(choice.request));
  what.scene = app::sceneOf(result);
  {
    ProgressLine progress("writing " + path);
    app::exportStage(what, path,
                     {context.interrupt.token(), [&](double fraction) { progress.set(fraction); }});
  }
  print("Block " + QString::number(result->record->firstBlock) + ", " +
        QString::number(what.scene->stepCount()) + " steps, written to " + path + "\n");
  return result->passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
