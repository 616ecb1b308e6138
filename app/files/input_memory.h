// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lanescope::app {

/// Whether there is memory to make a request of inputs that take so many bytes and to hand it to
/// the engine, which takes a copy of it. `held`: bytes of them that are there and move into the
/// request. Throws values::Error (unavailable) with what is needed and what there is.
void checkInputsFit(std::uint64_t bytes, std::uint64_t held);

}  // namespace lanescope::app
