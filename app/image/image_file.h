// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>

namespace lanescope::app {

/// The most pixels that are equalised: the engine takes four times as many in one message, but the
/// image, its grey levels and their copies have to fit into a laptop's memory.
inline constexpr qint64 kMostPixels = 200'000'000;

/// An image of 8 bits a channel: Format_Grayscale8, Format_RGB32, or Format_ARGB32 where a pixel is
/// not opaque.
struct LoadedImage {
  QImage image;
  QStringList notes;  ///< plain sentences: what became of the file's image
};

/// Throws values::Error: badInput when it is no image that is read, damaged, cut short, too large
/// or without a pixel; unavailable for a format that Qt has no part for, and when memory does not
/// suffice. From any thread.
[[nodiscard]] LoadedImage readImage(const QString& path);

/// Throws values::Error (badInput) when the format of `path` cannot hold this image. Returns a
/// sentence about what will be lost, or nothing.
[[nodiscard]] QString checkFits(const QImage& image, const QString& path);

/// JPEG in quality 95, WebP without loss. Whole, or not at all. Throws values::Error: badInput when
/// the place cannot be written to or the image does not fit, unavailable when the disk is full.
void writeImage(const QImage& image, const QString& path);

}  // namespace lanescope::app
