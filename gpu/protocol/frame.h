// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

// The outermost layer of the protocol between lanescope and lanescope-engine. A frame is a header
// of 16 bytes, little-endian ("LSCP", u32 head length, u64 payload length), a head (CBOR), and a
// raw payload. The header never changes between versions: what the head says may.

namespace lanescope::engine {

inline constexpr std::size_t kHeaderBytes = 16;

/// The most that a frame may hold.
struct FrameLimits {
  std::uint64_t headBytes = std::uint64_t{1} << 20;
  std::uint64_t payloadBytes = std::uint64_t{2} << 30;
};

/// Of the first frame of a stream, before it is known whether the other side speaks the protocol.
inline constexpr FrameLimits kGreetingLimits{4096, 0};

struct Frame {
  std::vector<std::uint8_t> head;
  std::vector<std::byte> payload;
  bool operator==(const Frame&) const = default;
};

/// The 16 bytes that go before the head and the payload.
[[nodiscard]] std::vector<std::byte> frameHeader(const Frame& frame);
/// Header, head and payload in one piece.
[[nodiscard]] std::vector<std::byte> frameBytes(const Frame& frame);

/// Cuts a stream of bytes into frames. It takes any bytes in chunks of any size, and allocates in
/// proportion to what has arrived, never to what a header promises. After the first error it stays
/// in that state, since the next frame's start is unknown.
class FrameDecoder {
 public:
  explicit FrameDecoder(const FrameLimits& limits = {}) : FrameDecoder(limits, limits) {}
  /// With limits of its own for the first frame of the stream.
  FrameDecoder(const FrameLimits& first, const FrameLimits& later)
      : m_limits(first), m_later(later) {}

  /// Takes the next bytes of the stream.
  void feed(std::span<const std::byte> bytes);
  /// The next complete frame, in the order of the stream.
  [[nodiscard]] std::optional<Frame> next();
  /// Whether a frame has begun to arrive whose end is still to come.
  [[nodiscard]] bool isWithinFrame() const { return !m_header.empty(); }
  /// One sentence when the stream is not one of frames; empty while all is well.
  [[nodiscard]] const std::string& error() const { return m_error; }

 private:
  void readHeader();

  FrameLimits m_limits;             ///< of the frame that is arriving
  FrameLimits m_later;              ///< of those after it
  std::vector<std::byte> m_header;  ///< of the frame that is arriving, up to kHeaderBytes
  std::uint64_t m_headLength = 0;
  std::uint64_t m_payloadLength = 0;
  Frame m_frame;
  std::vector<Frame> m_complete;  ///< oldest first, from m_taken on
  std::size_t m_taken = 0;
  std::string m_error;
};

}  // namespace lanescope::engine
