// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "request/result.h"

namespace lanescope::tests {

/// Runs a kernel of tests/gpu/lab/kernels for its problem, as the lab does it: the row is made of
/// what the front end says of the file and of the choices, and the engine checks the result. It is
/// recorded on the emulator; a right one is compared with a GPU's record (on_device.h). `choices`:
/// as in a file's head comment. Throws values::Error.
[[nodiscard]] values::RunResult runForProblem(const std::string& file, const std::string& kernel,
                                              const std::string& choices);

}  // namespace lanescope::tests
