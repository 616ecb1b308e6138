// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "trace/compare/taint.h"
#include "trace/count/traffic.h"
#include "trace/flow/intake.h"
#include "ui/stage/model/in_step.h"
#include "ui/stage/scene/comparison.h"
#include "ui/stage/scene/stage_scene.h"

namespace lanescope::ui {

/// What stands beside a scene: another run on the same inputs, and what the two are compared by.
struct ComparisonScene {
  /// One of the two.
  struct Side {
    Side(std::shared_ptr<const StageScene> of, const ComparedRun& run);

    /// What goes wrong in a step; empty where nothing does.
    [[nodiscard]] QString wrongSentence(int step) const;

    std::shared_ptr<const StageScene> scene;
    trace::Traffic traffic;  ///< of all recorded blocks
    trace::Intake intake;
    /// Of a pitfall beside the kernel that it breaks: which of its values are wrong. Else null.
    std::shared_ptr<const trace::Taint> taint;
  };

  /// Beside `first`, a scene of `mainRun`, the same block of `otherRun`, or its last one. Both have
  /// a record of at least one block.
  ComparisonScene(std::shared_ptr<const StageScene> first, const ComparedRun& mainRun,
                  const ComparedRun& otherRun, const trace::ProgressMonitor& monitor = {});

  /// The step at which the other one stands when the first one's is done. -1: it has not begun.
  [[nodiscard]] int comparedStep(int step, InStep inStep = InStep::input) const;
  /// How many steps there are to show: those of the first one, and where the other one then has
  /// some left, those too.
  [[nodiscard]] int stepCount(InStep inStep) const;

  /// The first one's steps in which a wrong value arises, on either side; ascending.
  [[nodiscard]] std::vector<int> wrongSteps(InStep inStep = InStep::input) const;

  Side main;
  Side compared;
  Comparison comparison;
};

}  // namespace lanescope::ui
