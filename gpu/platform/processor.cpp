// SPDX-License-Identifier: Apache-2.0
#include "platform/processor.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace lanescope::platform {

std::string processorModel() {
  std::ifstream lines("/proc/cpuinfo");
  lines.exceptions(std::ios::badbit);  // otherwise std::getline keeps std::bad_alloc to itself
  for (std::string line; std::getline(lines, line);) {
    const std::size_t colon = line.find(':');
    if (!line.starts_with("model name") || colon == std::string::npos) continue;
    const std::size_t begin = line.find_first_not_of(" \t", colon + 1);
    return begin == std::string::npos ? std::string() : line.substr(begin);
  }
  return {};
}

std::size_t lastLevelCacheBytes() {
  return static_cast<std::size_t>(std::max(0L, ::sysconf(_SC_LEVEL3_CACHE_SIZE)));
}

}  // namespace lanescope::platform
