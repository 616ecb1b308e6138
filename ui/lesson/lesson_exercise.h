// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::ui {

/// The folder of an exercise that a lesson names: one within the lesson's folder, or else one that
/// came with the program.
[[nodiscard]] QString folderOfExercise(const QString& name, const QString& lessonFolder);
/// Its title; where it cannot be read, its name.
[[nodiscard]] QString titleOfExercise(const QString& name, const QString& lessonFolder);
/// Whether the exercise came with the program.
[[nodiscard]] bool isShippedExercise(const QString& name, const QString& lessonFolder);

}  // namespace lanescope::ui
