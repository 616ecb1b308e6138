// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace lanescope::values {

/// Formats a number of bytes: "512 B", "1.5 KiB", "12.0 GiB", "8.0 TiB".
[[nodiscard]] std::string sizeText(std::uint64_t bytes);

}  // namespace lanescope::values
