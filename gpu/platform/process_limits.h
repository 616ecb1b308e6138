// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <exception>
#include <string>
#include <string_view>

// The limits that the system sets for a process. Where one is too low, the program says so in a
// sentence and ends with exit code 3; the C and C++ libraries would end it with a signal.

namespace lanescope::platform {

/// Prepares the process; `main` calls it first. A write beyond RLIMIT_FSIZE fails as on a full disk
/// and raises no signal. Threads get stacks of 8 MiB whatever RLIMIT_STACK says, and soft limits
/// that are too low are raised as far as the hard ones permit. `addressSpace`: the bytes of
/// addresses that the libraries need at least. Throws Error (unavailable) that names a limit that
/// is still too low. See getrlimit(2), mallopt(3) and pthread_setattr_default_np(3).
void prepareProcess(std::uint64_t addressSpace = 0);

/// From now on an uncaught exception ends the process with one sentence after `program` and exit
/// code 3 (std::set_terminate).
void reportUncaughtExceptions(const char* program);

/// Ends the process, with exit code 3, after the sentence on standard error, behind the name that
/// reportUncaughtExceptions() was given. It allocates nothing.
[[noreturn]] void endProcess(std::string_view sentence);

/// Does so with the sentence that there is not enough memory.
[[noreturn]] void endWithoutMemory();

/// Returns one sentence for the user about an exception that may come from a library.
[[nodiscard]] std::string sentenceOf(const std::exception& error);

/// Throws Error (unavailable) where `count` more threads cannot be started. `subject`: that of
/// the sentence. The function starts the threads and ends them, because the limits of the user
/// (RLIMIT_NPROC) and of the control group count other processes too and tell nothing in advance.
/// It is called before a library starts threads that would end the process or wait for ever on
/// failure.
void requireThreads(unsigned count, const std::string& subject);

}  // namespace lanescope::platform
