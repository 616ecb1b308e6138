// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <stop_token>
#include <vector>

#include "app/exercise/solution_run.h"
#include "app/lesson/complaint.h"

namespace lanescope::cli {

/// What a check of an exercise's folder has found.
struct ExerciseReport {
  QString title;
  QStringList files;  ///< the text in each language: "exercise.md", "exercise.sl.md"
  int gates = 0;
  int points = 0;
  QStringList notJudged;  ///< why a gate was not judged, one sentence each
  std::vector<app::LessonComplaint> complaints;
};

/// Reads all texts of an exercise, and where they are right, runs the solution, which must pass all
/// gates, and the skeleton, which must fail one. Throws values::Error where there is no text to
/// read, and cancelled.
[[nodiscard]] ExerciseReport checkExercise(const QString& folder, const app::SolutionLimits& limits,
                                           const std::stop_token& stop);

}  // namespace lanescope::cli
