// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::cli {

/// What makes a shell complete the commands, options, actions and kernels of lanescope, from the
/// table of the commands: the text of the file that each shell loads.
[[nodiscard]] QString bashCompletion();
[[nodiscard]] QString zshCompletion();
[[nodiscard]] QString fishCompletion();

}  // namespace lanescope::cli
