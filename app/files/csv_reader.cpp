// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/csv_reader.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>
#include <span>
#include <string>
#include <system_error>

#include "app/files/csv_parser.h"
#include "values/error.h"
#include "values/size_text.h"

namespace lanescope::app {
namespace {

using values::Error;
using values::ErrorKind;

constexpr std::size_t kChunkBytes = std::size_t{4} << 20;
constexpr std::size_t kMaxLineBytes = std::size_t{1} << 20;

std::string limitText(std::uint64_t bytes) {
  return std::to_string(bytes) + " bytes (" + values::sizeText(bytes) + ")";
}

/// Cuts a text in pieces into lines for the parser, and makes the checks that need no parsing.
class LineFeeder {
 public:
  LineFeeder(std::string name, const CsvOptions& options, std::stop_token stop)
      : m_name(std::move(name)),
        m_maxBytes(options.maxBytes),
        m_stop(std::move(stop)),
        m_parser(m_name, options) {}

  /// Takes the lines that end in `text` and returns their bytes. `last`: takes the whole text.
  std::size_t feed(std::string_view text, bool last) {
    check(text);
    std::size_t at = 0;
    while (at < text.size()) {
      const auto* const newline =
          static_cast<const char*>(std::memchr(text.data() + at, '\n', text.size() - at));
      if (newline == nullptr && !last) break;
      const std::size_t end =
          newline == nullptr ? text.size() : static_cast<std::size_t>(newline - text.data());
      ++m_lines;
      if (end - at > kMaxLineBytes) failLong();
      m_parser.line(text.substr(at, end - at));
      at = std::min(end + 1, text.size());
      if (m_lines % kLinesBetweenChecks == 0) checkStop();
    }
    if (text.size() - at > kMaxLineBytes) {
      ++m_lines;
      failLong();
    }
    m_offset += at;
    return at;
  }

  [[nodiscard]] std::uint64_t numberBytes() const { return m_parser.numberBytes(); }
  [[nodiscard]] CsvData finish() { return m_parser.finish(); }

 private:
  static constexpr std::uint64_t kLinesBetweenChecks = 65536;

  void checkStop() const {
    if (m_stop.stop_requested()) {
      throw Error(ErrorKind::cancelled, "Reading " + m_name + " was cancelled.");
    }
  }

  void check(std::string_view text) const {
    checkStop();
    if (m_offset == 0 && (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))) {
      values::refuse(m_name + " is UTF-16 text; save it as UTF-8.");
    }
    const void* const nul = text.empty() ? nullptr : std::memchr(text.data(), '\0', text.size());
    if (nul != nullptr) {
      const auto position =
          m_offset + static_cast<std::uint64_t>(static_cast<const char*>(nul) - text.data());
      values::refuse(m_name + " is not a text file: its byte " + std::to_string(position + 1) +
                     " is zero.");
    }
    if (m_offset + text.size() > m_maxBytes) {
      values::refuse(m_name + " is larger than the limit, " + limitText(m_maxBytes) + ".");
    }
  }

  [[noreturn]] void failLong() const {
    values::refuse(m_name + ", line " + std::to_string(m_lines) + ", is longer than the limit, " +
                   limitText(kMaxLineBytes) + ".");
  }

  std::string m_name;
  std::uint64_t m_maxBytes;
  std::stop_token m_stop;
  CsvParser m_parser;
  std::uint64_t m_lines = 0;
  std::uint64_t m_offset = 0;  ///< bytes of the text before the current piece
};

[[noreturn]] void failRead(const std::string& name, int error) {
  values::refuse(name + " cannot be read: " + std::generic_category().message(error) + ".");
}

/// Returns the bytes read, which are fewer than wanted only at the end of the file.
std::size_t readPiece(int file, const std::string& name, std::span<char> piece) {
  std::size_t all = 0;
  while (all < piece.size()) {
    const ssize_t got = ::read(file, piece.data() + all, piece.size() - all);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) failRead(name, errno);
    if (got == 0) break;
    all += static_cast<std::size_t>(got);
  }
  return all;
}

CsvData readFile(int file, const std::string& name, const CsvOptions& options,
                 std::stop_token stop) {
  LineFeeder feeder(name, options, std::move(stop));
  std::vector<char> chunk(kChunkBytes);
  std::size_t held = 0;  // bytes of an incomplete line of the previous piece
  std::uint64_t read = 0;
  while (true) {
    const std::size_t got = readPiece(file, name, std::span(chunk).subspan(held));
    if (got == 0) {
      feeder.feed({chunk.data(), held}, true);
      return feeder.finish();
    }
    const std::string_view text(chunk.data(), held + got);
    const std::size_t used = feeder.feed(text, false);
    read += got;
    if (options.progress) options.progress(read, feeder.numberBytes());
    held = text.size() - used;
    std::memmove(chunk.data(), chunk.data() + used, held);
  }
}

/// Runs `read` and turns a failed allocation into a sentence.
template <class Read>
CsvData guarded(const std::string& name, const Read& read) {
  try {
    return read();
  } catch (const std::bad_alloc&) {
    values::unavailable("There is not enough memory for the numbers of " + name + ".");
  }
}

}  // namespace

FileDescriptor openTable(const std::filesystem::path& file, const CsvOptions& options) {
  namespace fs = std::filesystem;
  const std::string name = file.string();
  std::error_code code;
  const fs::file_status status = fs::status(file, code);
  if (status.type() == fs::file_type::not_found) {
    values::refuse(name + " does not exist.");
  }
  if (status.type() == fs::file_type::directory) {
    values::refuse(name + " is a directory, not a file.");
  }
  if (status.type() == fs::file_type::regular) {
    const std::uintmax_t size = fs::file_size(file, code);
    if (!code && size > options.maxBytes) {
      values::refuse(name + " is " + std::to_string(size) + " bytes large; the limit is " +
                     limitText(options.maxBytes) + ".");
    }
  }
  FileDescriptor opened(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
  if (!opened.isOpen()) failRead(name, errno);
  return opened;
}

CsvData readCsv(int file, const std::string& name, const CsvOptions& options,
                std::stop_token stop) {
  return guarded(name, [&] { return readFile(file, name, options, std::move(stop)); });
}

CsvData parseCsv(std::string_view text, std::string_view name, const CsvOptions& options,
                 std::stop_token stop) {
  const std::string owner(name);
  return guarded(owner, [&] {
    LineFeeder feeder(owner, options, std::move(stop));
    feeder.feed(text, true);
    return feeder.finish();
  });
}

}  // namespace lanescope::app
