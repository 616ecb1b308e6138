// SPDX-License-Identifier: Apache-2.0
#include "platform/heap.h"

#include <malloc.h>

namespace lanescope::platform {

void returnFreedMemory() {
  // A threshold that is set stays as it is; else it grows with the blocks that are freed.
  constexpr int kThreshold = 128 << 10;
  ::mallopt(M_ARENA_MAX, 1);
  ::mallopt(M_MMAP_THRESHOLD, kThreshold);
  ::mallopt(M_TRIM_THRESHOLD, kThreshold);
}

}  // namespace lanescope::platform
