// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace lanescope::engine {

/// Both programs must speak the same one. It grows with every change of a message.
inline constexpr std::uint32_t kProtocolVersion = 11;

/// "0.1.0": of the program that this is built into.
[[nodiscard]] std::string_view programVersion();

}  // namespace lanescope::engine
