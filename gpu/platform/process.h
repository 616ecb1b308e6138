// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace lanescope::platform {

/// Makes this process the first that the system ends when the machine or the control group runs out
/// of memory. The program that waits for it survives and reports it (proc(5), oom_score_adj).
void makeExpendable();

/// From now on this process is killed when the thread that started it ends (prctl(2),
/// PR_SET_PDEATHSIG).
void endWithParent();

/// Returns the path of a file that this program was built with: beside the program, or in an
/// installed tree in the folder of the helper programs, whether it exists or not.
/// Throws std::filesystem::filesystem_error where the system does not tell the program's path.
[[nodiscard]] std::filesystem::path fileOfProgram(const std::string& name);

/// Opens a descriptor that can be read from once the process has ended (pidfd_open(2)). Returns -1
/// where there is no such process.
[[nodiscard]] int openLifeOf(int process);

/// A pipe whose ends no other program inherits.
struct Pipe {
  int readEnd = -1;
  int writeEnd = -1;
};

/// Makes a pipe. Both ends are -1, and errno says why, where that is not possible (pipe2(2)).
[[nodiscard]] Pipe makePipe();

/// Makes the pipe with this end hold 1 MiB where the system permits it: the two processes then take
/// turns less often. Nothing happens to files and sockets (fcntl(2), F_SETPIPE_SZ).
void enlargePipe(int end);

/// Returns what only processes of the same host have in common, a new text at each start of the
/// host; names of hosts are not unique. Throws Error (unavailable) where it cannot be read.
[[nodiscard]] std::string hostIdentity();

/// Opens an empty file in memory that no other process sees. Returns -1 on failure
/// (memfd_create(2)).
[[nodiscard]] int openMemoryFile(const char* name);

/// The same with a size that nobody can change any more, for another process to map: `bytes`, or
/// what RLIMIT_FSIZE permits of them. Its memory is taken page by page as it is written. Returns
/// -1, and errno says why, on failure (fcntl(2), F_ADD_SEALS).
[[nodiscard]] int openSharedMemory(const char* name, std::uint64_t bytes);

}  // namespace lanescope::platform
