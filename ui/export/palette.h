// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRgb>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace lanescope::app {

/// A few colours that stand for all colours of some images. Colours that are few enough are kept
/// exactly; else those that lie close together share one, their mean weighted by use.
class Palette {
 public:
  /// Counts the colours of an image (Format_RGB32) towards the palette.
  void add(const QImage& image);
  /// Chooses at most `size` colours. After Heckbert, "Color image quantization for frame buffer
  /// display" (1982), with the box of the largest squared error cut at its mean.
  void choose(std::size_t size);

  [[nodiscard]] const std::vector<QRgb>& colors() const { return m_colors; }
  /// The position of the nearest colour of the palette.
  [[nodiscard]] std::uint8_t indexOf(QRgb color);

 private:
  std::unordered_map<QRgb, std::uint64_t> m_uses;
  std::vector<QRgb> m_colors;
  std::unordered_map<QRgb, std::uint8_t> m_index;
};

}  // namespace lanescope::app
