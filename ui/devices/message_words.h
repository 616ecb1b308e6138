// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ui/devices/device_replay.h"

// A message between devices, in words.

namespace lanescope::ui {

/// The most values that are said one after the other; behind them stands "…".
inline constexpr std::int64_t kMostValuesSaid = 8;

/// Elements as in the command line: "4..5", or "4".
[[nodiscard]] QString rangeText(std::int64_t first, std::int64_t count);
/// The size of so many elements of the result's type: "16 B".
[[nodiscard]] QString bytesText(const DeviceReplay& replay, std::int64_t elements);
/// "12, 15".
[[nodiscard]] QString valuesText(std::span<const values::Number> numbers, values::DType type);
/// "added", "copied", "never received".
[[nodiscard]] QString whatBecomes(const DeviceReplay& replay, const values::DeviceMessage& message);
/// What a message carried, as far as it is said.
[[nodiscard]] QString carriedText(const DeviceReplay& replay, std::size_t message);
/// "Step 3: device 1 sends elements 4..5 to device 2, 8 B, added: 12, 15".
[[nodiscard]] QString wordsOf(const DeviceReplay& replay, std::size_t message);

/// The messages as comma-separated values (RFC 4180), as the command `allreduce` writes them.
[[nodiscard]] std::string csvOf(std::span<const DeviceReplay::Result> results);

}  // namespace lanescope::ui
