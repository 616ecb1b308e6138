// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lanescope::cli {

/// Whether these arguments are for the command line and not for the window: the first one is no
/// option, or asks for help or the version.
[[nodiscard]] bool isCommandLine(int argc, char** argv);

/// Carries out a command and makes the application object that it needs; no display is needed.
/// Returns the exit code: 0, 1 when a check failed, 2 on bad usage or bad input, 3 when the machine
/// cannot, 130 after an interrupt. Results go to standard output, errors to standard error as one
/// sentence.
[[nodiscard]] int runCommandLine(int argc, char** argv);

}  // namespace lanescope::cli
