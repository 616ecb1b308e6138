// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "engine/executor.h"

namespace lanescope::engine {

/// Makes an executor that uses the real backends through a Runner.
[[nodiscard]] std::unique_ptr<Executor> makeRunnerExecutor();

}  // namespace lanescope::engine
