// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace lanescope::cpu {

/// The number of grey levels of a pixel of 8 bits.
inline constexpr std::size_t kGreyLevels = 256;
/// The number of pixels of each grey level.
using Histogram = std::array<std::int64_t, kGreyLevels>;
/// The new grey level of each old one.
using GreyTable = std::array<std::uint8_t, kGreyLevels>;

[[nodiscard]] Histogram histogramOf(std::span<const std::uint8_t> pixels);
/// Counts them on all cores.
[[nodiscard]] Histogram histogramOnAllCores(std::span<const std::uint8_t> pixels);

/// Returns for each grey level the number of pixels that are at most as bright.
[[nodiscard]] Histogram cumulated(const Histogram& histogram);

/// Returns the table that equalises an image with this histogram: the darkest level that occurs
/// becomes 0, the brightest 255. A single level stays as it is. It is computed in float32 and
/// rounded half to even, as by OpenCV's equalizeHist (modules/imgproc/src/histogram.cpp). Levels
/// below the darkest, which no pixel has, become 0. The histogram has at least one pixel.
[[nodiscard]] GreyTable equalizingTable(const Histogram& histogram);

/// Sets out[i] = table[pixels[i]]; both are equally long.
void mapPixels(std::span<const std::uint8_t> pixels, const GreyTable& table,
               std::span<std::uint8_t> out);
/// Maps them on all cores.
void mapPixelsOnAllCores(std::span<const std::uint8_t> pixels, const GreyTable& table,
                         std::span<std::uint8_t> out);

}  // namespace lanescope::cpu
