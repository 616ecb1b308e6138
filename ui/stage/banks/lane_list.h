// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>

namespace lanescope::ui {

/// The lanes of a mask in words: "lane 5", "lanes 0–15", "lanes 0, 2, 4–7".
[[nodiscard]] QString laneList(std::uint32_t lanes);

}  // namespace lanescope::ui
