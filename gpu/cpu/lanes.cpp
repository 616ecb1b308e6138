// SPDX-License-Identifier: Apache-2.0
//
// The loops, compiled for any machine.
#include "cpu/lanes.h"

namespace lanescope::cpu {
using ThisMachine = AnyMachine;
}

#include "cpu/lanes_code.h"
