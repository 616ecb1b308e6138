// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <cstddef>
#include <string>

#include "app/decode/decoder.h"

// What both ends of an image's decoder share. The result is u64 width and height, u32
// (QImage::Format of LoadedImage), u64 dots per metre along x and y, u64 and u64 (primaries and
// transfer function of QColorSpace), float (its gamma), u64 and texts (notes), and the rows.

namespace lanescope::app {

extern const Decoder kImageDecoder;

/// Throws values::Error (unavailable).
[[noreturn]] void noMemoryForImage(const std::string& name);

/// The bytes of all rows, each filled up to four bytes as QImage has them.
[[nodiscard]] std::size_t bytesOf(const QImage& image);

}  // namespace lanescope::app
