// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decode/pipe.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace lanescope::app {
namespace {

constexpr std::uint64_t kMostText = std::uint64_t{4} << 20;  // a name is shorter than its line

}  // namespace

void PipeWriter::bytes(std::span<const std::byte> bytes) {
  while (m_isSound && !bytes.empty()) {
    const ssize_t written = ::write(m_file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    m_isSound = written > 0;
    if (m_isSound) bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
}

void PipeWriter::text(std::string_view text) {
  number<std::uint64_t>(text.size());
  bytes(std::as_bytes(std::span(text)));
}

bool PipeReader::wait() const {
  using std::chrono::milliseconds;
  for (;;) {
    const auto left = std::chrono::ceil<milliseconds>(*m_deadline - Clock::now());
    if (left.count() <= 0) return false;
    constexpr milliseconds kLongest{60'000};
    pollfd waited{m_file, POLLIN, 0};
    if (::poll(&waited, 1, static_cast<int>(std::min(left, kLongest).count())) > 0) return true;
  }
}

void PipeReader::bytes(std::span<std::byte> bytes) {
  while (m_isSound && !bytes.empty()) {
    if (m_deadline && !wait()) {
      m_isLate = true;
      m_isSound = false;
      return;
    }
    const ssize_t got = ::read(m_file, bytes.data(), bytes.size());
    if (got < 0 && errno == EINTR) continue;
    m_isSound = got > 0;
    if (m_isSound) bytes = bytes.subspan(static_cast<std::size_t>(got));
  }
}

std::uint64_t PipeReader::count(std::uint64_t most) {
  const auto value = number<std::uint64_t>();
  m_isSound = m_isSound && value <= most;
  return m_isSound ? value : 0;
}

std::string PipeReader::text() {
  std::string text(count(kMostText), '\0');
  bytes(std::as_writable_bytes(std::span(text)));
  return text;
}

}  // namespace lanescope::app
