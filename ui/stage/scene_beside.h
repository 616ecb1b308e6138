// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "trace/intake.h"
#include "trace/poison.h"
#include "trace/traffic.h"
#include "ui/stage/stage_scene.h"

namespace lanescope::ui {

/// What stands beside a scene: another kernel on the same inputs, and what the two are compared by.
struct SceneBeside {
  /// One of the two.
  struct Side {
    explicit Side(std::shared_ptr<const StageScene> of);

    /// What the kernel loads for what it stores, in words (rich text).
    [[nodiscard]] QString trafficSentence() const;
    /// What is told below the stage: that, and of a pitfall before it, what it does (rich text).
    [[nodiscard]] QString sentence() const;
    /// What goes wrong in a step; empty where nothing does.
    [[nodiscard]] QString wrongSentence(int step) const;

    std::shared_ptr<const StageScene> scene;
    trace::Traffic traffic;  ///< of all recorded blocks
    trace::Intake intake;
    /// Of a pitfall beside the kernel that it breaks: which of its values are wrong. Else null.
    std::shared_ptr<const trace::Poison> poison;
  };

  /// Beside `first` the same block of `other`, or its last one. `other`: with at least one block.
  SceneBeside(std::shared_ptr<const StageScene> first,
              const std::shared_ptr<const trace::Record>& other, const trace::Watch& watch = {});

  /// The step at which the other kernel stands when the first one's is done: it has used the same
  /// part of its input. -1: it has not begun.
  [[nodiscard]] int stepBeside(int step) const;

  /// The first kernel's steps in which a wrong value arises, on either side; ascending.
  [[nodiscard]] std::vector<int> wrongSteps() const;

  Side main;
  Side beside;
};

}  // namespace lanescope::ui
