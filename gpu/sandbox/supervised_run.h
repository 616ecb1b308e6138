// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

namespace lanescope::sandbox {

/// Runs `begin`, which starts a program, in a group of processes of its own, and waits for it. What
/// the program has started ends with it, and all of them end with this process or its parent,
/// however those end. Returns the exit code; a signal that ended the program ends this process too.
[[nodiscard]] int runSupervised(const std::function<int()>& begin);

}  // namespace lanescope::sandbox
