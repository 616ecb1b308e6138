// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/image/image_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QImageWriter>
#include <algorithm>
#include <cstdio>
#include <mutex>
#include <new>
#include <span>

#include "app/files/output_file.h"
#include "app/image/image_checks.h"
#include "app/image/image_format.h"
#include "platform/memory.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using values::refuse;

/// Discards what the process writes to standard error, for libraries that write there what their
/// caller learns anyway, as libpng does about a damaged file. Only one object exists at a time; the
/// constructor waits for another thread's.
class QuietStandardError {
 public:
  QuietStandardError() : m_lock(m_oneAtATime) {
    std::fflush(stderr);
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return;
    m_kept = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (m_kept >= 0) ::dup2(nowhere, STDERR_FILENO);
    ::close(nowhere);
  }
  ~QuietStandardError() {
    if (m_kept < 0) return;
    std::fflush(stderr);
    ::dup2(m_kept, STDERR_FILENO);
    ::close(m_kept);
  }
  QuietStandardError(const QuietStandardError&) = delete;
  QuietStandardError& operator=(const QuietStandardError&) = delete;

 private:
  inline static std::mutex m_oneAtATime;
  std::unique_lock<std::mutex> m_lock;
  int m_kept = -1;  ///< copy of standard error, or -1 where it could not be replaced
};

/// The most memory of an image: 8 bytes for each of kMostPixels.
constexpr int kMostMebibytes = 2048;

std::string grouped(qint64 number) {
  std::string digits = std::to_string(number);
  for (auto at = static_cast<qsizetype>(digits.size()) - 3; at > 0; at -= 3) {
    digits.insert(static_cast<std::size_t>(at), ",");
  }
  return digits;
}

void open(QFile& file) {
  const std::string name = file.fileName().toStdString();
  const QFileInfo info(file.fileName());
  if (info.isDir()) refuse(name + " is a folder, not an image.");
  if (!info.exists()) refuse(name + " does not exist.");
  if (!info.isFile()) refuse(name + " is not a regular file.");
  if (!file.open(QIODevice::ReadOnly)) {
    refuse(name + " cannot be read: " + file.errorString().toStdString() + ".");
  }
}

void checkSize(const std::string& name, QSize size) {
  const qint64 pixels = qint64{size.width()} * size.height();
  if (pixels <= 0) refuse(name + " has no pixels.");
  if (pixels <= kMostPixels) return;
  refuse(name + " has " + std::to_string(size.width()) + " x " + std::to_string(size.height()) +
         " = " + grouped(pixels) + " pixels; at most " + grouped(kMostPixels) + " are equalised.");
}

[[noreturn]] void noMemory(const std::string& name) {
  values::unavailable("There is not enough memory for the image " + name + ".");
}

/// Throws (unavailable) where there is too little memory for the image as it is stored, and with
/// its channels as bytes.
void checkMemory(const std::string& name, QSize size, QImage::Format stored) {
  constexpr double kBitsOfAByte = 8;
  constexpr double kBytesOfAPixel = 4;
  const double pixels = static_cast<double>(size.width()) * static_cast<double>(size.height());
  const double bytes = QImage::toPixelFormat(stored).bitsPerPixel() / kBitsOfAByte;
  platform::checkFits("The image " + name, (bytes + kBytesOfAPixel) * pixels,
                      platform::readMemory());
}

QImage decode(QFile& file, const ImageFormat& format, QStringList& notes) {
  const QuietStandardError quiet;
  const std::string name = file.fileName().toStdString();
  QImageReader reader(&file);
  reader.setDecideFormatFromContent(true);
  reader.setAutoTransform(true);  // as a camera was held
  const QSize size = reader.size();
  const QImage::Format stored =
      reader.imageFormat() == QImage::Format_Invalid ? QImage::Format_RGB32 : reader.imageFormat();
  if (size.isValid()) {
    checkSize(name, size);
    checkMemory(name, size, stored);
  }
  const std::string damaged = name + " is damaged or cut short: it begins as a " + format.name +
                              " file, but holds no whole image.";
  if (!isWhole(file, format)) refuse(damaged);
  QImageReader::setAllocationLimit(kMostMebibytes);
  QImage image = reader.read();
  if (image.isNull()) {
    // Qt says the same of both; memory that is not there now was not there then.
    if (size.isValid() && QImage(size, stored).isNull()) noMemory(name);
    refuse(damaged);
  }
  checkSize(name, image.size());
  if (reader.imageCount() > 1) {
    notes << "The file has " + QString::number(reader.imageCount()) +
                 " pictures; the first one is taken.";
  }
  return image;
}

bool hasMoreThan8Bits(const QImage& image) {
  switch (image.format()) {
    case QImage::Format_Grayscale16:
    case QImage::Format_RGBX64:
    case QImage::Format_RGBA64:
    case QImage::Format_RGBA64_Premultiplied:
      return true;
    default:
      return image.depth() > 32;
  }
}

template <class Pixel>
std::span<const Pixel> rowOf(const QImage& image, int y) {
  return {reinterpret_cast<const Pixel*>(image.constScanLine(y)),
          static_cast<std::size_t>(image.width())};
}

/// Returns the grey image that `level` makes of each pixel.
template <class Pixel, class Level>
QImage greyOf(const QImage& image, const std::string& name, const Level& level) {
  QImage grey(image.size(), QImage::Format_Grayscale8);
  if (grey.isNull()) noMemory(name);
  grey.setDotsPerMeterX(image.dotsPerMeterX());
  grey.setDotsPerMeterY(image.dotsPerMeterY());
  for (int y = 0; y < image.height(); ++y) {
    std::ranges::transform(rowOf<Pixel>(image, y), grey.scanLine(y),
                           [&](Pixel pixel) { return static_cast<uchar>(level(pixel)); });
  }
  return grey;
}

/// Rounded: 65535 becomes 255. Qt would convert by the image's colour space.
QImage reducedGrey(const QImage& image, const std::string& name) {
  constexpr int kStep = 257;
  return greyOf<quint16>(image, name, [](int level) { return (level + kStep / 2) / kStep; });
}

bool isOpaque(const QImage& image) {
  for (int y = 0; y < image.height(); ++y) {
    const auto row = rowOf<QRgb>(image, y);
    if (std::ranges::any_of(row, [](QRgb pixel) { return qAlpha(pixel) != 255; })) return false;
  }
  return true;
}

/// One of the formats of LoadedImage.
QImage plain(QImage image, const std::string& name) {
  if (image.format() == QImage::Format_Grayscale8) return image;
  if (image.format() == QImage::Format_Grayscale16) return reducedGrey(image, name);
  const bool mayShowThrough = image.hasAlphaChannel();
  image.convertTo(mayShowThrough ? QImage::Format_ARGB32 : QImage::Format_RGB32);
  if (image.isNull()) noMemory(name);
  if (mayShowThrough) {
    if (!isOpaque(image)) return image;
    image.convertTo(QImage::Format_RGB32);
  }
  return image.allGray() ? greyOf<QRgb>(image, name, [](QRgb pixel) { return qRed(pixel); })
                         : image;
}

}  // namespace

LoadedImage readImage(const QString& path) try {
  QFile file(path);
  open(file);
  const std::string name = path.toStdString();
  constexpr int kMagicBytes = 16;
  const ImageFormat* const format = imageFormatIn(file.peek(kMagicBytes));
  if (format == nullptr) {
    refuse(name + " is not an image that can be read; these are: " + imageFormatNames() + ".");
  }
  checkInstalled(*format, path);
  LoadedImage loaded;
  const bool isReduced = hasMoreLevels(file, *format);
  QImage image = decode(file, *format, loaded.notes);
  if (isReduced || hasMoreThan8Bits(image)) {
    loaded.notes << QStringLiteral("The image's 16 bits a channel were reduced to 8.");
  }
  loaded.image = plain(std::move(image), name);
  return loaded;
} catch (const std::bad_alloc&) {
  noMemory(path.toStdString());
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
  if (!writer.write(image)) {
    values::unavailable(path.toStdString() +
                        " cannot be written: " + writer.errorString().toStdString() + ".");
  }
  file.commit();
}

}  // namespace lanescope::app
