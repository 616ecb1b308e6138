// SPDX-License-Identifier: Apache-2.0
#include "cpu/cpu_info.h"

#include <thread>

#include "platform/processor.h"

namespace lanescope::cpu {
std::string describeCpu() {
  // It is read once, since an engine that loads foreign code cannot read it later.
  static const std::string kModel = platform::processorModel();
  return (kModel.empty() ? "CPU" : kModel) + ", " +
         std::to_string(std::thread::hardware_concurrency()) + " threads";
}

}  // namespace lanescope::cpu
