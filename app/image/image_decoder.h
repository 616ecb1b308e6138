// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <string>

#include "app/decode/decoder.h"

// What both ends of an image's decoder share. The result is u64 and that many bytes (the rows,
// aligned), u64 width and height, u32 (QImage::Format of LoadedImage), u64 dots per metre along x
// and y, u64 and u64 (primaries and transfer function of QColorSpace), float (its gamma), u64 and
// texts (notes).

namespace lanescope::app {

extern const Decoder kImageDecoder;

/// Throws values::Error (unavailable).
[[noreturn]] void noMemoryForImage(const std::string& name);

/// Whether a LoadedImage may have this format.
[[nodiscard]] bool isOfLoaded(QImage::Format format);

/// The bytes of a row in such a format, filled up to four bytes as QImage has it.
[[nodiscard]] qsizetype rowBytesOf(qsizetype width, QImage::Format format);

}  // namespace lanescope::app
