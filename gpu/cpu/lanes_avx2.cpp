// SPDX-License-Identifier: Apache-2.0
//
// The loops, compiled with AVX2 and FMA.
#include "cpu/lanes.h"

namespace lanescope::cpu {
using ThisMachine = Avx2Machine;
}

#include "cpu/lanes_code.h"
