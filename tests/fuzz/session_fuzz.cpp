// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a session's file, and behind a header that is right: few mutations keep a checksum.
#include <QCryptographicHash>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "tests/app/session/session_properties.h"

namespace {

void expectSound(const char* bytes, std::size_t count) {
  if (!lanescope::tests::readAnything(bytes, count).broken.empty()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using lanescope::app::kSessionHeaderBytes;
  const char* const bytes = reinterpret_cast<const char*>(data);
  expectSound(bytes, size);
  // The first two bytes say where the head ends.
  if (size < 2) return 0;
  static const auto kEmpty = lanescope::app::sessionBytes({});
  std::vector<char> file(kSessionHeaderBytes);
  std::memcpy(file.data(), kEmpty.data(), file.size());
  const std::size_t behind = size - 2;
  const auto head = static_cast<std::uint32_t>((data[0] << 8 | data[1]) % (behind + 1));
  const std::uint64_t payload = behind - head;
  std::memcpy(file.data() + 12, &head, sizeof head);
  std::memcpy(file.data() + 16, &payload, sizeof payload);
  file.insert(file.end(), bytes + 2, bytes + size);
  const QByteArray hash = QCryptographicHash::hash(QByteArrayView(file).sliced(kSessionHeaderBytes),
                                                   QCryptographicHash::Blake2b_256);
  std::memcpy(file.data() + 24, hash.constData(), static_cast<std::size_t>(hash.size()));
  expectSound(file.data(), file.size());
  return 0;
}
