// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "trace/compare/taint.h"
#include "trace/count/traffic.h"
#include "trace/flow/input_progress.h"
#include "ui/stage/model/in_step.h"
#include "ui/stage/scene/comparison.h"
#include "ui/stage/scene/stage_scene.h"

namespace lanescope::ui {

/// Two runs on the same inputs, with their scenes and what they are compared by.
struct ComparisonScene {
  /// One of the two.
  struct Side {
    Side(std::shared_ptr<const StageScene> of, const ComparedRun& run);

    /// Says what goes wrong in a step; empty where nothing does.
    [[nodiscard]] QString wrongSentence(int step) const;

    std::shared_ptr<const StageScene> scene;
    trace::Traffic traffic;  ///< of all recorded blocks
    trace::InputProgress inputProgress;
    /// For a pitfall compared with the kernel that it breaks: which of its values are wrong. Null
    /// otherwise.
    std::shared_ptr<const trace::Taint> taint;
  };

  /// `first` is a scene of `mainRun`. The compared scene shows the same block of `otherRun`, or its
  /// last one. Both runs must have a record of at least one block.
  ComparisonScene(std::shared_ptr<const StageScene> first, const ComparedRun& mainRun,
                  const ComparedRun& otherRun, const values::ProgressMonitor& monitor = {});

  /// The compared scene's step once the main scene's `step` is done; -1 when it has not begun.
  [[nodiscard]] int comparedStep(int step, InStep inStep = InStep::input) const;
  /// The number of steps to show: those of the main scene, and any that the compared scene has
  /// left.
  [[nodiscard]] int stepCount(InStep inStep) const;

  /// The main scene's steps in which a wrong value arises on either side, ascending.
  [[nodiscard]] std::vector<int> wrongSteps(InStep inStep = InStep::input) const;

  Side main;
  Side compared;
  Comparison comparison;
};

}  // namespace lanescope::ui
