// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/lab/on_device.h"

namespace lanescope::tests {

lab::Rewritten rewrittenText(const std::string& /*stem*/, const std::string& text) {
  return lab::rewrite(text);
}

void compareWithDevice(const EmulatedRun& /*run*/) {}

void compareProblemWithDevice(const std::string& /*stem*/, const catalog::KernelRow& /*row*/,
                              bool /*isOrdered*/) {}

}  // namespace lanescope::tests
