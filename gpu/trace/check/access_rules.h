// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "trace/record/record.h"

namespace lanescope::trace {

/// Two strong accesses to one element do not race: the hardware performs one after the other, and
/// each finds a whole value. Atomics are strong, and so is a volatile access to global memory, with
/// which blocks wait for each other (PTX ISA, Memory Consistency Model, where it is as a relaxed
/// one). Volatile shared memory is not taken for strong: its usual purpose was to make the threads
/// of a warp see each other's values, and that takes their being in step as well.
[[nodiscard]] constexpr bool isStrong(const Event& event, Space space) {
  if (event.kind() == EventKind::atomicRead || event.kind() == EventKind::atomicWrite) return true;
  return space == Space::global && (isRead(event.kind()) || isWrite(event.kind())) &&
         static_cast<AccessForm>(event.form()) == AccessForm::polled;
}

}  // namespace lanescope::trace
