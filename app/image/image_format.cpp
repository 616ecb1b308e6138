// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/image/image_format.h"

#include <QFileInfo>
#include <QImageWriter>
#include <algorithm>
#include <array>
#include <climits>

#include "values/error.h"

namespace lanescope::app {
namespace {

// The longest sides: libjpeg's JPEG_MAX_DIMENSION, WebP's container specification.
constexpr std::array<ImageFormat, 6> kFormats{{
    {"PNG", "png", "png", INT_MAX, true, true},
    {"JPEG", "jpg", "jpg jpeg", 65500, true, false},
    {"BMP", "bmp", "bmp", INT_MAX, true, false},
    {"PGM", "pgm", "pgm", INT_MAX, false, false},
    {"PPM", "ppm", "ppm", INT_MAX, true, false},
    {"WebP", "webp", "webp", 16383, true, true},
}};

QStringList suffixesOf(const ImageFormat& format) {
  return QString::fromLatin1(format.suffixes).split(' ');
}

QStringList allSuffixes() {
  QStringList all;
  for (const ImageFormat& format : kFormats) all << suffixesOf(format);
  return all;
}

}  // namespace

std::span<const ImageFormat> imageFormats() {
  return kFormats;
}

void refuseMissing(const ImageFormat& format, const QString& path) {
  values::unavailable(path.toStdString() + " is a " + format.name +
                      " file, for which Qt's image formats are not installed (Debian's "
                      "package qt6-image-formats-plugins).");
}

const ImageFormat& imageFormatOf(const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  const auto* const found = std::ranges::find_if(
      kFormats, [&](const ImageFormat& format) { return suffixesOf(format).contains(suffix); });
  if (found == kFormats.end()) {
    values::refuse(path.toStdString() + " has no known ending; an image is written as ." +
                   allSuffixes().join(", .").toStdString() + ".");
  }
  if (!QImageWriter::supportedImageFormats().contains(found->qtName)) refuseMissing(*found, path);
  return *found;
}

const ImageFormat* imageFormatIn(const QByteArray& firstBytes) {
  const auto begins = [&](const char* magic, qsizetype at = 0) {
    return firstBytes.mid(at).startsWith(magic);
  };
  const auto named = [](std::string_view name) {
    return std::ranges::find_if(kFormats,
                                [&](const ImageFormat& format) { return format.name == name; });
  };
  if (begins("\x89PNG\r\n")) return named("PNG");
  if (begins("\xff\xd8\xff")) return named("JPEG");
  if (begins("BM")) return named("BMP");
  if (begins("P1") || begins("P2") || begins("P4") || begins("P5")) return named("PGM");
  if (begins("P3") || begins("P6")) return named("PPM");
  if (begins("RIFF") && begins("WEBP", 8)) return named("WebP");
  return nullptr;
}

QString imagePatterns() {
  return "*." + allSuffixes().join(" *.");
}

std::string imageFormatNames() {
  std::string names;
  for (const ImageFormat& format : kFormats) {
    const bool isLast = &format == &kFormats.back();
    names += (names.empty() ? "" : isLast ? " and " : ", ") + std::string(format.name);
  }
  return names;
}

}  // namespace lanescope::app
