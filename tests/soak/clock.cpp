// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/clock.h"

#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <atomic>

namespace {

std::atomic<time_t> clockOffset = 0;

timespec realTime() {
  timespec now{};
  ::syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
  now.tv_sec += clockOffset.load(std::memory_order_relaxed);
  return now;
}

}  // namespace

extern "C" {

// The system's headers have reserved names.
// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name)
int clock_gettime(clockid_t clock, timespec* now) noexcept {
  if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) {
    return static_cast<int>(::syscall(SYS_clock_gettime, clock, now));
  }
  *now = realTime();
  return 0;
}

int gettimeofday(timeval* now, void* /*zone*/) noexcept {
  const timespec time = realTime();
  *now = {time.tv_sec, time.tv_nsec / 1000};
  return 0;
}

time_t time(time_t* now) noexcept {
  const time_t seconds = realTime().tv_sec;
  if (now != nullptr) *now = seconds;
  return seconds;
}
// NOLINTEND(readability-inconsistent-declaration-parameter-name)

}  // extern "C"

namespace lanescope::soak {

void jumpClock(std::chrono::seconds offset) {
  clockOffset = static_cast<time_t>(offset.count());
}

}  // namespace lanescope::soak
