// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

#include "catalog/catalog.h"
#include "catalog/source/entry.h"

namespace lanescope::catalog {

// The scan by one thread-block cluster (kernels/scan/scan_cluster.cuh).

/// The most elements: those of 16 blocks of 1024 threads, 32 bytes a thread, of 4 bytes each.
inline constexpr std::int64_t kMostOfAScanCluster = std::int64_t{16} * 1024 * 8;

/// Refuses more elements than the blocks' threads have room for.
[[nodiscard]] std::optional<Violation> limitOfScanCluster(const values::Parameters&);

[[nodiscard]] values::Plan planScanCluster(std::string_view id, const Entry& entry,
                                           const values::Parameters&);

/// Returns the most roundings on the way of an element into an output.
[[nodiscard]] double scanClusterRoundings(const values::Parameters&);

}  // namespace lanescope::catalog
