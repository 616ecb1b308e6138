// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <mpi.h>

#include <chrono>
#include <functional>
#include <string>

#include "collective/communicator.h"

namespace lanescope::collective {

/// Throws values::Error (engineLost) with MPI's reason unless `code` is MPI_SUCCESS. `what`: what
/// failed: "A message to rank 2".
void checkMpi(int code, const std::string& what);

/// Waits for the end of one operation of MPI with a limit, which MPI's own functions have not.
/// Sleeps when it takes long, so that ranks that have nothing to do take no processor time.
class MpiWaiting {
 public:
  explicit MpiWaiting(Communicator::Limit limit) : m_limit(limit) {}

  /// Returns whether the operation ended within the limit, which is counted from the construction.
  /// MPI's result is in `code`.
  [[nodiscard]] bool wait(MPI_Request& request, MPI_Status& status, int& code);
  /// The same for anything that can be asked: `test` returns MPI's result, and whether it is done.
  [[nodiscard]] bool waitFor(const std::function<int(int& isDone)>& test, int& code);

 private:
  using Clock = std::chrono::steady_clock;
  void pause(Clock::duration waited) const;

  Clock::time_point m_begin = Clock::now();
  Communicator::Limit m_limit;
};

}  // namespace lanescope::collective
