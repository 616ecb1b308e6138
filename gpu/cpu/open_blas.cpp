// SPDX-License-Identifier: Apache-2.0
#include "cpu/open_blas.h"

#include <atomic>

namespace lanescope::cpu {
namespace {

std::atomic<bool> isLeftOut{false};

}  // namespace

const platform::SharedLibrary& openBlas() {
  static const platform::SharedLibrary kNone;
  if (isLeftOut) return kNone;
  static const platform::SharedLibrary kLibrary({"libopenblas.so.0"});
  return kLibrary;
}

void leaveOutOpenBlas() {
  isLeftOut = true;
}

}  // namespace lanescope::cpu
