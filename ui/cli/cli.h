// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lanescope::cli {

/// Whether the arguments are for the command line and not for the window: the first one is no
/// option, or it asks for help or the version.
[[nodiscard]] bool isCommandLine(int argc, char** argv);

/// Executes a command; no display is needed. Makes the application object. Returns the exit code:
/// 0, 1 when a check failed, 2 on bad usage or bad input, 3 when the machine cannot, 130 after an
/// interrupt. Results go to standard output, errors to standard error as one sentence.
[[nodiscard]] int runCommandLine(int argc, char** argv);

}  // namespace lanescope::cli
