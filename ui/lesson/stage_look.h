// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/lesson/lesson_text.h"
#include "trace/record/record.h"
#include "ui/stage/model/stage_view.h"

namespace lanescope::ui {

class StagePicture;

/// The elements that a lesson's stage marks, as far as the record has them.
[[nodiscard]] std::vector<ElementMark> marksOf(const app::LessonStage& stage,
                                               const trace::Record& record);

/// The step of the picture, from 0, at which a lesson's stage stands. A step beyond the end is the
/// last one.
[[nodiscard]] int stepOf(const app::LessonStage& stage, const StagePicture& picture);

}  // namespace lanescope::ui
