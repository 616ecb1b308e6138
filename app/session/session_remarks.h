// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/session/session.h"

namespace lanescope::app {

/// SHA-256 of the text of a kernel's file as it is built into this program, in hexadecimal; empty
/// for a kernel that it does not have.
[[nodiscard]] std::string sourceHashOf(std::string_view kernel);
/// Whether the lines of a record are those of the kernel's file in this program.
[[nodiscard]] bool hasSameSource(const SessionResult& result);

/// What of a session this program cannot show as it was: kernels, parameters and choices that it
/// does not have, kernels whose text has changed. One sentence each; none for most sessions.
[[nodiscard]] std::vector<std::string> remarksOn(const Session& session);

}  // namespace lanescope::app
