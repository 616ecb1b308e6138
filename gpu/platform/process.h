// SPDX-License-Identifier: Apache-2.0
#pragma once

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

/// Opens an empty file in memory that no other process sees. Returns -1 on failure
/// (memfd_create(2)).
[[nodiscard]] int openMemoryFile(const char* name);

}  // namespace lanescope::platform
