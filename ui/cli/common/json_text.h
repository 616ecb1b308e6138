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

/// The object with a newline behind it. Text that is not UTF-8 is mended.
[[nodiscard]] std::string jsonText(const nlohmann::json& json);

/// A recording, ".recording.json", is what the window charts beside what this machine computes:
/// timings, phases and all, or errors (protocol/json_recording.h).
[[nodiscard]] bool isRecording(const QString& path);
/// What stands in it.
[[nodiscard]] std::string recordingText(const std::vector<values::BenchResult>& results);

}  // namespace lanescope::cli
