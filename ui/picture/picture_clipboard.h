// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/picture/picture_file.h"

namespace lanescope::app {

/// Puts a picture into the clipboard twice: as an image with `scale` pixels for each of `size`, and
/// as an SVG for programs that can edit one. Call it in the window's thread.
void copyPicture(QSize size, const PictureText& text, const PaintPicture& paint, double scale);

}  // namespace lanescope::app
