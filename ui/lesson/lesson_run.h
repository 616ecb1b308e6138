// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "request/result.h"

namespace lanescope::ui {

class StageScene;

/// The run that stands on the stage as a lesson has set it. Questions are judged by it.
struct LessonRun {
  std::shared_ptr<const values::RunResult> result;  ///< null: the stage is not set
  std::shared_ptr<const StageScene> scene;          ///< null: there is no record
};

}  // namespace lanescope::ui
