// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "trace/intake.h"
#include "trace/traffic.h"
#include "ui/stage/stage_scene.h"

namespace lanescope::ui {

/// What stands beside a scene: another kernel on the same inputs, and what the two are compared by.
struct SceneBeside {
  /// One of the two.
  struct Side {
    explicit Side(std::shared_ptr<const StageScene> of)
        : scene(std::move(of)),
          traffic(trace::trafficOf(scene->record())),
          intake(scene->timeline()) {}

    std::shared_ptr<const StageScene> scene;
    trace::Traffic traffic;  ///< of all recorded blocks
    trace::Intake intake;
  };
  Side main;
  Side beside;
};

}  // namespace lanescope::ui
