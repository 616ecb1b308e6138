// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/session/session.h"

namespace lanescope::app {

/// Returns the SHA-256 of a text, in hexadecimal.
[[nodiscard]] std::string textHashOf(std::string_view text);
/// Returns the SHA-256 of the text of a kernel's file in this program, in hexadecimal; empty for an
/// unknown kernel.
[[nodiscard]] std::string sourceHashOf(std::string_view kernel);
/// Whether the lines of a record refer to the kernel's file in this program.
[[nodiscard]] bool hasSameSource(const SessionResult& result);

/// Returns one sentence for each part of a session that this program cannot show as it was: unknown
/// kernels, parameters and choices, and kernels whose text has changed. Most sessions have none.
[[nodiscard]] std::vector<std::string> remarksOn(const Session& session);

}  // namespace lanescope::app
