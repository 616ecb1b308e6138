// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/image/image_format.h"

class QFile;

// What a file's own bytes tell that Qt's readers do not. Both leave the file where it was.

namespace lanescope::app {

/// False where the file ends too early and a reader would paint what is missing: of JPEG and BMP.
/// The other readers notice themselves.
[[nodiscard]] bool isWhole(QFile& file, const ImageFormat& format);

/// Whether a PGM or PPM file has more than 256 levels; its reader reduces them unasked.
[[nodiscard]] bool hasMoreLevels(QFile& file, const ImageFormat& format);

}  // namespace lanescope::app
