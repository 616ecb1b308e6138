// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recordings.h"

#include <QFile>
#include <QLoggingCategory>
#include <nlohmann/json.hpp>

#include "engine/json_recording.h"
#include "resources/resources.h"

namespace lanescope::ui {

namespace {

values::Measure measureOf(const values::BenchResult& recording) {
  if (recording.series.empty()) return values::Measure::time;
  if (recording.series.front().work) return values::Measure::work;
  return recording.series.front().accuracy ? values::Measure::accuracy : values::Measure::time;
}

}  // namespace

std::vector<values::BenchResult> readRecordings(values::Measure measure) {
  std::vector<values::BenchResult> recordings;
  for (const QString& path : resources::recordings()) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) continue;
    try {
      const auto json = nlohmann::json::parse(file.readAll().toStdString());
      for (values::BenchResult& recording : engine::recordingFromJson(json)) {
        if (measureOf(recording) == measure) recordings.push_back(std::move(recording));
      }
    } catch (const std::exception& error) {
      qWarning("%s: %s", qUtf8Printable(path), error.what());
    }
  }
  return recordings;
}

}  // namespace lanescope::ui
