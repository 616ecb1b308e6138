// SPDX-License-Identifier: Apache-2.0
#include "collective/connect_ranks.h"

#include <mpi.h>

#include <cstdlib>
#include <string>

#include "collective/mpi/mpi_communicator.h"
#include "values/error.h"

namespace lanescope::collective {

namespace {

[[noreturn]] void refuseSize(std::int64_t size, std::int64_t expected) {
  values::unavailable("This engine is one of " + std::to_string(size) + " ranks instead of " +
                      std::to_string(expected) + ": is mpirun that of Open MPI?");
}

/// Open MPI's mpirun and SLURM's srun hand each process its rank in this variable (PMIx). Without
/// it MPI_Init would make the process a group of its own, with a daemon of its own.
bool isStartedAsRank() {
  return std::getenv("PMIX_RANK") != nullptr;  // NOLINT(concurrency-mt-unsafe)
}

}  // namespace

extern "C" __attribute__((visibility("default"))) Communicator* lanescopeConnectRanks(
    std::int64_t expected) {
  if (!isStartedAsRank()) refuseSize(1, expected);
  // One thread connects, and another one carries out the requests.
  int provided = MPI_THREAD_SINGLE;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided) != MPI_SUCCESS ||
      provided < MPI_THREAD_SERIALIZED) {
    values::unavailable("Open MPI does not start with threads.");
  }
  static MpiCommunicator communicator;
  if (communicator.size() != expected) refuseSize(communicator.size(), expected);
  return &communicator;
}

}  // namespace lanescope::collective
