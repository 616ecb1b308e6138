// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

namespace lanescope::cli {

/// Asks the engine whether a GPU is there on which times can be compared.
[[nodiscard]] bool hasGpu(const std::stop_token& stop);

}  // namespace lanescope::cli
