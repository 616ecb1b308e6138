// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace lanescope::sandbox {

/// Whether this build can forbid system calls (libseccomp).
[[nodiscard]] bool canForbidCalls();

/// Forbids this process, with all its threads, every system call but those of plain computing:
/// memory, threads, their synchronization, signals to itself, time, and reading and writing what is
/// open. Memory cannot be made executable any more. A forbidden call ends the process, with a
/// sentence on standard error that names the call, and with exit code 3 (seccomp(2)). Nothing
/// undoes this. `mayLoad`: a shared object may still be opened for reading and mapped; a second
/// call without it forbids that too, and has to come before any foreign code runs, which could
/// undo it in the process's own memory. Returns false, and forbids nothing, where the system does
/// not support it.
[[nodiscard]] bool allowComputingOnly(bool mayLoad);

/// Does the same for a decoder: it may read and write what is open. Opening a file fails with
/// EPERM, as the libraries bear it, and any other call ends the process with SIGSYS.
[[nodiscard]] bool allowDecodingOnly();

/// Forbids this process, and what it starts, sockets, tracing, mounting and other calls that a
/// compiler never makes; they fail with EPERM. Returns false where the system does not support it.
[[nodiscard]] bool forbidReachingOut();

}  // namespace lanescope::sandbox
