// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <system_error>

namespace lanescope::cli {
namespace {

constexpr std::array<int, 3> kSignals{SIGINT, SIGTERM, SIGHUP};
constexpr char kStop = 's';
constexpr char kEnd = 'e';

std::atomic<int> writeEnd{-1};
static_assert(std::atomic<int>::is_always_lock_free);

extern "C" void onSignal(int) {
  const int saved = errno;
  const ssize_t written = ::write(writeEnd.load(), &kStop, 1);
  static_cast<void>(written);  // the pipe has room for the one byte
  errno = saved;
}

}  // namespace

Interrupt::Interrupt() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
    throw std::system_error(errno, std::generic_category(), "pipe2");
  }
  m_readEnd = ends[0];
  writeEnd = ends[1];
  m_reader = std::thread([this] {
    char byte = 0;
    while (true) {
      const ssize_t got = ::read(m_readEnd, &byte, 1);
      if (got < 0 && errno == EINTR) continue;
      if (got != 1 || byte == kEnd) return;
      m_source.request_stop();
    }
  });
  struct sigaction action {};
  action.sa_handler = &onSignal;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  for (const int signal : kSignals) ::sigaction(signal, &action, nullptr);
}

Interrupt::~Interrupt() {
  for (const int signal : kSignals) std::signal(signal, SIG_DFL);
  const int end = writeEnd.exchange(-1);
  const ssize_t written = ::write(end, &kEnd, 1);
  static_cast<void>(written);
  m_reader.join();
  ::close(end);
  ::close(m_readEnd);
}

}  // namespace lanescope::cli
