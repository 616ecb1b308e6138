// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace lanescope::app {

/// What a decoder tells through its pipe. A failure or a result is the last message.
struct DecoderMessage {
  enum class Kind : std::uint64_t {
    progress,  ///< two numbers, of which the kind of the file says what they mean
    failure,   ///< the shared memory holds u8 (values::ErrorKind) and text (the sentence)
    result,    ///< the shared memory holds what the kind of the file says
  };
  Kind kind = Kind::progress;
  std::uint64_t first = 0;  ///< of a failure or a result: the bytes in the shared memory
  std::uint64_t second = 0;
};

/// Writes a message to a file descriptor. Nothing happens where the other end is closed.
void sendMessage(int file, const DecoderMessage& message);

/// Reads messages from a file descriptor.
class MessageReader {
 public:
  using Clock = std::chrono::steady_clock;
  /// `deadline`: the time until which everything has to be there.
  MessageReader(int file, std::optional<Clock::time_point> deadline)
      : m_file(file), m_deadline(deadline) {}
  /// Returns nothing where the other end is closed, or late.
  [[nodiscard]] std::optional<DecoderMessage> next();
  [[nodiscard]] bool isLate() const { return m_isLate; }

 private:
  /// Waits for more bytes. Returns false at the deadline.
  [[nodiscard]] bool wait() const;

  int m_file;
  std::optional<Clock::time_point> m_deadline;
  bool m_isLate = false;
};

}  // namespace lanescope::app
