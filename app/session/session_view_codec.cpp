// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_view_codec.h"

#include <cstdint>
#include <string>
#include <utility>

#include "protocol/json_fields.h"

namespace lanescope::app {
namespace {

using engine::JsonFields;
using nlohmann::json;

/// A picture need not be able to show more.
constexpr std::size_t kMostViews = 100;
constexpr std::size_t kLongestAnswer = 64;
constexpr double kMostZoom = 1e6;
constexpr double kMostPan = 1e6;

double numberWithin(const JsonFields& fields, const char* key, double least, double most) {
  const double number = fields.number(key);
  if (!(number >= least && number <= most)) fields.fail(key, "is out of range");
  return number;
}

}  // namespace

json viewToJson(const SessionView& view) {
  json cameras = json::array();
  for (const SessionView::Camera& camera : view.cameras) {
    cameras.push_back(
        {{"view", camera.view}, {"zoom", camera.zoom}, {"x", camera.panX}, {"y", camera.panY}});
  }
  return {{"block", view.block},
          {"step", view.step},
          {"chosen", view.chosen ? json(*view.chosen) : json()},
          {"in_step", view.inStep},
          {"views", view.views},
          {"cameras", std::move(cameras)},
          {"bookmarks", view.bookmarks}};
}

json lessonToJson(const SessionLesson& lesson) {
  json answers = json::array();
  for (const SessionLesson::Answer& answer : lesson.answers) {
    answers.push_back({{"block", answer.block},
                       {"step", answer.step},
                       {"subject", answer.subject},
                       {"array", answer.array},
                       {"index", answer.index},
                       {"typed", answer.typed},
                       {"right", answer.isRight}});
  }
  return {{"on", lesson.isOn}, {"seed", lesson.seed}, {"answers", std::move(answers)}};
}

SessionView viewFromJson(const json& source, const trace::Record* record) {
  const JsonFields fields(source, "view");
  SessionView view;
  view.block = fields.count("block", record != nullptr ? record->blockCount - 1 : 0);
  view.step = static_cast<int>(fields.integer("step", 0, INT32_MAX));
  if (fields.optional("chosen") != nullptr) {
    const std::uint64_t threads = record != nullptr ? record->threadsPerBlock() : 0;
    view.chosen = static_cast<std::uint32_t>(fields.count("chosen"));
    if (fields.count("chosen") >= threads) fields.fail("chosen", "is no thread of the block");
  }
  view.inStep = fields.textIfThere("in_step");
  for (const json& id : fields.array("views", kMostViews)) {
    if (!id.is_string()) fields.fail("views", "holds something that is not a text");
    view.views.push_back(id.get<std::string>());
  }
  for (const json& item : fields.array("cameras", kMostViews)) {
    const JsonFields camera(item, "camera");
    view.cameras.push_back({camera.text("view"),
                            numberWithin(camera, "zoom", 1 / kMostZoom, kMostZoom),
                            numberWithin(camera, "x", -kMostPan, kMostPan),
                            numberWithin(camera, "y", -kMostPan, kMostPan)});
  }
  // Files from before there were any have none.
  if (fields.optional("bookmarks") == nullptr) return view;
  for (const json& step : fields.array("bookmarks", kMostBookmarks)) {
    if (!step.is_number_unsigned() || step.get<std::uint64_t>() > INT32_MAX) {
      fields.fail("bookmarks", "holds something that is no step");
    }
    view.bookmarks.push_back(step.get<int>());
  }
  return view;
}

SessionLesson lessonFromJson(const json& source, const trace::Record* record) {
  const JsonFields fields(source, "lesson");
  SessionLesson lesson;
  lesson.isOn = fields.flag("on");
  lesson.seed = fields.count("seed");
  for (const json& item : fields.array("answers", kMostAnswers)) {
    const JsonFields each(item, "answer");
    SessionLesson::Answer& answer = lesson.answers.emplace_back();
    answer.block = each.count("block", record != nullptr ? record->blockCount - 1 : 0);
    answer.step = static_cast<int>(each.integer("step", 0, INT32_MAX));
    answer.subject = each.text("subject");
    answer.array = static_cast<unsigned>(each.count("array", UINT8_MAX));
    answer.index = each.integer("index");
    answer.typed = each.text("typed");
    if (answer.typed.size() > kLongestAnswer) each.fail("typed", "is longer than any answer");
    answer.isRight = each.flag("right");
  }
  return lesson;
}

}  // namespace lanescope::app
