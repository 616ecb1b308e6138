// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <stop_token>
#include <string>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "request/sampling.h"

namespace lanescope::engine {

/// "0.8 s", "95 s".
[[nodiscard]] std::string secondsText(values::Milliseconds time);

/// Why the kernel must not be launched with these parameters, as a sentence, on a GPU that also
/// draws a display, whose driver ends what lasts too long; nothing where it may be. There it is run
/// at smaller sizes first, as `options` say. Throws as Backend::run.
[[nodiscard]] std::optional<std::string> tooLongForDisplay(const catalog::KernelRow& row,
                                                           const values::Parameters& parameters,
                                                           backend::Backend& backend,
                                                           const backend::RunOptions& options,
                                                           const std::stop_token& stop);

}  // namespace lanescope::engine
