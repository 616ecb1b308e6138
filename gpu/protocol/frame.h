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
// raw payload. The header is the same in all versions of the protocol; the contents of the head may
// change. Line ends between two frames mean nothing: a program in between may pass on whole lines
// alone.

namespace lanescope::engine {

inline constexpr std::size_t kHeaderBytes = 16;

/// The most that a frame may hold. The largest head is that of a time line within a kernel: five
/// warps that have used all their room for notes take 3.5 MiB.
struct FrameLimits {
  std::uint64_t headBytes = std::uint64_t{4} << 20;
  std::uint64_t payloadBytes = std::uint64_t{2} << 30;
};

/// The limits of the first frame of a stream, which arrives before it is known whether the other
/// side speaks the protocol.
inline constexpr FrameLimits kGreetingLimits{4096, 0};

struct Frame {
  std::vector<std::uint8_t> head;
  std::vector<std::byte> payload;
  bool operator==(const Frame&) const = default;
};

/// Returns the 16 bytes that precede the head and the payload.
[[nodiscard]] std::vector<std::byte> frameHeader(const Frame& frame);
/// Returns header, head and payload in one piece.
[[nodiscard]] std::vector<std::byte> frameBytes(const Frame& frame);

/// Cuts a stream of bytes into frames. It takes any bytes in chunks of any size. Its memory grows
/// with the bytes that have arrived and not with the lengths that a header states. After the first
/// error it stays in that state, since the start of the next frame is unknown.
class FrameDecoder {
 public:
  explicit FrameDecoder(const FrameLimits& limits = {}) : FrameDecoder(limits, limits) {}
  /// `first`: the limits of the first frame of the stream; `later`: those of all others.
  FrameDecoder(const FrameLimits& first, const FrameLimits& later)
      : m_limits(first), m_later(later) {}

  /// Takes the next bytes of the stream.
  void feed(std::span<const std::byte> bytes);
  /// Returns the next complete frame in the order of the stream; nothing when there is none.
  [[nodiscard]] std::optional<Frame> next();
  /// Whether a frame has arrived in part.
  [[nodiscard]] bool isWithinFrame() const { return !m_header.empty(); }
  /// Returns one sentence when the stream does not consist of frames; empty without an error.
  [[nodiscard]] const std::string& error() const { return m_error; }

 private:
  void readHeader();

  FrameLimits m_limits;             ///< limits of the frame that is arriving
  FrameLimits m_later;              ///< limits of the frames after it
  std::vector<std::byte> m_header;  ///< header of the frame that is arriving, up to kHeaderBytes
  std::uint64_t m_headLength = 0;
  std::uint64_t m_payloadLength = 0;
  Frame m_frame;
  std::vector<Frame> m_complete;  ///< oldest first, from m_taken on
  std::size_t m_taken = 0;
  std::string m_error;
};

}  // namespace lanescope::engine
