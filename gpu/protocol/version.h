// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace lanescope::engine {

/// The version of the protocol, which both programs must share. It grows with every change of a
/// message.
inline constexpr std::uint32_t kProtocolVersion = 16;

/// Returns the version of this program: "0.1.0".
[[nodiscard]] std::string_view programVersion();

}  // namespace lanescope::engine
