// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "trace/record/record.h"

namespace lanescope::trace {

/// Whether an access is strong. Two strong accesses to one element do not race: the hardware
/// performs one after the other, and each finds a whole value. Atomics are strong. A volatile
/// access to global memory, with which blocks wait for each other, is strong because the PTX ISA
/// (Memory Consistency Model) treats it as a relaxed one. A volatile access to shared memory is
/// not: its usual purpose was to show the threads of a warp each other's values, which also
/// requires them to run in lockstep.
[[nodiscard]] constexpr bool isStrong(const Event& event, Space space) {
  if (event.kind() == EventKind::atomicRead || event.kind() == EventKind::atomicWrite) return true;
  return space == Space::global && (isRead(event.kind()) || isWrite(event.kind())) &&
         static_cast<AccessForm>(event.form()) == AccessForm::polled;
}

}  // namespace lanescope::trace
