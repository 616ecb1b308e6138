// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

// The format of the pipe from a decoder: records that each begin with one letter. Both ends are
// programs of one build on the same machine, but the reader believes nothing that it reads.

namespace lanescope::app {

enum class DecoderRecord : char {
  /// How far the decoder is. The kind of the file says what follows. Any number of these come
  /// first.
  progress = 'p',
  /// u8 (values::ErrorKind), text (the sentence). It ends the stream.
  failure = 'f',
  /// The contents of the file. Its kind says what follows. It ends the stream.
  result = 'r',
};

/// Writes to a file descriptor. `isSound` becomes false when the other end is closed.
class PipeWriter {
 public:
  explicit PipeWriter(int file) : m_file(file) {}
  void begin(DecoderRecord record) { number(static_cast<char>(record)); }
  void bytes(std::span<const std::byte> bytes);
  void text(std::string_view text);
  template <class T>
  void number(T value) {
    static_assert(std::is_trivially_copyable_v<T>);
    bytes(std::as_bytes(std::span(&value, 1)));
  }
  [[nodiscard]] bool isSound() const { return m_isSound; }

 private:
  int m_file;
  bool m_isSound = true;
};

/// Reads from a file descriptor. `isSound` becomes false when the other end is closed, announces
/// more than its limit, or is late; all members then return false, an empty text or 0.
class PipeReader {
 public:
  using Clock = std::chrono::steady_clock;
  /// `deadline`: the time until which everything has to be there.
  explicit PipeReader(int file, std::optional<Clock::time_point> deadline = {})
      : m_file(file), m_deadline(deadline) {}
  void bytes(std::span<std::byte> bytes);
  [[nodiscard]] std::string text();
  template <class T>
  [[nodiscard]] T number() {
    static_assert(std::is_trivially_copyable_v<T>);
    T value{};
    bytes(std::as_writable_bytes(std::span(&value, 1)));
    return m_isSound ? value : T{};
  }
  /// Reads a number of at most `most`.
  [[nodiscard]] std::uint64_t count(std::uint64_t most);
  [[nodiscard]] bool isSound() const { return m_isSound; }
  [[nodiscard]] bool isLate() const { return m_isLate; }

 private:
  /// Waits for more bytes. Returns false at the deadline.
  [[nodiscard]] bool wait() const;

  int m_file;
  std::optional<Clock::time_point> m_deadline;
  bool m_isSound = true;
  bool m_isLate = false;
};

}  // namespace lanescope::app
