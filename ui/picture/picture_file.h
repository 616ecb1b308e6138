// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <functional>

class QPainter;

namespace lanescope::app {

/// Paints a picture of a known size at (0, 0).
using PaintPicture = std::function<void(QPainter&)>;
/// Paints one page, counted from 0.
using PaintPage = std::function<void(QPainter&, int page)>;

struct PictureText {
  QString title;
  QString description = {};
};

/// An image of RGB32, not yet painted. Throws std::bad_alloc, where Qt returns no image.
[[nodiscard]] QImage blankImage(QSize size);
/// The image as PNG. Throws std::bad_alloc, where Qt returns fewer bytes.
[[nodiscard]] QByteArray pngOf(const QImage& image);
/// The picture with `scale` pixels for each of `size`.
[[nodiscard]] QImage imageOf(QSize size, const PaintPicture& paint, double scale);
/// The picture as an SVG document.
[[nodiscard]] QByteArray svgOf(QSize size, const PictureText& text, const PaintPicture& paint);

// Each function writes a file whole or not at all. Throws values::Error: badInput when the file
// cannot be written, unavailable when the disk is full.

void writePng(const QImage& image, const QString& path);
void writeSvg(QSize size, const PictureText& text, const PaintPicture& paint, const QString& path);
/// An exception from `paint` leaves no file behind.
void writePdf(QSize size, const QString& title, int pages, const QString& path,
              const PaintPage& paint);

/// Writes a picture as the ending of `path` says: .svg, .pdf, or else .png with `scale` pixels for
/// each of `size`.
void writePicture(QSize size, const PictureText& text, const PaintPicture& paint,
                  const QString& path, double scale = 1.0);

/// Whether the ending of `path` is .png, .svg or .pdf.
[[nodiscard]] bool isPictureFile(const QString& path);

}  // namespace lanescope::app
