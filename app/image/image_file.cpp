// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/image/image_file.h"

#include <QColorSpace>
#include <QImageWriter>
#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <memory>
#include <new>

#include "app/decode/decoder_process.h"
#include "app/files/output_file.h"
#include "app/image/image_decoder.h"
#include "app/image/image_format.h"
#include "platform/memory.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using values::refuse;

constexpr std::uint64_t kMostRowBytes = 4 * kMostPixels;
constexpr std::uint64_t kMostNotes = 8;
constexpr float kMostGamma = 10;
constexpr std::uint64_t kMostDotsPerMeter = 1'000'000;

/// Reads what QColorSpace has a name for. A profile of another kind is left out: nothing of a file
/// is parsed here.
QColorSpace receiveColors(DecodedReader& in) {
  using Primaries = QColorSpace::Primaries;
  using Transfer = QColorSpace::TransferFunction;
  const auto primaries = static_cast<Primaries>(in.count(static_cast<int>(Primaries::ProPhotoRgb)));
  const auto transfer = static_cast<Transfer>(in.count(static_cast<int>(Transfer::ProPhotoRgb)));
  const auto gamma = in.number<float>();
  const bool isNamed = primaries != Primaries::Custom && transfer != Transfer::Custom;
  if (!isNamed || !(gamma >= 0 && gamma <= kMostGamma)) return {};
  return transfer == Transfer::Gamma ? QColorSpace(primaries, gamma)
                                     : QColorSpace(primaries, transfer);
}

/// Reads what the decoder has written. The pixels stay where they are.
LoadedImage receiveImage(DecodedReader& in, const std::string& name) {
  const std::uint64_t bytes = in.count(kMostRowBytes);
  in.align();
  const auto rows = in.bytes(bytes);
  const std::uint64_t width = in.count(kMostPixels);
  const std::uint64_t height = in.count(kMostPixels);
  const auto format = static_cast<QImage::Format>(in.number<std::uint32_t>());
  if (!isOfLoaded(format) || width == 0 || height == 0 || height > kMostPixels / width) in.fail();
  const qsizetype rowBytes = rowBytesOf(static_cast<qsizetype>(width), format);
  if (bytes != static_cast<std::uint64_t>(rowBytes) * height) in.fail();
  using Memory = std::shared_ptr<const void>;
  LoadedImage loaded;
  loaded.image = QImage(
      reinterpret_cast<const uchar*>(rows.data()), static_cast<int>(width),
      static_cast<int>(height), rowBytes, format,
      [](void* memory) { delete static_cast<Memory*>(memory); }, new Memory(in.memory()));
  if (loaded.image.isNull()) noMemoryForImage(name);
  loaded.image.setDotsPerMeterX(static_cast<int>(in.count(kMostDotsPerMeter)));
  loaded.image.setDotsPerMeterY(static_cast<int>(in.count(kMostDotsPerMeter)));
  loaded.image.setColorSpace(receiveColors(in));
  for (std::uint64_t left = in.count(kMostNotes); left > 0; --left) {
    loaded.notes << QString::fromStdString(in.text());
  }
  in.expectEnd();
  return loaded;
}

}  // namespace

LoadedImage readImage(const QString& path, std::optional<std::chrono::seconds> time) {
  // The picture that ships is inside this process alone, and from no stranger.
  if (path.startsWith(QLatin1String(":/"))) return {.image = QImage(path), .notes = {}};
  const std::string name = path.toStdString();
  constexpr std::uint64_t kMostOthers = std::uint64_t{1} << 20;
  DecodedReader decoded = decodeFile({.kind = std::string(kImageDecoder.kind),
                                      .file = name,
                                      .mostBytes = kMostRowBytes + kMostOthers,
                                      .time = time});
  return receiveImage(decoded, name);
}

QString checkFits(const QImage& image, const QString& path) {
  const ImageFormat& format = imageFormatOf(path);
  const int longest = std::max(image.width(), image.height());
  if (longest > format.longestSide) {
    refuse(path.toStdString() + " cannot be written: a " + format.name + " file has at most " +
           std::to_string(format.longestSide) + " pixels a side, and the image has " +
           std::to_string(longest) + ".");
  }
  if (!format.hasColor && image.format() != QImage::Format_Grayscale8) {
    refuse(path.toStdString() + " cannot be written: a " + format.name +
           " file holds grey only, and the image has colours.");
  }
  if (!format.hasAlpha && image.format() == QImage::Format_ARGB32) {
    return "A " + QString(format.name) + " file has no transparency; the image's is lost.";
  }
  return {};
}

void writeImage(const QImage& image, const QString& path) {
  static_cast<void>(checkFits(image, path));
  const ImageFormat& format = imageFormatOf(path);
  OutputFile file(path);
  QImageWriter writer(&file.device(), format.qtName);
  constexpr int kGoodQuality = 95;
  constexpr int kLossless = 100;
  if (std::string_view(format.name) == "JPEG") writer.setQuality(kGoodQuality);
  if (std::string_view(format.name) == "WebP") writer.setQuality(kLossless);
  errno = 0;
  if (!writer.write(image)) {
    if (errno == ENOMEM) throw std::bad_alloc();
    values::unavailable(path.toStdString() +
                        " cannot be written: " + writer.errorString().toStdString() + ".");
  }
  file.commit();
}

}  // namespace lanescope::app
