// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/lesson/lesson_text.h"

namespace lanescope::ui {

/// The lines around the one of its kernel's source that a stage names, as a block of code;
/// empty where it names none, or one that there is not.
[[nodiscard]] app::MarkdownParts sourceExcerpt(const app::LessonStage& stage,
                                               const QString& folder);

}  // namespace lanescope::ui
