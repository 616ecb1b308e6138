// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// The parameters that kernels share, with their widest limits; a row narrows what it must.

extern const ParameterSpec kElements;
extern const ParameterSpec kBlock;
/// Halved in every step of a tree.
extern const ParameterSpec kPowerOfTwoBlock;
extern const ParameterSpec kGrid;
extern const ParameterSpec kSeed;
extern const ParameterSpec kShuffle;

/// `first` is the usual one.
[[nodiscard]] ParameterSpec ruleSpec(std::vector<std::string_view> choices);
[[nodiscard]] ParameterSpec opSpec(std::vector<std::string_view> choices);
[[nodiscard]] ParameterSpec dtypeSpec(std::vector<std::string_view> choices);

/// Inclusive or exclusive.
[[nodiscard]] ParameterSpec scanSpec();

/// a[i] = i, and so on: for kernels of one input array, and for those of two.
[[nodiscard]] ParameterSpec patternOfOne();
[[nodiscard]] ParameterSpec patternOfTwo();

/// A parameter that the row has, to narrow it.
[[nodiscard]] ParameterSpec& specOf(KernelRow& row, std::string_view name);

/// The blocks of a kernel that takes any number of them and has so many to hand out: `grid` where
/// it is given, else as `rule` says.
[[nodiscard]] std::int64_t blocksFor(const values::Parameters&, std::int64_t most);

/// The blocks that fill the device.
[[nodiscard]] std::int64_t fillingOf(const values::Parameters&);

}  // namespace lanescope::catalog
