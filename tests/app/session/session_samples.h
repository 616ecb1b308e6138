// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

namespace lanescope::tests {

/// With every field set to something that is not its default, and two small records.
[[nodiscard]] app::Session sampleSession();
/// A kernel of the catalogue run on the emulator, with few elements, as the window would keep it.
/// Empty where the kernel cannot be recorded, or does not end.
[[nodiscard]] std::optional<app::Session> sessionOf(std::string_view kernel);

}  // namespace lanescope::tests
