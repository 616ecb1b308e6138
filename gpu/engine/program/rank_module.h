// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "collective/communicator.h"

namespace lanescope::engine {

/// Loads lanescope-mpi.so, which lies beside this program or where it is installed, and returns the
/// group of all ranks. Throws values::Error (unavailable) where it is not there, or Open MPI is
/// not, or this process is not one of `expected` ranks of the same version.
[[nodiscard]] collective::Communicator& connectRanks(std::int64_t expected);

}  // namespace lanescope::engine
