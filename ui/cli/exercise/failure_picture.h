// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "app/exercise/exercise.h"
#include "request/result.h"
#include "ui/stage/model/stage_view.h"
#include "ui/stage/scene/step_png.h"

namespace lanescope::cli {

/// The step of a run in which a gate failed, in the view that shows best what it failed at.
struct FailurePicture {
  ui::StageView view = ui::StageView::memory;
  int step = 0;  ///< from 0
  int steps = 0;
  ui::StepPng png;
};

/// The step of the first finding, or the costliest access where the gate bounds the cost of
/// accesses, else the last step. `result`: of a run in which the gate failed. Nothing where there
/// is no record to show, or one that would take too long to draw.
[[nodiscard]] std::optional<FailurePicture> failurePicture(
    const app::Gate& gate, const std::shared_ptr<const values::RunResult>& result);

}  // namespace lanescope::cli
