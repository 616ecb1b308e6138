// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "request/parameters.h"
#include "values/host_array.h"

namespace lanescope::catalog {

/// A pattern for checks, which no row offers: small whole numbers with random signs. A sum of them,
/// or of their products, is exact in float32 in every order: the intermediate sums are some times
/// the square root of the number of terms, far below 2^24.
inline constexpr std::string_view kExactPattern = "exact";
/// The most terms of which that is true.
inline constexpr std::int64_t kMostExactTerms = std::int64_t{1} << 34;

/// Fills the input array number `position` of `arrays` by the parameters' pattern and seed.
void fillByPattern(values::HostArray& array, std::size_t position, std::size_t arrays,
                   const values::Parameters& parameters);

/// Fills `part` by the elements from `first` on of such an array of `n` elements, in the order that
/// `parameters.shuffle` says.
void fillPart(values::HostArray& part, std::size_t position, std::size_t arrays,
              std::uint64_t first, std::uint64_t n, const values::Parameters& parameters);
/// The same with the bytes of elements of this type.
void fillPart(std::span<std::byte> part, values::DType type, std::size_t position,
              std::size_t arrays, std::uint64_t first, std::uint64_t n,
              const values::Parameters& parameters);

}  // namespace lanescope::catalog
