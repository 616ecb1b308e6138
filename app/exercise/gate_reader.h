// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exercise/exercise.h"
#include "app/lesson/directive_reader.h"

namespace lanescope::app {

inline constexpr int kMostGatePoints = 1000;
inline constexpr std::size_t kMostGateRuns = 64;

/// Reads one directive `gate`. Complains about what is wrong, and returns what could be read.
[[nodiscard]] Gate readGate(const Directive& directive, const MarkedTextRules& rules,
                            LessonComplaints& complaints);

}  // namespace lanescope::app
