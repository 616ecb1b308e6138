// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/compared_runs.h"

#include "catalog/compared_with.h"
#include "trace/record/timeline.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/options.h"
#include "ui/export/stage_export.h"
#include "ui/stage/scene/comparison_scene.h"
#include "ui/stage/scene/stage_picture.h"
#include "ui/stage/scene/stage_scene.h"

namespace lanescope::cli {

std::vector<values::RunRequest> comparedTriesOf(const QString& text,
                                                const values::RunRequest& main) {
  catalog::ComparedWith other = catalog::comparedWithFromText(text.toStdString());
  other.kernel = rowNamed(QString::fromStdString(other.kernel)).id;
  return catalog::comparedTries(main, other);
}

FinishedRun runUntilWrong(EngineSession& engine, const std::vector<values::RunRequest>& tries) {
  for (const values::RunRequest& request : tries) {
    auto result = engine.run(request);
    if (&request == &tries.back() || catalog::isWrong(*result)) return {result, request};
  }
  return {};
}

std::shared_ptr<const ui::StagePicture> comparedPicture(
    const std::shared_ptr<const ui::StageScene>& scene, const FinishedRun& main,
    const FinishedRun& other, const ui::StageLook& look, ui::InStep inStep) {
  const catalog::Labels labels = catalog::labelsOf(main.request, other.request);
  (void)app::recordOf(other.result);  // throws when nothing was recorded
  const auto both = std::make_shared<const ui::ComparisonScene>(
      scene, ui::ComparedRun{main.result, QString::fromStdString(labels.main)},
      ui::ComparedRun{other.result, QString::fromStdString(labels.compared)});
  ui::StageLook comparedLook = look;
  const std::uint32_t threads = both->compared.scene->timeline().threadCount();
  if (look.chosen && *look.chosen >= threads) comparedLook.chosen.reset();
  return std::make_shared<const ui::StagePicture>(both, look, comparedLook,
                                                  ui::ComparedLook{inStep, true});
}

}  // namespace lanescope::cli
