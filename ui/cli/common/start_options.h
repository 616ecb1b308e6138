// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cli/common/options.h"

namespace lanescope::cli {

/// What lanescope takes without a command, when it opens the window: --engine, --theme and
/// --language.
[[nodiscard]] Options startOptions();

}  // namespace lanescope::cli
