// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "trace/record/event.h"
#include "trace/record/operation.h"
#include "values/stamp.h"

// Where a recorded or a stamped kernel writes to; for the host and for device code.

namespace lanescope::backend {

/// The memory for the entries of a recorded kernel's threads: their events or their operations.
/// Every thread of the window has `perThread` slots of its own, so that recording orders nothing
/// and needs no atomics. `counts[t]` is the number of entries that thread t had, which exceeds its
/// slots when some were dropped.
template <class EntryType>
struct DeviceSlots {
  EntryType* entries = nullptr;  ///< null: they are not recorded
  unsigned long long* counts = nullptr;
  unsigned long long perThread = 0;
};

/// What the threads of a recorded or a stamped kernel write to.
struct DeviceRecorder {
  DeviceSlots<trace::Event> events;
  DeviceSlots<trace::Operation> operations;
  unsigned long long firstBlock = 0;
  unsigned long long blockCount = 0;
  /// Of a stamped kernel's first block: values::kStampsPerWarp for each warp. Those that are not
  /// used stay zero.
  values::Stamp* stamps = nullptr;
};

}  // namespace lanescope::backend
