// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <stop_token>

namespace lanescope::cpu {

// The ceilings of this machine's cores together: the best of several tries, each with the code of
// the tuned variants. A measurement takes some tenths of a second. It returns nothing when it was
// stopped, which takes it no longer than one try.

/// Measures the bytes a second that are read from memory that is in no cache.
[[nodiscard]] std::optional<double> measureReadRate(const std::stop_token& stop);
/// Measures operations a second on float32: multiply-adds in the widest vectors, two each.
[[nodiscard]] std::optional<double> measureMultiplyAddRate(const std::stop_token& stop);

}  // namespace lanescope::cpu
