// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>

#include "collective/communicator.h"

namespace lanescope::collective {

/// Calls `work` on so many ranks, each a thread of this process, and returns when all have ended.
/// They wait for each other without a limit, unless `work` sets one. A rank that throws ends the
/// others at their next call of the communicator; the first exception is thrown again. Throws
/// values::Error (unavailable) where the threads cannot be started.
void onThreads(std::int64_t ranks, const std::function<void(Communicator&)>& work);

}  // namespace lanescope::collective
