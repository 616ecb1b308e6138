// SPDX-License-Identifier: Apache-2.0
#include "cpu/cpu_info.h"

#include <fstream>
#include <thread>

namespace lanescope::cpu {
namespace {

/// Returns the value of `key` in a file of lines "key : value", or an empty string.
std::string valueOf(const char* file, const std::string& key) {
  std::ifstream lines(file);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t colon = line.find(':');
    if (!line.starts_with(key) || colon == std::string::npos) continue;
    const std::size_t begin = line.find_first_not_of(" \t", colon + 1);
    return begin == std::string::npos ? std::string() : line.substr(begin);
  }
  return {};
}

}  // namespace

std::string describeCpu() {
  // It is read once, since an engine that loads foreign code cannot read it later.
  static const std::string kModel = valueOf("/proc/cpuinfo", "model name");
  return (kModel.empty() ? "CPU" : kModel) + ", " +
         std::to_string(std::thread::hardware_concurrency()) + " threads";
}

}  // namespace lanescope::cpu
