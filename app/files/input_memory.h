// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lanescope::app {

/// Checks that the memory suffices for a request with inputs of so many bytes and for the copy that
/// is sent to the engine. `held`: bytes of inputs that are in memory already and move into the
/// request. Throws values::Error (unavailable) that names the needed and the free memory.
void checkInputsFit(std::uint64_t bytes, std::uint64_t held);

}  // namespace lanescope::app
