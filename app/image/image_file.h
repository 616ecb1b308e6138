// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>
#include <chrono>
#include <optional>

namespace lanescope::app {

/// The most pixels of an image. The engine accepts four times as many in one message, but the
/// image, its grey levels and their copies have to fit into a laptop's memory.
inline constexpr qint64 kMostPixels = 200'000'000;

/// An image of 8 bits a channel: Format_Grayscale8, Format_RGB32, or Format_ARGB32 where a pixel is
/// not opaque.
struct LoadedImage {
  QImage image;
  QStringList notes;  ///< sentences about changes to the file's image
};

/// Reads an image. Throws values::Error: badInput when the file is no image of a known format, or
/// is damaged, cut short, too large or without pixels; unavailable for a format without an
/// installed Qt plugin, and when memory or `time` does not suffice; without `time`, what the size
/// of the file permits. Any thread may call it.
[[nodiscard]] LoadedImage readImage(const QString& path,
                                    std::optional<std::chrono::seconds> time = {});

/// Throws values::Error (badInput) when the format of `path` cannot contain this image. Returns a
/// sentence about what will be lost, or an empty text.
[[nodiscard]] QString checkFits(const QImage& image, const QString& path);

/// Writes the file whole or not at all, JPEG in quality 95 and WebP without loss. Throws
/// values::Error: badInput when the file cannot be written or the image does not fit, unavailable
/// when the disk is full.
void writeImage(const QImage& image, const QString& path);

}  // namespace lanescope::app
