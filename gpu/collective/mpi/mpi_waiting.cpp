// SPDX-License-Identifier: Apache-2.0
#include "collective/mpi/mpi_waiting.h"

#include <array>
#include <thread>

#include "values/error.h"

namespace lanescope::collective {

using namespace std::chrono_literals;

void checkMpi(int code, const std::string& what) {
  if (code == MPI_SUCCESS) return;
  std::array<char, MPI_MAX_ERROR_STRING> text{};
  int length = 0;
  MPI_Error_string(code, text.data(), &length);
  throw values::Error(values::ErrorKind::engineLost,
                      what + " failed in MPI: " + std::string(text.data()) + ".");
}

bool MpiWaiting::wait(MPI_Request& request, MPI_Status& status, int& code) {
  return waitFor([&](int& isDone) { return MPI_Test(&request, &isDone, &status); }, code);
}

bool MpiWaiting::waitFor(const std::function<int(int& isDone)>& test, int& code) {
  for (;;) {
    int isDone = 0;
    code = test(isDone);
    if (isDone != 0 || code != MPI_SUCCESS) return true;
    const Clock::duration waited = Clock::now() - m_begin;
    if (m_limit && waited > *m_limit) return false;
    pause(waited);
  }
}

void MpiWaiting::pause(Clock::duration waited) const {
  // A message takes microseconds. Where ranks share a core, the other one must run meanwhile.
  if (waited < 20us) return;
  if (waited < 20ms) return std::this_thread::yield();
  std::this_thread::sleep_for(m_limit ? 100us : 1ms);
}

}  // namespace lanescope::collective
