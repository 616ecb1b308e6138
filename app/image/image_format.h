// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <span>
#include <string>

namespace lanescope::app {

/// A format of image files that can be read and written.
struct ImageFormat {
  const char* name;      ///< "JPEG"
  const char* qtName;    ///< name in QImageWriter
  const char* suffixes;  ///< "jpg jpeg"
  int longestSide;       ///< in pixels
  bool hasColor;
  bool hasAlpha;
};

/// Returns the format of a file to write, by its suffix. Throws values::Error: badInput that lists
/// the suffixes for an unknown one, unavailable where Qt's plugin for the format is not installed.
[[nodiscard]] const ImageFormat& imageFormatOf(const QString& path);

/// Returns the format of a file by its first bytes; null when it is none of these.
[[nodiscard]] const ImageFormat* imageFormatIn(const QByteArray& firstBytes);

/// Returns all formats.
[[nodiscard]] std::span<const ImageFormat> imageFormats();

/// Throws values::Error (unavailable) that names the package with Qt's plugin for the format.
[[noreturn]] void refuseMissing(const ImageFormat& format, const QString& path);

/// "*.png *.jpg …", for file dialogs.
[[nodiscard]] QString imagePatterns();
/// "PNG, JPEG, …": for sentences.
[[nodiscard]] std::string imageFormatNames();

}  // namespace lanescope::app
