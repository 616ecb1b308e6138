// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QStringList>
#include <memory>
#include <stop_token>
#include <vector>

#include "app/exercise/exercise.h"
#include "app/exercise/grading_place.h"
#include "app/exercise/solution_run.h"

namespace lanescope::cli {

/// Where --engine has submissions graded. Throws values::Error (badInput), also for what only this
/// machine can do.
[[nodiscard]] std::vector<app::GradingPlace> gradingPlacesOf(const QCommandLineParser& parser,
                                                             const app::Exercise& exercise);

/// The program on another host that judges one submission, whose number follows: it is in the same
/// folder there as here, and so is the exercise, `name`.
[[nodiscard]] QStringList gradingCommand(const QString& name, const app::SolutionLimits& limits);

/// Has each other host judge the exercise's own solution, which shows that it can compile and run,
/// and tells of those that do not pass it. Returns the places that are left. Throws values::Error:
/// unavailable where none is, cancelled once a stop is requested.
[[nodiscard]] std::vector<app::GradingPlace> checkedPlaces(
    const std::vector<app::GradingPlace>& places,
    const std::shared_ptr<const app::Exercise>& exercise, const QString& solution,
    const QStringList& command, const app::SolutionLimits& limits, const std::stop_token& stop);

/// Whether a gate of the exercise compares times.
[[nodiscard]] bool hasTimes(const app::Exercise& exercise);

}  // namespace lanescope::cli
