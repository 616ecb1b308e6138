// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "collective/communicator.h"

namespace lanescope::collective {

/// Finds out for whom all ranks wait in the end, after one has waited in vain. Those that wait tell
/// rank 0 of it; a rank that does not is the one, else the one for which a rank waits in the
/// earliest step. Each rank that has caught `absent` calls it before it gives up its buffers.
/// Throws values::Error (engineLost), on rank 0 with a sentence on that rank.
[[noreturn]] void explainAbsence(const RankAbsent& absent, Communicator& communicator);

}  // namespace lanescope::collective
