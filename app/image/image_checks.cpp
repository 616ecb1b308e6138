// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/image/image_checks.h"

#include <QByteArray>
#include <QFile>
#include <QRegularExpression>
#include <QtEndian>
#include <cstdlib>

namespace lanescope::app {
namespace {

/// Up to so many bytes from its start; the file stays where it was.
QByteArray firstOf(QFile& file, qint64 bytes) {
  const qint64 at = file.pos();
  file.seek(0);
  QByteArray first = file.read(bytes);
  file.seek(at);
  return first;
}

/// Within a scan no byte FF is followed by D9 (end of the image) or DA (start of a scan), so behind
/// the last start there is an end, or it is missing. See ITU-T T.81, annex B.
bool isJpegWhole(QFile& file) {
  const QByteArray bytes = firstOf(file, file.size());
  return bytes.lastIndexOf("\xff\xd9") > bytes.lastIndexOf("\xff\xda");
}

/// See Microsoft's BITMAPFILEHEADER and BITMAPINFOHEADER. Compressed rows may have any length.
bool isBmpWhole(QFile& file) {
  constexpr qsizetype kLeast = 34;
  constexpr quint32 kRunLength8 = 1;
  constexpr quint32 kRunLength4 = 2;
  const QByteArray header = firstOf(file, kLeast);
  if (header.size() < kLeast) return false;
  const auto number = [&](qsizetype at) { return qFromLittleEndian<qint32>(header.data() + at); };
  const auto compression = static_cast<quint32>(number(30));
  const bool isOld = number(14) == 12;  // OS/2's header, in which nothing stands where we look
  if (isOld || compression == kRunLength8 || compression == kRunLength4) return true;
  const qint64 bitsOfARow = qint64{number(18)} * qFromLittleEndian<quint16>(header.data() + 28);
  const qint64 bytesOfARow = (bitsOfARow + 31) / 32 * 4;
  return file.size() >= number(10) + bytesOfARow * std::abs(qint64{number(22)});
}

}  // namespace

bool isWhole(QFile& file, const ImageFormat& format) {
  const std::string_view name = format.name;
  if (name == "JPEG") return isJpegWhole(file);
  return name != "BMP" || isBmpWhole(file);
}

bool hasMoreLevels(QFile& file, const ImageFormat& format) {
  const std::string_view name = format.name;
  if (name != "PGM" && name != "PPM") return false;
  constexpr qint64 kHeaderBytes = 4096;
  // "P5", width, height, the greatest value; comments from # to the line's end.
  static const QRegularExpression kHeader(
      R"(^P[2356](?:\s|#[^\n]*\n)+\d+(?:\s|#[^\n]*\n)+\d+(?:\s|#[^\n]*\n)+(\d{1,5})\s)");
  const auto match = kHeader.match(QString::fromLatin1(firstOf(file, kHeaderBytes)));
  constexpr int kMostOfAByte = 255;
  return match.hasMatch() && match.captured(1).toInt() > kMostOfAByte;
}

}  // namespace lanescope::app
