// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_decoder.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <memory>
#include <new>
#include <string>

#include "app/decode/decoded_frame.h"
#include "app/decode/decoder_process.h"
#include "app/decode/mapped_file.h"
#include "app/session/session_codec.h"
#include "app/session/session_file.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

Decoder::Opened openSessionInDecoder(std::span<const std::string> arguments) {
  const QString path = QString::fromStdString(arguments[0]);
  const auto refuse = [&](const std::string& reason) {
    values::refuse(arguments[0] + " cannot be opened: " + reason + ".");
  };
  const QFileInfo info(path);
  if (info.isDir()) refuse("it is a folder");
  if (!info.exists()) refuse("there is no such file");
  if (!info.isFile()) refuse("it is not a regular file");
  const auto file = std::make_shared<QFile>(path);
  if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
    refuse(file->errorString().toStdString());
  }
  const auto contents = mappedFile(file->handle());
  return {file->handle(), [file, contents, name = info.fileName()](
                              DecodedWriter& out, const DecoderProgress& /*progress*/) {
            QByteArray bytes =
                QByteArray::fromRawData(reinterpret_cast<const char*>(contents.data()),
                                        static_cast<qsizetype>(contents.size()));
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::ReadOnly);
            writeFrame(out, encodeSession(readSession(buffer, name)));
          }};
}

}  // namespace

Session readSession(const QString& path) {
  constexpr std::uint64_t kMostBytes = kMostSessionHeadBytes + (std::uint64_t{1} << 20);
  const std::string name = QFileInfo(path).fileName().toStdString();
  try {
    DecodedReader in = decodeFile({std::string(kSessionDecoder.kind), path.toStdString(),
                                   kMostBytes + engine::FrameLimits{}.payloadBytes});
    const DecodedFrame frame = readFrame(in);
    try {
      return decodeSession(frame.head, frame.payload);
    } catch (const values::Error&) {
      in.fail();
    }
  } catch (const std::bad_alloc&) {
    values::unavailable(name + " needs more memory than this machine has free.");
  }
}

const Decoder kSessionDecoder{"session", &openSessionInDecoder};

}  // namespace lanescope::app
