// SPDX-License-Identifier: Apache-2.0
#include "simt/loaded_object.h"

namespace lanescope::simt {
namespace {

void (*onLoaded)() = nullptr;

}  // namespace

void setOnObjectLoaded(void (*call)()) {
  onLoaded = call;
}

void onObjectLoaded() noexcept {
  if (onLoaded != nullptr) onLoaded();
}

}  // namespace lanescope::simt
