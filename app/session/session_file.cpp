// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_file.h"

#include <QCryptographicHash>
#include <QIODevice>
#include <algorithm>
#include <array>
#include <cstring>
#include <span>
#include <string_view>

#include "app/files/output_file.h"
#include "app/session/session_codec.h"
#include "protocol/newer_format.h"
#include "values/error.h"
#include "values/size_text.h"

namespace lanescope::app {
namespace {

constexpr std::array<unsigned char, 8> kMagic{0x89, 'L', 'A', 'N', 'E', 'S', '\r', '\n'};
constexpr std::size_t kHashBytes = 32;
constexpr qint64 kPieceBytes = qint64{1} << 20;

struct Header {
  std::array<unsigned char, 8> magic = kMagic;
  std::uint32_t version = kSessionVersion;
  std::uint32_t headBytes = 0;
  std::uint64_t payloadBytes = 0;
  std::array<unsigned char, kHashBytes> hash{};
};
static_assert(sizeof(Header) == kSessionHeaderBytes);

std::array<unsigned char, kHashBytes> hashOf(const engine::Frame& frame) {
  QCryptographicHash hash(QCryptographicHash::Blake2b_256);
  for (std::span<const std::byte> bytes :
       {std::as_bytes(std::span(frame.head)), std::span(std::as_const(frame.payload))}) {
    hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
  }
  std::array<unsigned char, kHashBytes> result{};
  std::memcpy(result.data(), hash.result().constData(), kHashBytes);
  return result;
}

Header headerOf(const engine::Frame& frame) {
  Header header;
  header.headBytes = static_cast<std::uint32_t>(frame.head.size());
  header.payloadBytes = frame.payload.size();
  header.hash = hashOf(frame);
  return header;
}

/// Returns false when the device ends before.
bool fill(QIODevice& device, std::span<std::byte> bytes) {
  while (!bytes.empty()) {
    const qint64 wanted = std::min<qint64>(kPieceBytes, static_cast<qint64>(bytes.size()));
    const qint64 got = device.read(reinterpret_cast<char*>(bytes.data()), wanted);
    if (got <= 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(got));
  }
  return true;
}

/// Behind the header of a later format, what this version can find of the head.
[[noreturn]] void refuseNewer(QIODevice& device, const std::string& name, const Header& header) {
  std::vector<std::uint8_t> head(std::min<std::uint64_t>(header.headBytes, kMostSessionHeadBytes));
  if (!fill(device, std::as_writable_bytes(std::span(head)))) head.clear();
  values::refuse(
      engine::newerFormatSentence(name, header.version, kSessionVersion, writerOf(head)));
}

Header readHeader(QIODevice& device, const std::string& name) {
  Header header;
  const bool isThere = fill(device, std::as_writable_bytes(std::span(&header, 1)));
  if (!isThere || header.magic != kMagic) values::refuse(name + " is not a Lanescope session.");
  if (header.version > kSessionVersion) refuseNewer(device, name, header);
  const engine::FrameLimits limits;
  const bool isSound = header.version > 0 && header.headBytes <= kMostSessionHeadBytes &&
                       header.payloadBytes <= limits.payloadBytes;
  if (!isSound) {
    values::refuse(name + " is damaged: its header has numbers that no session has.");
  }
  const std::uint64_t promised = kSessionHeaderBytes + header.headBytes + header.payloadBytes;
  const auto size = static_cast<std::uint64_t>(device.size());
  if (size < promised) {
    values::refuse(name + " is cut off: it has " + std::to_string(size) + " of " +
                   std::to_string(promised) + " bytes.");
  }
  if (size > promised) {
    values::refuse(name + " is damaged: it has " + std::to_string(size) +
                   " bytes and should have " + std::to_string(promised) + ".");
  }
  return header;
}

Session readChecked(QIODevice& device, const std::string& name) {
  const Header header = readHeader(device, name);
  engine::Frame frame;
  frame.head.resize(header.headBytes);
  frame.payload.resize(header.payloadBytes);
  if (!fill(device, std::as_writable_bytes(std::span(frame.head))) ||
      !fill(device, std::span(frame.payload))) {
    values::refuse(name + " could not be read to its end.");
  }
  if (hashOf(frame) != header.hash) {
    values::refuse(name + " is damaged: it does not have the checksum that it was saved with.");
  }
  try {
    return decodeSession(frame.head, frame.payload);
  } catch (const values::Error& error) {
    throw values::Error(error.kind(), name + " cannot be shown: " + error.what());
  }
}

}  // namespace

Session readSession(QIODevice& device, const QString& name) {
  try {
    return readChecked(device, name.toStdString());
  } catch (const std::bad_alloc&) {
    values::unavailable(name.toStdString() + " needs more memory than this machine has free.");
  }
}

void writeSession(const Session& session, const QString& path) {
  OutputFile file(path);
  const engine::Frame frame = encodeSession(session);
  const Header header = headerOf(frame);
  for (std::span<const std::byte> bytes :
       {std::as_bytes(std::span(&header, 1)), std::as_bytes(std::span(frame.head)),
        std::span(frame.payload)}) {
    // The bytes are written in pieces, since the file keeps a copy of each.
    while (!bytes.empty()) {
      const auto piece = bytes.first(std::min<std::size_t>(bytes.size(), kPieceBytes));
      file.write({reinterpret_cast<const char*>(piece.data()), piece.size()});
      bytes = bytes.subspan(piece.size());
    }
  }
  file.commit();
}

std::vector<std::byte> sessionBytes(const Session& session) {
  const engine::Frame frame = encodeSession(session);
  const Header header = headerOf(frame);
  std::vector<std::byte> bytes;
  for (const std::span<const std::byte> part :
       {std::as_bytes(std::span(&header, 1)), std::as_bytes(std::span(frame.head)),
        std::span(frame.payload)}) {
    bytes.insert(bytes.end(), part.begin(), part.end());
  }
  return bytes;
}

}  // namespace lanescope::app
