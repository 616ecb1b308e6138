// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "values/error.h"

// What a decoder has made of a file: numbers, texts and arrays, one behind the other, in memory
// that the decoder shares with the program. Both ends are programs of one build on the same
// machine, but the reader believes nothing that it reads.

namespace lanescope::app {

/// A decoder has ended without an answer, or was ended.
class DecoderLost : public values::Error {
 public:
  explicit DecoderLost(const std::string& sentence, bool isKilled = false)
      : Error(values::ErrorKind::unavailable, sentence), m_isKilled(isKilled) {}
  /// Whether somebody else has killed it, as the system does when memory runs out.
  [[nodiscard]] bool isKilled() const { return m_isKilled; }

 private:
  bool m_isKilled;
};

/// Large arrays begin at multiples of this many bytes.
inline constexpr std::size_t kDecodedAlignment = 64;

/// Writes to the shared memory. Throws std::bad_alloc where it is full.
class DecodedWriter {
 public:
  explicit DecodedWriter(std::span<std::byte> memory) : m_memory(memory) {}

  /// Returns room for that many bytes, all of which the caller writes.
  [[nodiscard]] std::span<std::byte> space(std::size_t bytes);
  void bytes(std::span<const std::byte> bytes);
  void text(std::string_view text);
  template <class T>
  void number(T value) {
    static_assert(std::is_arithmetic_v<T>);
    bytes(std::as_bytes(std::span(&value, 1)));
  }
  void align();
  void clear() { m_used = 0; }
  /// Whether these bytes are the last that were written, and lie in the shared memory.
  [[nodiscard]] bool endsIn(std::span<const std::byte> bytes) const {
    return bytes.data() + bytes.size() == m_memory.data() + m_used;
  }

  [[nodiscard]] std::size_t size() const { return m_used; }
  [[nodiscard]] std::size_t room() const { return m_memory.size() - m_used; }

 private:
  std::span<std::byte> m_memory;
  std::size_t m_used = 0;
};

/// Reads the shared memory, which no decoder can write any more. All members but the constructor
/// throw DecoderLost where it holds less than is asked for, or more than a limit.
class DecodedReader {
 public:
  /// `memory` keeps the bytes. Sentences call the decoded file `file`.
  DecodedReader(std::shared_ptr<const void> memory, std::span<const std::byte> bytes,
                std::string file)
      : m_memory(std::move(memory)), m_left(bytes), m_all(bytes.size()), m_file(std::move(file)) {}

  [[nodiscard]] std::span<const std::byte> bytes(std::uint64_t count);
  [[nodiscard]] std::string text();
  template <class T>
  [[nodiscard]] T number() {
    static_assert(std::is_arithmetic_v<T>);
    T value{};
    std::memcpy(&value, bytes(sizeof value).data(), sizeof value);
    return value;
  }
  [[nodiscard]] bool flag() { return number<std::uint8_t>() != 0; }
  /// Reads a number of at most `most`.
  [[nodiscard]] std::uint64_t count(std::uint64_t most);
  void align();
  void expectEnd() const;

  /// Throws DecoderLost: the decoder gave no sound answer.
  [[noreturn]] void fail() const;
  /// What keeps the bytes that `bytes()` returns.
  [[nodiscard]] const std::shared_ptr<const void>& memory() const { return m_memory; }

 private:
  std::shared_ptr<const void> m_memory;
  std::span<const std::byte> m_left;
  std::size_t m_all;
  std::string m_file;
};

}  // namespace lanescope::app
