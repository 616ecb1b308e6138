// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "app/exercise/exercise.h"
#include "app/lesson/complaint.h"

namespace lanescope::app {

inline constexpr const char* kExerciseFile = "exercise.md";
inline constexpr const char* kSkeletonFile = "skeleton.cu";
inline constexpr const char* kSolutionFile = "solution.cu";  ///< the teacher's

inline constexpr std::size_t kMostGates = 20;
inline constexpr int kMostHints = 20;

struct ExerciseReading {
  Exercise exercise;
  std::vector<LessonComplaint> complaints;
};

/// Reads a text of the folder, which holds the pictures that it names, and its skeleton, and says
/// all that is wrong with them. Throws values::Error where the text cannot be read at all.
[[nodiscard]] ExerciseReading readExerciseFile(const QString& folder, const QString& file);

/// Reads an exercise in a language, or in that of exercise.md where the folder has no text in it.
/// Throws values::Error with the first complaint.
[[nodiscard]] Exercise readExercise(const QString& folder, const QString& language);

}  // namespace lanescope::app
