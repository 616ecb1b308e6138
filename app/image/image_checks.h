// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/image/image_format.h"

class QIODevice;

// Checks of a file's bytes that Qt's readers do not make. They restore the file's position.

namespace lanescope::app {

/// Returns false where a JPEG or BMP file ends too early, which Qt's readers of these formats do
/// not report. The readers of the other formats do.
[[nodiscard]] bool isWhole(QIODevice& file, const ImageFormat& format);

/// Whether a PGM or PPM file has more than 256 levels, which Qt's reader would reduce without
/// notice.
[[nodiscard]] bool hasMoreLevels(QIODevice& file, const ImageFormat& format);

}  // namespace lanescope::app
