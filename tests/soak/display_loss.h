// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

class QString;

namespace lanescope::soak {

/// Opens the window of `program` on an X server without a screen, ends the server, and then opens
/// the window again. Returns a sentence where the first did not end by itself, ended with a signal,
/// or left its engine, or the second did not come to its engine; else nothing. Where Xvfb is not
/// installed, nothing is done.
[[nodiscard]] std::string troubleOfDisplayLoss(const QString& program);

}  // namespace lanescope::soak
