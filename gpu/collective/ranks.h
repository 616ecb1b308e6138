// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

#include "collective/communicator.h"
#include "request/all_reduce.h"

namespace lanescope::collective {

/// Carries out an all-reduce over the ranks of a group, each of which is an emulated device. All
/// ranks call it with the same request. Returns the result on rank 0, which is that of as many
/// emulated devices in one process, and nothing on the others. Throws values::Error: badInput with
/// the limit that the request exceeds, unavailable when the memory of a rank does not suffice, each
/// on all ranks; engineLost when a rank does not take part, with its number, and the step in which
/// others wait for it.
[[nodiscard]] std::optional<values::AllReduceResult> allReduce(
    const values::AllReduceRequest& request, Communicator& communicator);

/// Throws values::Error (badInput) with the limit that such a request exceeds on `size` ranks.
void checkRequest(const values::AllReduceRequest& request, std::int64_t size);

/// All ranks tell their versions. Rank 0 throws values::Error (unavailable) when one is not its
/// own.
void checkVersions(Communicator& communicator, std::string_view version);

}  // namespace lanescope::collective
