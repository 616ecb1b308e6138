// SPDX-License-Identifier: Apache-2.0
#include "trace/check/finding.h"

namespace lanescope::trace {

std::string outOfBoundsSentence(const Finding& where, const ArrayInfo& array, std::int64_t index) {
  return "Thread " + std::to_string(where.thread) + " of block " + std::to_string(where.block) +
         " accesses element " + std::to_string(index) + " of " + array.name + " on line " +
         std::to_string(where.line) + "; " + array.name + " has " + std::to_string(array.count) +
         " elements, numbered from 0.";
}

}  // namespace lanescope::trace
