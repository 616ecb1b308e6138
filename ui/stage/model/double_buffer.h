// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

#include "trace/record/timeline.h"

namespace lanescope::ui {

/// Returns the number of elements of each half where a block uses an array as a double buffer;
/// else 0. It does where its epochs write the halves in turn, at least three times, and read in
/// such an epoch only what the one before has written. `steps`: those that access the array,
/// ascending.
[[nodiscard]] std::int64_t halfOfDoubleBuffer(const trace::Timeline& timeline,
                                              std::span<const std::uint32_t> steps);

}  // namespace lanescope::ui
