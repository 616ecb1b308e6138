// SPDX-License-Identifier: Apache-2.0
#include "cpu/equalize.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_reduce.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace lanescope::cpu {
namespace {

constexpr std::size_t kPixelsOfATask = std::size_t{1} << 18;
using PixelRange = tbb::blocked_range<std::size_t>;

Histogram sumOf(Histogram a, const Histogram& b) {
  std::ranges::transform(a, b, a.begin(), std::plus<>());
  return a;
}

}  // namespace

Histogram histogramOf(std::span<const std::uint8_t> pixels) {
  // Neighbours are often alike. Four counters a level let an addition not wait for the one before.
  std::array<Histogram, 4> counts{};
  std::size_t i = 0;
  for (; i + 4 <= pixels.size(); i += 4) {
    for (std::size_t k = 0; k < 4; ++k) ++counts[k][pixels[i + k]];
  }
  for (; i < pixels.size(); ++i) ++counts[0][pixels[i]];
  return sumOf(sumOf(counts[0], counts[1]), sumOf(counts[2], counts[3]));
}

Histogram histogramOnAllCores(std::span<const std::uint8_t> pixels) {
  return tbb::parallel_reduce(
      PixelRange(0, pixels.size(), kPixelsOfATask), Histogram{},
      [&](const PixelRange& range, const Histogram& sum) {
        return sumOf(sum, histogramOf(pixels.subspan(range.begin(), range.size())));
      },
      sumOf);
}

Histogram cumulated(const Histogram& histogram) {
  Histogram cdf{};
  std::partial_sum(histogram.begin(), histogram.end(), cdf.begin());
  return cdf;
}

GreyTable equalizingTable(const Histogram& histogram) {
  constexpr float kBrightest = 255.0F;
  GreyTable table{};
  const Histogram cdf = cumulated(histogram);
  const std::int64_t pixels = cdf.back();
  const std::int64_t darkest =
      *std::ranges::find_if(histogram, [](auto count) { return count > 0; });
  if (darkest == pixels) {
    std::iota(table.begin(), table.end(), std::uint8_t{0});
    return table;
  }
  const float scale = kBrightest / static_cast<float>(pixels - darkest);
  for (std::size_t level = 0; level < kGreyLevels; ++level) {
    const auto darker = static_cast<float>(std::max<std::int64_t>(0, cdf[level] - darkest));
    table[level] = static_cast<std::uint8_t>(std::min(std::rint(darker * scale), kBrightest));
  }
  return table;
}

void mapPixels(std::span<const std::uint8_t> pixels, const GreyTable& table,
               std::span<std::uint8_t> out) {
  std::ranges::transform(pixels, out.begin(), [&](std::uint8_t level) { return table[level]; });
}

void mapPixelsOnAllCores(std::span<const std::uint8_t> pixels, const GreyTable& table,
                         std::span<std::uint8_t> out) {
  tbb::parallel_for(PixelRange(0, pixels.size(), kPixelsOfATask), [&](const PixelRange& range) {
    mapPixels(pixels.subspan(range.begin(), range.size()), table, out.subspan(range.begin()));
  });
}

}  // namespace lanescope::cpu
