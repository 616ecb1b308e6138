// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

namespace lanescope::cpu {

/// Returns the number of threads of this program that the machine runs at once; at least 1.
[[nodiscard]] unsigned coreCount();

/// Tells the core that this thread only polls a variable.
inline void relax() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

/// Calls work(context, part) once for each part, part 0 on the calling thread. 1 <= parts <=
/// coreCount(). The caller does the part of a thread that does not start in time, so parts may run
/// one after another. A part must not throw.
void callOnCores(unsigned parts, void (*work)(const void* context, unsigned part),
                 const void* context);

/// Calls work(part) for each part, each on a core of its own, and returns when all are done. The
/// threads poll for the next call for some 50 microseconds, so that handing them a part takes less
/// than one microsecond: a task of oneTBB found a second thread only after 3 to 5 microseconds.
template <class Work>
void onCores(unsigned parts, const Work& work) {
  callOnCores(
      parts, [](const void* context, unsigned part) { (*static_cast<const Work*>(context))(part); },
      std::addressof(work));
}

}  // namespace lanescope::cpu
