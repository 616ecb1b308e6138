// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/image/image_checks.h"

#include <QByteArray>
#include <QIODevice>
#include <QtEndian>
#include <cctype>
#include <cstdlib>

namespace lanescope::app {
namespace {

/// Up to so many bytes from its start; the file stays where it was.
QByteArray firstOf(QIODevice& file, qint64 bytes) {
  const qint64 at = file.pos();
  file.seek(0);
  QByteArray first = file.read(bytes);
  file.seek(at);
  return first;
}

/// Within a scan no byte FF is followed by D9 (end of the image) or DA (start of a scan), so behind
/// the last start there is an end, or it is missing. See ITU-T T.81, annex B.
bool isJpegWhole(QIODevice& file) {
  const QByteArray bytes = firstOf(file, file.size());
  return bytes.lastIndexOf("\xff\xd9") > bytes.lastIndexOf("\xff\xda");
}

/// See Microsoft's BITMAPFILEHEADER and BITMAPINFOHEADER. Compressed rows may have any length.
bool isBmpWhole(QIODevice& file) {
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

/// The third number of "P5 width height greatest", in which comments go from # to the line's end; 0
/// where there is none.
int greatestValueIn(const QByteArray& header) {
  QByteArray text;
  bool isComment = false;
  for (const char letter : header) {
    if (letter == '#') isComment = true;
    if (letter == '\n') isComment = false;
    text += isComment || std::isspace(static_cast<unsigned char>(letter)) != 0 ? ' ' : letter;
  }
  return text.simplified().split(' ').value(3).toInt();
}

}  // namespace

bool isWhole(QIODevice& file, const ImageFormat& format) {
  const std::string_view name = format.name;
  if (name == "JPEG") return isJpegWhole(file);
  return name != "BMP" || isBmpWhole(file);
}

bool hasMoreLevels(QIODevice& file, const ImageFormat& format) {
  const std::string_view name = format.name;
  if (name != "PGM" && name != "PPM") return false;
  constexpr qint64 kHeaderBytes = 4096;
  constexpr int kMostOfAByte = 255;
  const QByteArray header = firstOf(file, kHeaderBytes);
  // P1 and P4 are black and white.
  return !header.startsWith("P1") && !header.startsWith("P4") &&
         greatestValueIn(header) > kMostOfAByte;
}

}  // namespace lanescope::app
