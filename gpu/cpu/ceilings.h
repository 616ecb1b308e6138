// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace lanescope::cpu {

// The ceilings of this machine's cores together: the best of several tries, each with the code of
// the tuned variants. A measurement takes some hundredths of a second.

/// Measures the bytes a second that are read from memory that is in no cache.
[[nodiscard]] double measureReadRate();
/// Measures operations a second on float32: multiply-adds in the widest vectors, two each.
[[nodiscard]] double measureMultiplyAddRate();

}  // namespace lanescope::cpu
