// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "app/session/session.h"
#include "protocol/field_json.h"
#include "protocol/request_tables.h"

// The JSON of a session's parts: see field_table.h. References to the arrays or to the record of
// the session are checked in session_codec.cpp.

namespace lanescope::app {

inline constexpr std::size_t kMostSessionTexts = 100;
/// The most views of a picture.
inline constexpr std::size_t kMostViews = 100;
/// The most bookmarks and answers, each of which is made by hand.
inline constexpr std::size_t kMostBookmarks = 4096;
inline constexpr std::size_t kMostBreakpoints = 4096;
inline constexpr std::size_t kMostWatches = 100;
inline constexpr std::size_t kMostAnswers = 4096;
inline constexpr std::size_t kLongestAnswer = 64;  ///< in bytes

}  // namespace lanescope::app

namespace lanescope::engine {

template <>
inline constexpr auto kForm<std::pair<std::string, std::string>> = Table{
    "field of the form",
    field("text", &std::pair<std::string, std::string>::second),
    field("name", &std::pair<std::string, std::string>::first),
};

template <>
inline constexpr auto kForm<app::SessionForm> = Table{
    "form",
    field("kernel", &app::SessionForm::kernel),
    field("texts", &app::SessionForm::texts, {.most = app::kMostSessionTexts}),
    field("target", &app::SessionForm::target),
    field("beside", &app::SessionForm::compared, kNewer),
};

template <>
inline constexpr auto kForm<app::SessionTable::Place> = values::Names<app::SessionTable::Place, 3>{{
    {app::SessionTable::Place::columns, "columns"},
    {app::SessionTable::Place::a, "a"},
    {app::SessionTable::Place::b, "b"},
}};

/// The product of two extents stays within 64 bits.
inline constexpr Rules kExtent{.least = 1, .most = std::uint64_t{1} << 31};

/// The table has all fields but the arrays.
template <>
inline constexpr auto kForm<app::SessionTable> = Table{
    "table",
    field("place", &app::SessionTable::place),
    field("description", &app::SessionTable::description),
    field("rows", &app::SessionTable::rows, kExtent),
    field("columns", &app::SessionTable::columns, kExtent),
};

inline constexpr const char* kOutOfRange = "is out of range";
inline constexpr Rules kZoom{.holds = [](double zoom) { return zoom >= 1e-6 && zoom <= 1e6; },
                             .complaint = kOutOfRange};
inline constexpr Rules kPan{.holds = [](double pan) { return pan >= -1e6 && pan <= 1e6; },
                            .complaint = kOutOfRange};

template <>
inline constexpr auto kForm<app::SessionView::Camera> = Table{
    "camera",
    field("view", &app::SessionView::Camera::view),
    field("zoom", &app::SessionView::Camera::zoom, kZoom),
    field("x", &app::SessionView::Camera::panX, kPan),
    field("y", &app::SessionView::Camera::panY, kPan),
};

template <>
inline constexpr auto kForm<app::SessionView::Watch> = Table{
    "watch",
    field("text", &app::SessionView::Watch::text),
    field("stops", &app::SessionView::Watch::stops),
};

template <>
inline constexpr auto kForm<app::SessionView> = Table{
    "view",
    field("block", &app::SessionView::block),
    field("step", &app::SessionView::step, {.least = 0}),
    field("chosen", &app::SessionView::chosen),
    field("in_step", &app::SessionView::inStep, kNewer),
    field("views", &app::SessionView::views, {.most = app::kMostViews}),
    field("cameras", &app::SessionView::cameras, {.most = app::kMostViews}),
    field("bookmarks", &app::SessionView::bookmarks,
          {.most = app::kMostBookmarks, .isNewer = true}),
    field("watches", &app::SessionView::watches, {.most = app::kMostWatches, .isNewer = true}),
    field("breakpoints", &app::SessionView::breakpoints,
          {.most = app::kMostBreakpoints, .isNewer = true}),
    field("rounding", &app::SessionView::showsRounding, kNewer),
};

template <>
inline constexpr auto kForm<app::SessionQuiz::Answer> = Table{
    "answer",
    field("block", &app::SessionQuiz::Answer::block),
    field("step", &app::SessionQuiz::Answer::step, {.least = 0}),
    field("subject", &app::SessionQuiz::Answer::subject),
    field("array", &app::SessionQuiz::Answer::array, {.most = UINT8_MAX}),
    field("index", &app::SessionQuiz::Answer::index),
    field("typed", &app::SessionQuiz::Answer::typed),
    Check([](const app::SessionQuiz::Answer& answer, const JsonFields& fields) {
      if (answer.typed.size() > app::kLongestAnswer) {
        fields.fail("typed", "is longer than any answer");
      }
    }),
    field("right", &app::SessionQuiz::Answer::isRight),
};

template <>
inline constexpr auto kForm<app::SessionQuiz> = Table{
    "lesson",
    field("on", &app::SessionQuiz::isOn),
    field("seed", &app::SessionQuiz::seed),
    field("answers", &app::SessionQuiz::answers, {.most = app::kMostAnswers}),
};

inline constexpr Rules kLessonPage{.least = 0, .most = 10'000};

template <>
inline constexpr auto kForm<app::SessionLesson::Answer> = Table{
    "answer in a lesson",
    field("page", &app::SessionLesson::Answer::page, kLessonPage),
    field("question", &app::SessionLesson::Answer::question, kLessonPage),
    field("given", &app::SessionLesson::Answer::given),
    field("right", &app::SessionLesson::Answer::isRight),
};

template <>
inline constexpr auto kForm<app::SessionLesson> = Table{
    "open lesson",
    field("place", &app::SessionLesson::place),
    field("page", &app::SessionLesson::page, kLessonPage),
    field("answers", &app::SessionLesson::answers, {.most = app::kMostAnswers}),
};

/// The table has all fields but the tables and the run, which have arrays in the payload.
template <>
inline constexpr auto kForm<app::Session> = Table{
    "session",
    field("saved_by", &app::Session::savedBy),
    field("saved_at", &app::Session::savedAt),
    field("form", &app::Session::form),
    field("view", &app::Session::view),
    // Files of older versions have the quiz under this name.
    field("lesson", &app::Session::quiz, kNewer),
    field("open_lesson", &app::Session::lesson),
};

}  // namespace lanescope::engine
