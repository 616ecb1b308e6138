// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>

#include "app/session/session.h"

// The parts of a session's head that say where one was: on the stage and in the lesson.

namespace lanescope::app {

/// A person sets each bookmark and gives each answer.
inline constexpr std::size_t kMostBookmarks = 4096;
inline constexpr std::size_t kMostAnswers = 4096;

[[nodiscard]] nlohmann::json viewToJson(const SessionView& view);
[[nodiscard]] nlohmann::json lessonToJson(const SessionLesson& lesson);

/// `record`: what is on the stage, or null. Both throw values::Error (badInput) with a sentence
/// that names the field.
[[nodiscard]] SessionView viewFromJson(const nlohmann::json& source, const trace::Record* record);
[[nodiscard]] SessionLesson lessonFromJson(const nlohmann::json& source,
                                           const trace::Record* record);

}  // namespace lanescope::app
