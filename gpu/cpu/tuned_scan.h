// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "request/parameters.h"

namespace lanescope::cpu {

/// This project's own scan of n elements. A register is scanned in log2(lanes) steps, so that only
/// one addition a register waits for the register before. From some ten thousand elements on all
/// cores work, tile by tile. A core adds up its tile, which brings it into its cache, hands the
/// prefix on and scans the tile in the cache. So memory is read once and written once, past the
/// caches where the output is larger than they are. Sums and maxima of float, std::int32_t and
/// std::int64_t. `in` and `out` do not overlap. The result is the same for every run on a machine.
/// See Merrill and Garland, Single-pass Parallel Prefix Scan with Decoupled Look-back (2016),
/// and, for cores that are taken away, Smith, Levien and Owens, Decoupled Fallback (2025).
template <values::Op kOp, class T>
void tunedScan(const T* in, std::size_t n, bool exclusive, T* out);

}  // namespace lanescope::cpu
