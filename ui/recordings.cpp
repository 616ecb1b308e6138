// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recordings.h"

#include <QFile>
#include <QLoggingCategory>
#include <nlohmann/json.hpp>

#include "engine/json.h"
#include "resources/resources.h"

namespace lanescope::ui {

std::vector<values::BenchResult> readRecordings() {
  std::vector<values::BenchResult> recordings;
  for (const QString& path : resources::recordings()) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) continue;
    try {
      recordings.push_back(
          engine::benchResultFromJson(nlohmann::json::parse(file.readAll().toStdString())));
    } catch (const std::exception& error) {
      qWarning("%s: %s", qUtf8Printable(path), error.what());
    }
  }
  return recordings;
}

}  // namespace lanescope::ui
