// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <functional>

namespace lanescope::cpu {

/// Calls `task(i)` for i from 0 to `count - 1`, in any order, on all cores. Calls from several
/// threads share the cores.
void inTasks(std::size_t count, const std::function<void(std::size_t)>& task);

}  // namespace lanescope::cpu
