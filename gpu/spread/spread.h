// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "collective/communicator.h"
#include "request/request.h"
#include "request/result.h"
#include "runner/memory_need.h"
#include "spread/device.h"

namespace lanescope::spread {

/// Runs a kernel of the catalogue over all ranks of the communicator, each of which calls this with
/// the same request. Returns the result on rank 0 and nothing on the others: it is that of the
/// whole problem, with the phases of the slowest rank. Throws values::Error: (badInput) for what
/// does not run on several devices and for a part that the kernel does not take, (unavailable)
/// where memory does not suffice, (cancelled) after a stop, (engineLost) where another rank failed.
[[nodiscard]] std::optional<values::RunResult> run(const values::RunRequest& request,
                                                   Device& device,
                                                   collective::Communicator& communicator,
                                                   const engine::MemoryReader& memory);

}  // namespace lanescope::spread
