// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "spread/inputs.h"
#include "spread/total.h"

namespace lanescope::scaling {

/// The most pieces that exactSums() cuts the elements into.
inline constexpr std::int64_t kPieces = 4096;

/// Returns the number of pieces of n elements.
[[nodiscard]] std::int64_t piecesOf(std::int64_t n);

/// Returns the exact sums of the elements, or of the products of two inputs, of each piece
/// (spread::partOf), on all cores, without memory for whole inputs. Throws values::Error
/// (cancelled) after a stop.
[[nodiscard]] std::vector<spread::Total> exactSums(const spread::Inputs& inputs,
                                                   const std::stop_token& stop);

}  // namespace lanescope::scaling
