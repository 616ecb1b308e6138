// SPDX-License-Identifier: Apache-2.0
#include "sandbox/system_calls.h"

// Of a build without libseccomp.

namespace lanescope::sandbox {

bool canForbidCalls() {
  return false;
}

bool allowComputingOnly(bool /*mayLoad*/) {
  return false;
}

bool allowDecodingOnly() {
  return false;
}

bool forbidReachingOut() {
  return false;
}

}  // namespace lanescope::sandbox
