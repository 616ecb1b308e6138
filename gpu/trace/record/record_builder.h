// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "trace/record/raw_events.h"
#include "trace/record/record.h"
#include "values/plan.h"

// Conversion of a backend's raw events into a Record; see raw_events.h.

namespace lanescope::trace {

/// A window whose open choices are made.
struct ResolvedWindow {
  std::uint64_t firstBlock = 0;
  std::uint64_t blockCount = 0;
  std::uint64_t eventsPerThread = 0;  ///< further events of a thread are not recorded
  std::uint32_t launch = 0;           ///< position in the plan
  /// Further operations of a thread are not recorded; 0: the flow is not asked for.
  std::uint64_t operationsPerThread = 0;
};

/// Makes the open choices of a window, equally for every backend, so that their records can be
/// compared. Throws values::Error (badInput) when the plan has no such launch, the window begins
/// beyond its grid or there are more buffers than an event can name.
[[nodiscard]] ResolvedWindow resolve(const Window& window, const values::Plan& plan);

/// Makes the record of the window's launch from raw events. The line of its declaration names each
/// shared array. Another block's array is an array of its own, "numbers of rank 0". `offsets`: see
/// Record. Throws values::Error (unavailable) when there are more arrays than an event can name.
[[nodiscard]] Record buildRecord(const values::Plan& plan, std::string source,
                                 const ResolvedWindow& window, std::vector<std::uint64_t> offsets,
                                 Events rawEvents, bool truncated);

}  // namespace lanescope::trace
