// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

// What goes through the pipe from the process that reads a table: records, each with one letter
// before it. Both ends are the same program on the same machine.

namespace lanescope::app {

enum class TableRecord : char {
  progress = 'p',  ///< u64, u64: bytes of the file and of numbers so far; any number of times, then
  failure = 'f',   ///< u8 (values::ErrorKind), text: the sentence; or
  table = 't',  ///< u64 (width), text (remark), u64, texts (names), u64, arrays: u64, float32 …
};

/// Writes to a file descriptor. False in `isSound` once the other end is gone.
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

/// Reads from a file descriptor. All members return false, empty or 0 once `isSound` is false: the
/// other end is gone, or it has promised more than there can be.
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
  /// A number that is at most `most`.
  [[nodiscard]] std::uint64_t count(std::uint64_t most);
  [[nodiscard]] bool isSound() const { return m_isSound; }

 private:
  int m_file;
  bool m_isSound = true;
};

}  // namespace lanescope::app
