// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/archive_reader.h"

#include <limits>
#include <span>

#include "app/archive/archive_decoder.h"

namespace lanescope::app {

ArchiveReader::ArchiveReader(const std::filesystem::path& file)
    : m_decoder({std::string(kArchiveDecoder.kind), file}, {}) {
  if (m_decoder.next() != DecoderRecord::result) m_decoder.fail();
  m_errorCode = static_cast<int>(m_decoder.in().count(std::numeric_limits<int>::max()));
  check();
}

std::uint64_t ArchiveReader::readCount() {
  const auto count = m_decoder.in().number<std::uint64_t>();
  check();
  return count;
}

std::vector<ArchiveEntry> ArchiveReader::readList(std::uint64_t count) {
  std::vector<ArchiveEntry> entries;
  for (; count > 0; --count) {
    ArchiveEntry& entry = entries.emplace_back();
    entry.path = m_decoder.in().text();
    entry.bytes = m_decoder.in().number<std::uint64_t>();
    entry.packedBytes = m_decoder.in().number<std::uint64_t>();
    entry.isReadable = m_decoder.in().number<std::uint8_t>() != 0;
    entry.isSpecial = m_decoder.in().number<std::uint8_t>() != 0;
    check();
  }
  return entries;
}

bool ArchiveReader::readNext(const ArchiveEntry& entry, std::string& contents) {
  const bool isWhole = m_decoder.in().number<std::uint8_t>() != 0;
  check();
  if (!isWhole) return false;
  contents.resize(entry.bytes);
  m_decoder.in().bytes(std::as_writable_bytes(std::span(contents)));
  check();
  return true;
}

void ArchiveReader::check() {
  if (!m_decoder.in().isSound()) m_decoder.fail();
}

}  // namespace lanescope::app
