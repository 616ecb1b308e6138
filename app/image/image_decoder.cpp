// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/image/image_decoder.h"

#include <QBuffer>
#include <QByteArrayList>
#include <QColorSpace>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QSemaphore>
#include <QThreadPool>
#include <algorithm>
#include <cerrno>
#include <memory>
#include <new>
#include <span>
#include <system_error>

#include "app/decode/mapped_file.h"
#include "app/image/image_checks.h"
#include "app/image/image_file.h"
#include "app/image/image_format.h"
#include "platform/memory.h"
#include "platform/process_limits.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using values::refuse;

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

/// Throws (unavailable) where there is too little memory for the image as it is stored, and twice
/// with its channels as bytes: where it is converted, and in the result.
void checkMemory(const std::string& name, QSize size, QImage::Format stored) {
  constexpr double kBitsOfAByte = 8;
  constexpr double kBytesOfAPixel = 4;
  const double pixels = static_cast<double>(size.width()) * static_cast<double>(size.height());
  const double bytes = QImage::toPixelFormat(stored).bitsPerPixel() / kBitsOfAByte;
  platform::checkFits("The image " + name, (bytes + 2 * kBytesOfAPixel) * pixels,
                      platform::readMemory());
}

/// Begins the result with room for the rows of an image.
std::span<std::byte> rowsIn(DecodedWriter& out, std::size_t bytes) {
  out.number<std::uint64_t>(bytes);
  out.align();
  return out.space(bytes);
}

/// Returns an image whose rows are those of the result, so that they need not be copied; one
/// without pixels where they will have to be converted.
QImage imageIn(DecodedWriter& out, QSize size, QImage::Format stored) {
  if (!size.isValid() || !isOfLoaded(stored)) return {};
  const qsizetype rowBytes = rowBytesOf(size.width(), stored);
  const auto rows = rowsIn(out, static_cast<std::size_t>(rowBytes * size.height()));
  return {reinterpret_cast<uchar*>(rows.data()), size.width(), size.height(), rowBytes, stored};
}

QImage decode(QIODevice& file, const std::string& name, const ImageFormat& format,
              QStringList& notes, DecodedWriter& out) {
  errno = 0;
  QImageReader reader(&file, format.qtName);
  // Qt would try its other formats, too, and look for their plugins.
  reader.setAutoDetectImageFormat(false);
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
  QImage image = imageIn(out, size, stored);
  if (!reader.read(&image)) {
    // Qt says the same of both. Memory that is not there now was not there then, and where the
    // system refused it, that stays in errno.
    const bool isRefused = errno == ENOMEM;
    if (isRefused || (size.isValid() && QImage(size, stored).isNull())) noMemoryForImage(name);
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
  if (grey.isNull()) noMemoryForImage(name);
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
  if (image.isNull()) noMemoryForImage(name);
  if (mayShowThrough) {
    if (!isOpaque(image)) return image;
    image.convertTo(QImage::Format_RGB32);
  }
  return image.allGray() ? greyOf<QRgb>(image, name, [](QRgb pixel) { return qRed(pixel); })
                         : image;
}

LoadedImage decodeImage(QIODevice& file, const std::string& name, const QByteArrayList& installed,
                        DecodedWriter& out) {
  constexpr int kMagicBytes = 16;
  const ImageFormat* const format = imageFormatIn(file.peek(kMagicBytes));
  if (format == nullptr) {
    refuse(name + " is not an image that can be read; these are: " + imageFormatNames() + ".");
  }
  if (!installed.contains(format->qtName)) refuseMissing(*format, QString::fromStdString(name));
  LoadedImage loaded;
  const bool isReduced = hasMoreLevels(file, *format);
  QImage image = decode(file, name, *format, loaded.notes, out);
  if (isReduced || hasMoreThan8Bits(image)) {
    loaded.notes << QStringLiteral("The image's 16 bits a channel were reduced to 8.");
  }
  loaded.image = plain(std::move(image), name);
  return loaded;
}

/// Returns the formats that Qt can read, with their plugins loaded.
QByteArrayList loadFormats() {
  QByteArrayList installed;
  for (const ImageFormat& format : imageFormats()) {
    QBuffer nothing;
    nothing.open(QIODevice::ReadOnly);
    QImageReader reader(&nothing, format.qtName);
    reader.setAutoDetectImageFormat(false);
    static_cast<void>(reader.canRead());
    if (reader.error() != QImageReader::UnsupportedFormatError) installed << format.qtName;
  }
  return installed;
}

void send(const LoadedImage& loaded, DecodedWriter& out) {
  const QImage& image = loaded.image;
  const QColorSpace colors = image.colorSpace();
  const auto rows =
      std::as_bytes(std::span(image.constBits(), static_cast<std::size_t>(image.sizeInBytes())));
  if (!out.endsIn(rows)) {
    out.clear();
    std::ranges::copy(rows, rowsIn(out, rows.size()).begin());
  }
  out.number<std::uint64_t>(image.width());
  out.number<std::uint64_t>(image.height());
  out.number<std::uint32_t>(image.format());
  for (const int dots : {image.dotsPerMeterX(), image.dotsPerMeterY()}) {
    out.number<std::uint64_t>(std::max(dots, 0));
  }
  out.number<std::uint64_t>(static_cast<std::uint64_t>(colors.primaries()));
  out.number<std::uint64_t>(static_cast<std::uint64_t>(colors.transferFunction()));
  out.number<float>(colors.gamma());
  out.number<std::uint64_t>(loaded.notes.size());
  for (const QString& note : loaded.notes) out.text(note.toStdString());
}

/// Starts the thread on which Qt converts large images. It would wait for ever for one that cannot
/// be started.
void startPool() {
  platform::requireThreads(1, "The decoder of an image");
  QThreadPool& pool = *QThreadPool::globalInstance();
  pool.setMaxThreadCount(1);
  pool.setExpiryTimeout(-1);
  static QSemaphore started;
  pool.start([] { started.release(); });
  // Qt does not tell that the thread could not be started.
  constexpr int kLongestMs = 10'000;
  if (started.tryAcquire(1, kLongestMs)) return;
  const auto code = std::make_error_code(std::errc::resource_unavailable_try_again);
  values::unavailable(platform::sentenceOf(std::system_error(code)));
}

Decoder::Opened openInDecoder(std::span<const std::string> arguments) {
  const std::string& name = arguments[0];
  const auto file = std::make_shared<QFile>(QString::fromStdString(name));
  open(*file);
  const auto contents = mappedFile(file->handle());
  if (contents.empty() && file->size() > 0) noMemoryForImage(name);
  QByteArray bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(contents.data()),
                                             static_cast<qsizetype>(contents.size()));
  return {file->handle(), [file, bytes, name, installed = loadFormats()](
                              DecodedWriter& out, const DecoderProgress& /*progress*/) mutable {
            startPool();  // now, so that it has no more rights than this thread
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::ReadOnly);
            try {
              send(decodeImage(buffer, name, installed, out), out);
            } catch (const std::bad_alloc&) {
              noMemoryForImage(name);
            }
          }};
}

}  // namespace

void noMemoryForImage(const std::string& name) {
  values::unavailable("There is not enough memory for the image " + name + ".");
}

bool isOfLoaded(QImage::Format format) {
  return format == QImage::Format_Grayscale8 || format == QImage::Format_RGB32 ||
         format == QImage::Format_ARGB32;
}

qsizetype rowBytesOf(qsizetype width, QImage::Format format) {
  constexpr qsizetype kWord = 4;
  return format == QImage::Format_Grayscale8 ? (width + kWord - 1) / kWord * kWord : width * kWord;
}

const Decoder kImageDecoder{"image", &openInDecoder};

}  // namespace lanescope::app
