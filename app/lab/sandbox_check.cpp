// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/sandbox_check.h"

#include "sandbox/file_rules.h"
#include "sandbox/system_calls.h"

namespace lanescope::app {

bool hasSandbox() {
  return sandbox::hasLandlock() && sandbox::canForbidCalls();
}

}  // namespace lanescope::app
