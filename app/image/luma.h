// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <cstdint>
#include <span>

#include "values/host_array.h"

namespace lanescope::app {

/// The grey levels of an image as LoadedImage has it, row by row: uint8. Of colour its luma,
/// Y' = 0.299 R' + 0.587 G' + 0.114 B' (ITU-R BT.601), rounded.
[[nodiscard]] values::HostArray lumaOf(const QImage& image);

/// The same image with another luma: what a pixel's luma gains is added to its red, green and blue,
/// so that its chroma (R' - Y', B' - Y') stays, but where a channel ends at 0 or 255. Alpha stays.
/// `luma`: one a pixel.
[[nodiscard]] QImage withLuma(const QImage& image, std::span<const std::uint8_t> luma);

}  // namespace lanescope::app
