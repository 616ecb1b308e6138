// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <stop_token>
#include <string>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "request/sampling.h"

namespace lanescope::engine {

/// Returns "0.8 s" or "95 s".
[[nodiscard]] std::string secondsText(values::Milliseconds time);

/// Returns a sentence if the kernel must not be launched with these parameters because the GPU also
/// draws a display, whose driver ends long launches; nothing if it may be. To decide this, it runs
/// the kernel at smaller sizes with `options`. Throws as Backend::run.
[[nodiscard]] std::optional<std::string> tooLongForDisplay(const catalog::KernelRow& row,
                                                           const values::Parameters& parameters,
                                                           backend::Backend& backend,
                                                           const backend::RunOptions& options,
                                                           const std::stop_token& stop);

}  // namespace lanescope::engine
