// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// The parameters that kernels share, with their widest limits; a row narrows them where it must.

extern const ParameterSpec kElements;
extern const ParameterSpec kBlock;
/// A block that every step of a tree halves.
extern const ParameterSpec kPowerOfTwoBlock;
extern const ParameterSpec kGrid;
extern const ParameterSpec kSeed;
extern const ParameterSpec kShuffle;

/// The first choice is the default.
[[nodiscard]] ParameterSpec ruleSpec(std::vector<std::string_view> choices);
[[nodiscard]] ParameterSpec opSpec(std::vector<std::string_view> choices);
[[nodiscard]] ParameterSpec dtypeSpec(std::vector<std::string_view> choices);

/// The choice between inclusive and exclusive.
[[nodiscard]] ParameterSpec scanSpec();

/// The input patterns (a[i] = i, …) for kernels with one input array, and with two.
[[nodiscard]] ParameterSpec patternOfOne();
[[nodiscard]] ParameterSpec patternOfTwo();

/// A parameter of the row, to be narrowed.
[[nodiscard]] ParameterSpec& specOf(KernelRow& row, std::string_view name);

/// The number of blocks of a kernel that takes any number and has work for at most `most`: `grid`
/// where it is given, else by `rule`.
[[nodiscard]] std::int64_t blocksFor(const values::Parameters&, std::int64_t most);

/// The number of blocks that fill the device.
[[nodiscard]] std::int64_t fillingOf(const values::Parameters&);

}  // namespace lanescope::catalog
