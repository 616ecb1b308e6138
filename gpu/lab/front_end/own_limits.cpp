// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/own_limits.h"

#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <new>
#include <string_view>

namespace lanescope::lab {
namespace {

constexpr rlim_t kMostSeconds = 5;
constexpr rlim_t kMostMemory = rlim_t{2} << 30;

/// Writes a result and ends. Only what a signal handler may do.
[[noreturn]] void endWith(std::string_view sentence) {
  constexpr std::string_view kBefore =
      R"({"problems":[{"line":1,"column":1,"severity":"error","message":")";
  constexpr std::string_view kAfter = "\"}]}\n";
  for (const std::string_view part : {kBefore, sentence, kAfter}) {
    if (write(STDOUT_FILENO, part.data(), part.size()) < 0) break;
  }
  _exit(0);
}

void onSignal(int signal) {
  if (signal == SIGXCPU) endWith("This text takes more than five seconds to read; it is too much.");
  endWith("This text is too deep or too large to be read.");
}

void onNoMemory() {
  endWith("This text takes more than 2 GiB to read; it is too much.");
}

void limit(int resource, rlim_t most) {
  rlimit now{};
  getrlimit(resource, &now);
  if (now.rlim_max != RLIM_INFINITY && now.rlim_max < most) return;
  const rlimit wanted{most, now.rlim_max};
  setrlimit(resource, &wanted);
}

}  // namespace

void limitThisProcess() {
  // libclang parses on this thread then, and leaves the signals to this handler.
  setenv("LIBCLANG_NOTHREADS", "1", 1);
  setenv("LIBCLANG_DISABLE_CRASH_RECOVERY", "1", 1);
  // The handler needs a stack of its own where the usual one is used up.
  static std::array<char, 64 * 1024> stack;
  stack_t other{};
  other.ss_sp = stack.data();
  other.ss_size = stack.size();
  sigaltstack(&other, nullptr);
  struct sigaction action {};
  action.sa_handler = onSignal;
  action.sa_flags = SA_ONSTACK;
  for (const int signal : {SIGXCPU, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT}) {
    sigaction(signal, &action, nullptr);
  }
  std::set_new_handler(onNoMemory);
  limit(RLIMIT_CPU, kMostSeconds);
  limit(RLIMIT_CORE, 0);
#if !defined(__SANITIZE_ADDRESS__)  // AddressSanitizer reserves terabytes and reads /proc
  limit(RLIMIT_AS, kMostMemory);
  // Standard input and output are open; nothing else can be.
  limit(RLIMIT_NOFILE, STDERR_FILENO + 1);
#endif
}

}  // namespace lanescope::lab
