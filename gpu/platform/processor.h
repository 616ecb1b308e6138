// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>

namespace lanescope::platform {

/// Returns the processor's model as the system names it, for example "Intel(R) Xeon(R) Platinum
/// 8480+", or an empty text. See proc(5), cpuinfo.
[[nodiscard]] std::string processorModel();

/// Returns the bytes of the last-level cache, or 0 where the system does not tell. See sysconf(3).
[[nodiscard]] std::size_t lastLevelCacheBytes();

}  // namespace lanescope::platform
