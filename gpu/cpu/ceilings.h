// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace lanescope::cpu {

// What this machine's cores reach together, as the best of several tries, each with the code that
// the tuned variants are made of. They take some hundredths of a second.

/// Bytes a second, read from memory that no cache holds.
[[nodiscard]] double measureReadRate();
/// Operations a second on float32, of multiply-adds in the widest vectors; each counts for two.
[[nodiscard]] double measureMultiplyAddRate();

}  // namespace lanescope::cpu
