// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/archive_reader.h"

#include <limits>

#include "app/archive/archive_decoder.h"
#include "app/decode/decoder_process.h"

namespace lanescope::app {
namespace {

/// A name in an archive has at most 64 KiB.
constexpr std::uint64_t kMostListBytes = kMostArchiveEntries * (std::uint64_t{65} << 10);

}  // namespace

ArchiveReader::ArchiveReader(const std::filesystem::path& file)
    : m_in(decodeFile(
          {std::string(kArchiveDecoder.kind), file, kMostListBytes + kMostArchiveBytes})),
      m_errorCode(static_cast<int>(m_in.count(std::numeric_limits<int>::max()))) {}

std::uint64_t ArchiveReader::readCount() {
  return m_in.number<std::uint64_t>();
}

std::vector<ArchiveEntry> ArchiveReader::readList(std::uint64_t count) {
  std::vector<ArchiveEntry> entries;
  for (; count > 0; --count) {
    ArchiveEntry& entry = entries.emplace_back();
    entry.path = m_in.text();
    entry.bytes = m_in.number<std::uint64_t>();
    entry.packedBytes = m_in.number<std::uint64_t>();
    entry.isReadable = m_in.flag();
    entry.isSpecial = m_in.flag();
  }
  return entries;
}

bool ArchiveReader::readNext(const ArchiveEntry& entry, std::string& contents) {
  if (!m_in.flag()) return false;
  const auto bytes = m_in.bytes(entry.bytes);
  contents.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  return true;
}

}  // namespace lanescope::app
