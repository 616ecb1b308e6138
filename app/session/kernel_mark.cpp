// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/kernel_mark.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <array>
#include <cstdint>

#include "app/files/output_file.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr std::size_t kKeyWords = 8;
constexpr qint64 kKeyBytes = kKeyWords * sizeof(std::uint32_t);

QString keyPath() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
         QStringLiteral("/kernel-key");
}

/// Returns the key, or nothing where there is none or where others could have read it.
QByteArray readKey() {
  QFile file(keyPath());
  constexpr QFile::Permissions kOfOthers = QFile::ReadGroup | QFile::ReadOther;
  if ((file.permissions() & kOfOthers) != 0 || !file.open(QIODevice::ReadOnly)) return {};
  const QByteArray key = file.read(kKeyBytes + 1);
  return key.size() == kKeyBytes ? key : QByteArray();
}

QByteArray makeKey() {
  std::array<std::uint32_t, kKeyWords> words{};
  QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
  QByteArray key(reinterpret_cast<const char*>(words.data()), kKeyBytes);
  QDir().mkpath(QFileInfo(keyPath()).absolutePath());
  try {
    OutputFile file(keyPath(), Readers::ownerAlone);
    file.write(key.toStdString());
    file.commit();
    return key;
  } catch (const values::Error&) {
    return {};
  }
}

}  // namespace

std::string kernelMark(const std::string& name, const std::string& text) {
  QByteArray key = readKey();
  if (key.isEmpty()) key = makeKey();
  if (key.isEmpty()) return {};
  QMessageAuthenticationCode code(QCryptographicHash::Sha256, key);
  code.addData(QByteArray::fromStdString(name));
  code.addData(QByteArray(1, '\0'));
  code.addData(QByteArray::fromStdString(text));
  return code.result().toHex().toStdString();
}

}  // namespace lanescope::app
