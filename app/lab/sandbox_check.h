// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lanescope::app {

/// Whether this system and this build can confine what a kernel of the user and the decoder of a
/// file do.
[[nodiscard]] bool hasSandbox();

}  // namespace lanescope::app
