// SPDX-License-Identifier: Apache-2.0
#include "protocol/version.h"

namespace lanescope::engine {

std::string_view programVersion() {
  return LANESCOPE_VERSION;
}

}  // namespace lanescope::engine
