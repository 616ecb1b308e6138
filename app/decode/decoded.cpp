// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decode/decoded.h"

#include <algorithm>
#include <new>

namespace lanescope::app {
namespace {

/// The bytes up to the next multiple of kDecodedAlignment.
std::size_t bytesToAlign(std::size_t at) {
  return (kDecodedAlignment - at % kDecodedAlignment) % kDecodedAlignment;
}

}  // namespace

std::span<std::byte> DecodedWriter::space(std::size_t bytes) {
  if (bytes > room()) throw std::bad_alloc();
  const std::span<std::byte> space = m_memory.subspan(m_used, bytes);
  m_used += bytes;
  return space;
}

void DecodedWriter::bytes(std::span<const std::byte> bytes) {
  std::ranges::copy(bytes, space(bytes.size()).begin());
}

void DecodedWriter::text(std::string_view text) {
  number<std::uint64_t>(text.size());
  bytes(std::as_bytes(std::span(text)));
}

void DecodedWriter::align() {
  std::ranges::fill(space(bytesToAlign(m_used)), std::byte{0});
}

std::span<const std::byte> DecodedReader::bytes(std::uint64_t count) {
  if (count > m_left.size()) fail();
  const auto first = m_left.first(count);
  m_left = m_left.subspan(count);
  return first;
}

std::uint64_t DecodedReader::count(std::uint64_t most) {
  const auto value = number<std::uint64_t>();
  if (value > most) fail();
  return value;
}

std::string DecodedReader::text() {
  const auto text = bytes(number<std::uint64_t>());
  return {reinterpret_cast<const char*>(text.data()), text.size()};
}

void DecodedReader::align() {
  static_cast<void>(bytes(bytesToAlign(m_all - m_left.size())));
}

void DecodedReader::expectEnd() const {
  if (!m_left.empty()) fail();
}

void DecodedReader::fail() const {
  throw DecoderLost(m_file + " could not be read: its decoder gave no sound answer.");
}

}  // namespace lanescope::app
