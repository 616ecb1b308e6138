// SPDX-License-Identifier: Apache-2.0
#include "cpu/open_blas.h"

#include <dlfcn.h>

#include <atomic>

namespace lanescope::cpu {
namespace {

std::atomic<bool> isLeftOut{false};

}  // namespace

void* openBlas() {
  if (isLeftOut) return nullptr;
  static void* const library = dlopen("libopenblas.so.0", RTLD_NOW | RTLD_LOCAL);
  return library;
}

void leaveOutOpenBlas() {
  isLeftOut = true;
}

}  // namespace lanescope::cpu
