// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/verdict_json.h"

#include <nlohmann/json.hpp>
#include <string>

#include "app/lesson/lesson_words.h"
#include "protocol/version.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using nlohmann::json;

/// Throws json::exception for another form.
Verdict readVerdict(const json& source) {
  Verdict verdict;
  verdict.refusal = QString::fromStdString(source.at("refusal").get<std::string>());
  for (const json& each : source.at("gates")) {
    const int state = each.at("state").get<int>();
    if (state < 0 || state > static_cast<int>(GateVerdict::State::notJudged)) {
      throw json::out_of_range::create(0, "state", &each);
    }
    verdict.gates.push_back({static_cast<GateVerdict::State>(state),
                             QString::fromStdString(each.at("sentence").get<std::string>()),
                             each.at("points").get<int>()});
  }
  return verdict;
}

}  // namespace

QByteArray verdictToJson(const Verdict& verdict) {
  json gates = json::array();
  for (const GateVerdict& gate : verdict.gates) {
    gates.push_back({{"state", static_cast<int>(gate.state)},
                     {"sentence", gate.sentence.toStdString()},
                     {"points", gate.points}});
  }
  const json object{{"version", engine::programVersion()},
                    {"refusal", verdict.refusal.toStdString()},
                    {"gates", gates}};
  return QByteArray::fromStdString(object.dump(-1, ' ', true) + '\n');
}

Verdict verdictFromJson(const QByteArray& bytes, const Exercise& exercise) {
  const json source = json::parse(bytes.toStdString(), nullptr, false);
  try {
    if (source.at("version").get<std::string>() != engine::programVersion()) {
      values::refuse(
          LessonWords::tr("It is another version of Lanescope: install the same one on all hosts.")
              .toStdString());
    }
    Verdict verdict = readVerdict(source);
    if (verdict.gates.size() == exercise.gates.size()) return verdict;
  } catch (const json::exception&) {
    // It is no verdict.
  }
  values::refuse(LessonWords::tr("What it answers is no verdict on this exercise.").toStdString());
}

}  // namespace lanescope::app
