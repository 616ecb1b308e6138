// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decode/decoder_message.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <span>

namespace lanescope::app {

void sendMessage(int file, const DecoderMessage& message) {
  // A pipe takes so few bytes whole.
  while (::write(file, &message, sizeof message) < 0 && errno == EINTR) continue;
}

bool MessageReader::wait() const {
  using std::chrono::milliseconds;
  for (;;) {
    const auto left = std::chrono::ceil<milliseconds>(*m_deadline - Clock::now());
    if (left.count() <= 0) return false;
    constexpr milliseconds kLongest{60'000};
    pollfd waited{m_file, POLLIN, 0};
    if (::poll(&waited, 1, static_cast<int>(std::min(left, kLongest).count())) > 0) return true;
  }
}

std::optional<DecoderMessage> MessageReader::next() {
  DecoderMessage message;
  std::span<std::byte> missing = std::as_writable_bytes(std::span(&message, 1));
  while (!missing.empty()) {
    if (m_deadline && !wait()) {
      m_isLate = true;
      return {};
    }
    const ssize_t got = ::read(m_file, missing.data(), missing.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return {};
    missing = missing.subspan(static_cast<std::size_t>(got));
  }
  return message;
}

}  // namespace lanescope::app
