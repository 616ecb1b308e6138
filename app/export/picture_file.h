// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <functional>

class QPainter;

namespace lanescope::app {

/// Paints a picture of a known size, from (0, 0).
using PaintPicture = std::function<void(QPainter&)>;

struct PictureText {
  QString title;
  QString description;
};

// Each writes a file whole, or not at all, and throws values::Error: badInput when the place cannot
// be written to, unavailable when the disk is full.

void writePng(const QImage& image, const QString& path);
void writeSvg(QSize size, const PictureText& text, const PaintPicture& paint, const QString& path);
void writePdf(QSize size, const PictureText& text, const PaintPicture& paint, const QString& path);

}  // namespace lanescope::app
