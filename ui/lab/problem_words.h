// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

namespace lanescope::ui {

/// Returns what a problem of a kernel of the user is called on screen; `name`: as the file says it.
[[nodiscard]] QString problemTitle(std::string_view name);

}  // namespace lanescope::ui
