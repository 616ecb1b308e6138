// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/json_text.h"

#include <nlohmann/json.hpp>

#include "protocol/json_recording.h"
#include "request/parameter_table.h"

namespace lanescope::cli {

void removePattern(nlohmann::json& result) {
  for (const values::ParameterInfo& info : values::parameterTable()) {
    if (info.part != values::ParameterPart::pattern) continue;
    result["parameters"][std::string(info.name)] = nullptr;
  }
}

std::string jsonText(const nlohmann::json& json) {
  return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

bool isRecording(const QString& path) {
  return path.endsWith(QLatin1String(".recording.json"));
}

std::string recordingText(const std::vector<values::BenchResult>& results) {
  return engine::recordingToJson(results).dump() + "\n";
}

}  // namespace lanescope::cli
