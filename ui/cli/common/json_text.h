// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "request/result.h"

namespace lanescope::cli {

/// Sets the parameters that describe a pattern to null, in the JSON of a run whose inputs were
/// read.
void removePattern(nlohmann::json& result);

/// The object with a newline. Invalid UTF-8 is replaced.
[[nodiscard]] std::string jsonText(const nlohmann::json& json);

/// Whether the path ends in ".recording.json". The window charts recordings together with this
/// machine's measurements (protocol/json_recording.h).
[[nodiscard]] bool isRecording(const QString& path);
/// The content of a recording.
[[nodiscard]] std::string recordingText(const std::vector<values::BenchResult>& results);

}  // namespace lanescope::cli
