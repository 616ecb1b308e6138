// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/recordings.h"

#include <QFile>
#include <QLoggingCategory>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "app/history/entry.h"
#include "protocol/json_recording.h"
#include "resources/resources.h"

namespace lanescope::results {

namespace {

/// Reads all recordings, sorted by kind.
std::vector<values::BenchResult> readRecordings() {
  std::vector<values::BenchResult> recordings;
  for (const QString& path : resources::recordings()) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) continue;
    try {
      const auto json = nlohmann::json::parse(file.readAll().toStdString());
      std::ranges::move(engine::recordingFromJson(json), std::back_inserter(recordings));
    } catch (const std::exception& error) {
      qWarning("%s: %s", qUtf8Printable(path), error.what());
    }
  }
  std::ranges::stable_sort(recordings, {}, [](const values::BenchResult& recording) {
    return history::kindOf(recording);
  });
  return recordings;
}

}  // namespace

std::span<const values::BenchResult> shippedRecordings(values::Measure measure) {
  static const std::vector<values::BenchResult> kRecordings = readRecordings();
  return std::ranges::equal_range(
      kRecordings, history::kindOf(measure), {},
      [](const values::BenchResult& recording) { return history::kindOf(recording); });
}

}  // namespace lanescope::results
