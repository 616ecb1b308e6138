// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <span>
#include <string>

namespace lanescope::app {

/// A kind of image file that is read and written.
struct ImageFormat {
  const char* name;      ///< "JPEG"
  const char* qtName;    ///< as QImageWriter calls it
  const char* suffixes;  ///< "jpg jpeg"
  int longestSide;       ///< in pixels
  bool hasColor;
  bool hasAlpha;
};

[[nodiscard]] std::span<const ImageFormat> imageFormats();

/// Of a file to write. Throws values::Error: badInput that lists the suffixes for an unknown one,
/// unavailable where Qt's part for this format is not installed.
[[nodiscard]] const ImageFormat& imageFormatOf(const QString& path);

/// Of a file's first bytes; null when it is none of them.
[[nodiscard]] const ImageFormat* imageFormatIn(const QByteArray& firstBytes);

/// Throws values::Error (unavailable) that names the package where Qt cannot read and write it.
void checkInstalled(const ImageFormat& format, const QString& path);

/// "*.png *.jpg …", for file dialogs.
[[nodiscard]] QString imagePatterns();
/// "PNG, JPEG, …": for sentences.
[[nodiscard]] std::string imageFormatNames();

}  // namespace lanescope::app
