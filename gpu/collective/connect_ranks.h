// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "collective/communicator.h"

namespace lanescope::collective {

/// The one function of the module lanescope-mpi.so (gpu/collective/mpi). It starts MPI and returns
/// the group of all ranks, which lives as long as the process. Throws values::Error (unavailable)
/// when this process is not one of `expected` ranks.
using ConnectRanks = Communicator*(std::int64_t expected);
inline constexpr char kConnectRanks[] = "lanescopeConnectRanks";

}  // namespace lanescope::collective
