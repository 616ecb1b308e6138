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
/// The same of a page, counted from 0.
using PaintPage = std::function<void(QPainter&, int page)>;

struct PictureText {
  QString title;
  QString description;
};

// Each writes a file whole, or not at all, and throws values::Error: badInput when the place cannot
// be written to, unavailable when the disk is full.

void writePng(const QImage& image, const QString& path);
void writeSvg(QSize size, const PictureText& text, const PaintPicture& paint, const QString& path);
/// What `paint` throws leaves no file behind.
void writePdf(QSize size, const QString& title, int pages, const QString& path,
              const PaintPage& paint);

}  // namespace lanescope::app
