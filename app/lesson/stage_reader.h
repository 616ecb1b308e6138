// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/directive_reader.h"
#include "app/lesson/lesson_text.h"

namespace lanescope::app {

/// Reads the directive `stage`: its kernel, the kernel's parameters with their limits, and what is
/// shown of the run.
[[nodiscard]] LessonStage readStage(const Directive& directive, const QString& folder,
                                    DirectiveReader& reader);

/// No step of a lesson has a larger number.
inline constexpr int kMostLessonSteps = 1'000'000;

}  // namespace lanescope::app
