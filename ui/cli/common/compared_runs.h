// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "request/request.h"
#include "request/result.h"
#include "ui/stage/model/in_step.h"
#include "ui/stage/model/stage_view.h"

namespace lanescope::ui {
class StagePicture;
class StageScene;
}  // namespace lanescope::ui

namespace lanescope::cli {

class EngineSession;

/// A run and its request, without inputs.
struct FinishedRun {
  std::shared_ptr<const values::RunResult> result;
  values::RunRequest request;
};

/// The requests to try for what --compare says, see catalog::comparedTries.
[[nodiscard]] std::vector<values::RunRequest> comparedTriesOf(const QString& text,
                                                              const values::RunRequest& main);

/// Runs one after the other until a result is wrong, and returns the last run. `tries` has one at
/// least.
[[nodiscard]] FinishedRun runUntilWrong(EngineSession& engine,
                                        const std::vector<values::RunRequest>& tries);

/// A picture of both runs with the same look. `scene` is that of `main`. Throws values::Error where
/// `other` was not recorded.
[[nodiscard]] std::shared_ptr<const ui::StagePicture> comparedPicture(
    const std::shared_ptr<const ui::StageScene>& scene, const FinishedRun& main,
    const FinishedRun& other, const ui::StageLook& look, ui::InStep inStep);

}  // namespace lanescope::cli
