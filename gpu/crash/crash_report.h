// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string_view>

namespace lanescope::crash {

/// Returns the folder of crash reports, $XDG_STATE_HOME/lanescope/crashes, by default below
/// ~/.local/state (XDG Base Directory Specification, 0.8); empty where the environment names no
/// such folder.
[[nodiscard]] std::filesystem::path crashFolder();

/// The suffix of a report's file. Its name begins with the time of the crash, in seconds since
/// 1970, and the name of the program: "1767225600-lanescope-4711.crash".
inline constexpr const char* kCrashSuffix = ".crash";
/// So many reports are kept at most.
inline constexpr int kMostCrashReports = 20;

/// Ends the process. It must be safe in a handler of signals.
using EndProcess = void (*)();

/// From now on a file in `folder` is written when this process ends by SIGSEGV, SIGBUS, SIGILL,
/// SIGFPE or SIGABRT: program, version, signal, and the return addresses as modules with offsets,
/// for addr2line(1). It has no arguments, no environment, no folders and no data. The process still
/// ends by that signal; but by `endWithoutMemory`, unless it is null, where a library has not
/// checked an allocation: an access near address 0 or an abort while errno is ENOMEM. Older reports
/// beyond kMostCrashReports are deleted. Nothing happens where `folder` is empty. A stack that
/// overflows is reported of the calling thread, and of threads with a signal stack of their own
/// (sigaltstack(2)).
void reportCrashes(const std::filesystem::path& folder, std::string_view program,
                   std::string_view version, EndProcess endWithoutMemory = nullptr);

}  // namespace lanescope::crash
