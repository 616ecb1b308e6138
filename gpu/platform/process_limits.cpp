// SPDX-License-Identifier: Apache-2.0
#include "platform/process_limits.h"

#include <malloc.h>
#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

#include "values/error.h"
#include "values/size_text.h"

namespace lanescope::platform {
namespace {

constexpr rlim_t kStackBytes = rlim_t{8} << 20;
constexpr rlim_t kLeastStackBytes = rlim_t{1} << 20;
/// Enough for pipes to the engine, the history's files, fonts and the connection to the display.
constexpr rlim_t kLeastFiles = 64;

constexpr const char* kNoMemory = "There is not enough memory.";
constexpr const char* kNoThread =
    "No more threads can be started: a limit of this user (ulimit -u), of the memory (ulimit -v) "
    "or of the control group is reached.";
constexpr const char* kNoFile =
    "No more files can be opened: the limit of this process (ulimit -n) or of the system is "
    "reached.";

const char* programName = "";

/// Raises the soft limit to `wanted` or to the hard one, whichever is less. Returns what it is now.
rlim_t raise(__rlimit_resource resource, rlim_t wanted) {
  rlimit limit{};
  if (::getrlimit(resource, &limit) != 0) return wanted;
  if (limit.rlim_cur < wanted) {
    limit.rlim_cur = std::min(wanted, limit.rlim_max);
    ::setrlimit(resource, &limit);
  }
  return limit.rlim_cur;
}

/// Checks RLIMIT_AS, which `ulimit -v` sets and nearly all memory of a process counts against.
void checkAddressSpace(std::uint64_t needed) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
  if (limit.rlim_cur < needed) {
    values::unavailable("The address space is limited to " + values::sizeText(limit.rlim_cur) +
                        " (ulimit -v), and at least " + values::sizeText(needed) + " are needed.");
  }
  // The C library would set aside 64 MiB for each of the first threads that allocate.
  ::mallopt(M_ARENA_MAX, 1);
}

[[noreturn]] void terminated() {
  try {
    if (const std::exception_ptr error = std::current_exception()) std::rethrow_exception(error);
  } catch (const std::bad_alloc&) {
    endWithoutMemory();
  } catch (const std::exception& error) {
    endProcess(sentenceOf(error));
  } catch (...) {
  }
  endProcess("Something unexpected happened.");
}

}  // namespace

void prepareProcess(std::uint64_t addressSpace) {
  std::signal(SIGXFSZ, SIG_IGN);
  const rlim_t stack = raise(RLIMIT_STACK, kStackBytes);
  if (stack < kLeastStackBytes) {
    values::unavailable("The stack is limited to " + values::sizeText(stack) +
                        " (ulimit -s), and at least " + values::sizeText(kLeastStackBytes) +
                        " are needed.");
  }
  const rlim_t files = raise(RLIMIT_NOFILE, kLeastFiles);
  if (files < kLeastFiles) {
    values::unavailable("Only " + std::to_string(files) +
                        " files may be open at once (ulimit -n), and " +
                        std::to_string(kLeastFiles) + " are needed.");
  }
  checkAddressSpace(addressSpace);
  // The C library has read RLIMIT_STACK at the start of the process, before it was raised.
  pthread_attr_t attributes;
  if (::pthread_getattr_default_np(&attributes) != 0) return;
  ::pthread_attr_setstacksize(&attributes, kStackBytes);
  ::pthread_setattr_default_np(&attributes);
  ::pthread_attr_destroy(&attributes);
}

void endProcess(std::string_view sentence) {
  // This must not allocate: there may be no memory.
  for (const std::string_view part :
       {std::string_view(programName), std::string_view(": "), sentence, std::string_view("\n")}) {
    const ssize_t written = ::write(STDERR_FILENO, part.data(), part.size());
    static_cast<void>(written);
  }
  std::_Exit(values::exitCode(values::ErrorKind::unavailable));
}

void endWithoutMemory() {
  endProcess(kNoMemory);
}

void reportUncaughtExceptions(const char* program) {
  programName = program;
  std::set_terminate(terminated);
}

std::string sentenceOf(const std::exception& error) {
  if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr) return kNoMemory;
  if (const auto* const ours = dynamic_cast<const values::Error*>(&error)) return ours->what();
  if (const auto* const system = dynamic_cast<const std::system_error*>(&error)) {
    if (system->code() == std::errc::not_enough_memory) return kNoMemory;
    if (system->code() == std::errc::resource_unavailable_try_again) return kNoThread;
    if (system->code() == std::errc::too_many_files_open ||
        system->code() == std::errc::too_many_files_open_in_system) {
      return kNoFile;
    }
  }
  return std::string("Something unexpected happened: ") + error.what() + ".";
}

void requireThreads(unsigned count, const std::string& subject) {
  std::atomic<bool> isOver = false;
  std::vector<std::jthread> started;
  started.reserve(count);
  try {
    while (started.size() < count) {
      started.emplace_back([&isOver] { isOver.wait(false); });
    }
  } catch (const std::exception&) {
    // The count tells below how many could be started.
  }
  const std::size_t had = started.size();
  isOver = true;
  isOver.notify_all();
  started.clear();
  if (had == count) return;
  values::unavailable(
      subject + " needs " + std::to_string(count) + " more threads, and only " +
      std::to_string(had) +
      " can be started: see the limits of this user (ulimit -u), of the memory (ulimit "
      "-v) and of the control group.");
}

}  // namespace lanescope::platform
