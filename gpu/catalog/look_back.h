// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

#include "catalog/catalog.h"
#include "catalog/source/entry.h"

namespace lanescope::catalog {

// The scan in one launch, by decoupled look-back (kernels/scan/scan_look_back.cuh).

/// Refuses threads with more vectors than a multiprocessor's registers hold, and more tiles than a
/// launch has blocks.
[[nodiscard]] std::optional<Violation> limitOfLookBack(const values::Parameters&);

[[nodiscard]] values::Plan planLookBack(std::string_view id, const Entry& entry,
                                        const values::Parameters&);

/// Returns the most roundings on the way of an element into an output: those of its tile, and one
/// for each tile before it.
[[nodiscard]] double lookBackRoundings(const values::Parameters&);

}  // namespace lanescope::catalog
