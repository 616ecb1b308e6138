// SPDX-License-Identifier: Apache-2.0
#include "protocol/frame.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace lanescope::engine {
namespace {

static_assert(std::endian::native == std::endian::little,
              "frames are written as they lie in memory");

constexpr char kMagic[4] = {'L', 'S', 'C', 'P'};

/// Moves up to `wanted` bytes from the front of `from` to the end of `to`.
template <class Byte>
void moveBytes(std::vector<Byte>& to, std::uint64_t wanted, std::span<const std::byte>& from) {
  const std::size_t count = std::min<std::uint64_t>(wanted - to.size(), from.size());
  const auto* const begin = reinterpret_cast<const Byte*>(from.data());
  to.insert(to.end(), begin, begin + count);
  from = from.subspan(count);
}

void skipLineEnds(std::span<const std::byte>& bytes) {
  while (!bytes.empty() && bytes.front() == std::byte('\n')) bytes = bytes.subspan(1);
}

}  // namespace

std::vector<std::byte> frameHeader(const Frame& frame) {
  std::vector<std::byte> bytes(kHeaderBytes);
  const auto headLength = static_cast<std::uint32_t>(frame.head.size());
  const std::uint64_t payloadLength = frame.payload.size();
  std::memcpy(bytes.data(), kMagic, 4);
  std::memcpy(bytes.data() + 4, &headLength, 4);
  std::memcpy(bytes.data() + 8, &payloadLength, 8);
  return bytes;
}

std::vector<std::byte> frameBytes(const Frame& frame) {
  std::vector<std::byte> bytes = frameHeader(frame);
  bytes.reserve(kHeaderBytes + frame.head.size() + frame.payload.size());
  const auto* const head = reinterpret_cast<const std::byte*>(frame.head.data());
  bytes.insert(bytes.end(), head, head + frame.head.size());
  bytes.insert(bytes.end(), frame.payload.begin(), frame.payload.end());
  return bytes;
}

void FrameDecoder::feed(std::span<const std::byte> bytes) {
  while (m_error.empty()) {
    if (m_header.empty()) skipLineEnds(bytes);
    if (m_header.size() < kHeaderBytes) {
      moveBytes(m_header, kHeaderBytes, bytes);
      if (m_header.size() < kHeaderBytes) return;
      readHeader();
      continue;
    }
    moveBytes(m_frame.head, m_headLength, bytes);
    moveBytes(m_frame.payload, m_payloadLength, bytes);
    if (m_frame.head.size() < m_headLength || m_frame.payload.size() < m_payloadLength) return;
    m_complete.push_back(std::exchange(m_frame, {}));
    m_limits = m_later;
    m_header.clear();
  }
}

std::optional<Frame> FrameDecoder::next() {
  if (m_taken == m_complete.size()) {
    m_complete.clear();
    m_taken = 0;
    return std::nullopt;
  }
  return std::move(m_complete[m_taken++]);
}

void FrameDecoder::readHeader() {
  std::uint32_t headLength = 0;
  std::memcpy(&headLength, m_header.data() + 4, 4);
  std::memcpy(&m_payloadLength, m_header.data() + 8, 8);
  m_headLength = headLength;
  if (std::memcmp(m_header.data(), kMagic, 4) != 0) {
    m_error = "The other side does not speak Lanescope's protocol.";
  } else if (m_headLength > m_limits.headBytes) {
    m_error = "A message's head of " + std::to_string(m_headLength) +
              " bytes is over the limit of " + std::to_string(m_limits.headBytes) + " bytes.";
  } else if (m_payloadLength > m_limits.payloadBytes) {
    m_error = "A message's payload of " + std::to_string(m_payloadLength) +
              " bytes is over the limit of " + std::to_string(m_limits.payloadBytes) + " bytes.";
  }
}

}  // namespace lanescope::engine
