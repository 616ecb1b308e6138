// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/image/equalization.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <span>

#include "catalog/catalog.h"
#include "catalog/image.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr const char* kKernel = "equalize";

int lumaOfPixel(QRgb pixel) {
  constexpr int kRed = 299;
  constexpr int kGreen = 587;
  constexpr int kBlue = 114;
  constexpr int kWhole = kRed + kGreen + kBlue;
  return (kRed * qRed(pixel) + kGreen * qGreen(pixel) + kBlue * qBlue(pixel) + kWhole / 2) / kWhole;
}

QRgb shifted(QRgb pixel, int luma) {
  const int gain = luma - lumaOfPixel(pixel);
  const auto moved = [gain](int channel) { return std::clamp(channel + gain, 0, 255); };
  return qRgba(moved(qRed(pixel)), moved(qGreen(pixel)), moved(qBlue(pixel)), qAlpha(pixel));
}

/// Returns the grey levels of an image in a format of LoadedImage, row by row: uint8. The level of
/// a coloured pixel is its luma, Y' = 0.299 R' + 0.587 G' + 0.114 B' (ITU-R BT.601), rounded.
values::HostArray lumaOf(const QImage& image) {
  const auto width = static_cast<std::size_t>(image.width());
  values::HostArray luma(values::DType::uint8, width * static_cast<std::size_t>(image.height()));
  std::uint8_t* to = luma.as<std::uint8_t>().data();
  for (int y = 0; y < image.height(); ++y, to += width) {
    if (image.format() == QImage::Format_Grayscale8) {
      std::memcpy(to, image.constScanLine(y), width);
    } else {
      const auto* const row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
      std::transform(row, row + width, to,
                     [](QRgb pixel) { return static_cast<std::uint8_t>(lumaOfPixel(pixel)); });
    }
  }
  return luma;
}

/// Returns the same image with another luma. The difference of a pixel's luma is added to its red,
/// green and blue, so that its chroma (R' - Y', B' - Y') stays the same, except where a channel is
/// clamped to 0 or 255. Alpha stays the same. `luma`: one value per pixel.
QImage withLuma(const QImage& image, std::span<const std::uint8_t> luma) {
  QImage result = image.copy();
  if (result.isNull()) {
    values::unavailable("There is not enough memory for a second image of this size.");
  }
  const auto width = static_cast<std::size_t>(image.width());
  const std::uint8_t* from = luma.data();
  for (int y = 0; y < image.height(); ++y, from += width) {
    if (image.format() == QImage::Format_Grayscale8) {
      std::memcpy(result.scanLine(y), from, width);
    } else {
      auto* const row = reinterpret_cast<QRgb*>(result.scanLine(y));
      std::transform(row, row + width, from, row, shifted);
    }
  }
  return result;
}

template <class T>
std::span<const T> outputOf(const values::RunResult& result, catalog::EqualizeOutput which,
                            std::size_t count) {
  const auto position = static_cast<std::size_t>(which);
  if (position < result.outputs.size()) {
    const values::HostArray& array = result.outputs[position].array;
    if (array.type == values::kDTypeOf<T> && array.count() == count) return array.as<T>();
  }
  values::refuse("The engine's answer is not the equalisation of this image.");
}

}  // namespace

values::RunRequest equalizeRequest(const QImage& image, const values::Target& target) {
  values::RunRequest request;
  request.kernel = kKernel;
  request.parameters = catalog::defaultsOf(catalog::find(kKernel));
  request.target = target;
  request.inputs.push_back(lumaOf(image));
  request.parameters.n = static_cast<std::int64_t>(request.inputs.front().count());
  request.keepOutputs = true;
  return request;
}

Equalization equalizationOf(const QImage& image, const values::RunResult& result) {
  using enum catalog::EqualizeOutput;
  const auto count =
      static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height());
  Equalization made;
  const auto before = outputOf<std::int64_t>(result, histogram, made.before.size());
  const auto levels = outputOf<std::uint8_t>(result, table, made.before.size());
  std::ranges::copy(before, made.before.begin());
  for (std::size_t level = 0; level < levels.size(); ++level) {
    made.after[levels[level]] += before[level];
  }
  made.image = withLuma(image, outputOf<std::uint8_t>(result, pixels, count));
  return made;
}

GreyCounts cumulated(const GreyCounts& counts) {
  GreyCounts sums{};
  std::partial_sum(counts.begin(), counts.end(), sums.begin());
  return sums;
}

}  // namespace lanescope::app
