// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <exception>
#include <string>

// What the system lets a process have: where it is too little, the program says so in a sentence
// and ends with exit code 3, where the C and C++ libraries would end it with a signal.

namespace lanescope::values {

/// Prepares the process, first in `main`. A file that becomes larger than RLIMIT_FSIZE is a write
/// that fails, as on a full disk, and no signal. Threads have stacks of 8 MiB whatever RLIMIT_STACK
/// says, and soft limits that are too low are raised as far as the hard ones let. Throws Error
/// (unavailable) that names the limit that still is too low; `addressSpace`: bytes below which the
/// libraries would fail where they do not look. After getrlimit(2), mallopt(3) and
/// pthread_setattr_default_np(3).
void prepareProcess(std::uint64_t addressSpace = 0);

/// From now on an exception that nobody catches ends the process with one sentence after `program`
/// and exit code 3 (std::set_terminate).
void endInASentence(const char* program);

/// What an exception tells the user that no code of ours has thrown, in one sentence.
[[nodiscard]] std::string sentenceOf(const std::exception& error);

/// Throws Error (unavailable) where so many threads more cannot be started, `who` being what needs
/// them. They are started and end again: the limits of the user (RLIMIT_NPROC) and of the control
/// group count other processes too, so nothing else tells. For what starts threads in a library,
/// which would end the process or wait for ever.
void requireThreads(unsigned count, const std::string& who);

}  // namespace lanescope::values
