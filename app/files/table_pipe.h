// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

// The format of the pipe from the process that reads a table: records that each begin with one
// letter. Both ends are the same program on the same machine.

namespace lanescope::app {

enum class TableRecord : char {
  /// u64, u64: the bytes of the file and of its numbers so far. Any number of these come first.
  progress = 'p',
  /// u8 (values::ErrorKind), text (the sentence). It ends the stream.
  failure = 'f',
  /// u64 (width), text (remark), u64 and texts (names), u64 and arrays (u64, float32 …). It ends
  /// the stream.
  table = 't',
};

/// Writes to a file descriptor. `isSound` becomes false when the other end is closed.
class PipeWriter {
 public:
  explicit PipeWriter(int file) : m_file(file) {}
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

/// Reads from a file descriptor. `isSound` becomes false when the other end is closed or announces
/// more than its limit; all members then return false, an empty text or 0.
class PipeReader {
 public:
  explicit PipeReader(int file) : m_file(file) {}
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

 private:
  int m_file;
  bool m_isSound = true;
};

}  // namespace lanescope::app
