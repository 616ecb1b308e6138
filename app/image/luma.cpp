// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/image/luma.h"

#include <algorithm>
#include <cstring>

#include "values/error.h"

namespace lanescope::app {
namespace {

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

}  // namespace

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

}  // namespace lanescope::app
