// SPDX-License-Identifier: Apache-2.0
//
// crash_planted HOW FOLDER …: ends by a signal, with a report in the folder.
#include <dlfcn.h>
#include <execinfo.h>
#include <sys/resource.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <string_view>

#include "crash/crash_report.h"

namespace {
bool isReportFaulty = false;
}

/// The report calls this in place of the C library's. The system's headers have reserved names.
// NOLINTNEXTLINE(readability-inconsistent-declaration-parameter-name)
extern "C" int backtrace(void** frames, int count) {
  if (isReportFaulty) std::abort();
  static const auto real = reinterpret_cast<decltype(&backtrace)>(::dlsym(RTLD_NEXT, "backtrace"));
  return real(frames, count);
}

/// Each of these names stands in the program's table of symbols.
__attribute__((noinline)) int plantedFault(volatile int* nowhere) {
  return *nowhere;
}
__attribute__((noinline)) int plantedAbort() {
  std::abort();
}
// NOLINTNEXTLINE(misc-no-recursion): that is the point
__attribute__((noinline)) int plantedOverflow(int depth) {
  volatile char frame[4096];
  frame[0] = static_cast<char>(depth);
  if (depth < 0) return 0;
  return plantedOverflow(depth + 1) + frame[0];
}

int main(int argc, char** argv) {
  constexpr int kUsage = 2;
  if (argc < 3) return kUsage;
  const rlimit noCore{0, 0};
  ::setrlimit(RLIMIT_CORE, &noCore);
  constexpr int kNoMemory = 3;
  lanescope::crash::reportCrashes(argv[2], "crash_planted", "1.2.3", [] { std::_Exit(kNoMemory); });
  const std::string_view how = argv[1];
  if (how.starts_with("memory")) errno = ENOMEM;
  if (how == "memory") return plantedFault(nullptr);
  if (how == "memory abort") return plantedAbort();
  if (how == "memory elsewhere") std::raise(SIGFPE);
  if (how == "fault") return plantedFault(nullptr);
  if (how == "abort") return plantedAbort();
  if (how == "overflow") return plantedOverflow(0);
  if (how == "outside") std::raise(SIGFPE);
  if (how == "report") {
    isReportFaulty = true;
    return plantedFault(nullptr);
  }
  return 0;
}
