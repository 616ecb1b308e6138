// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/lesson_text.h"
#include "catalog/catalog.h"
#include "request/request.h"

namespace lanescope::ui {

/// What the options of a lesson's stage ask for, without inputs: parameters, the schedule of the
/// emulator, launch and first block. Options on files are left out. Throws values::Error (badInput)
/// for one that the kernel does not take.
[[nodiscard]] values::RunRequest stageRequest(const app::LessonStage& stage,
                                              const catalog::KernelRow& row);

}  // namespace lanescope::ui
