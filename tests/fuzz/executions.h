// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace lanescope::tests {

/// How many mutated inputs a test takes: LANESCOPE_EXECUTIONS where it is set, else `usual`.
inline int executions(int usual) {
  bool isSet = false;
  const int wanted = qEnvironmentVariableIntValue("LANESCOPE_EXECUTIONS", &isSet);
  return isSet ? wanted : usual;
}

}  // namespace lanescope::tests
