// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/interrupt.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <system_error>

#include "app/files/scratch_folder.h"
#include "platform/process.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/terminal.h"

namespace lanescope::cli {
namespace {

constexpr std::array<int, 3> kSignals{SIGINT, SIGTERM, SIGHUP};
constexpr char kStop = 's';
/// Time from the signal to the forced end; with the clean-up it is less than a second.
constexpr int kTimeoutMs = 900;

std::atomic<int> writeEnd{-1};
std::atomic<bool> isRequested{false};
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

extern "C" void onSignal(int) {
  const int saved = errno;
  isRequested.store(true);
  const ssize_t written = ::write(writeEnd.load(), &kStop, 1);
  static_cast<void>(written);  // the pipe always has room for one byte
  errno = saved;
}

}  // namespace

Interrupt::Interrupt() {
  const platform::Pipe pipe = platform::makePipe();
  if (pipe.readEnd < 0) throw std::system_error(errno, std::generic_category(), "pipe2");
  m_readEnd = pipe.readEnd;
  writeEnd = pipe.writeEnd;
  isRequested = false;
  m_reader = std::thread([this] { read(); });
  struct sigaction action {};
  action.sa_handler = &onSignal;
  // SA_RESTART is not set, so that a blocked open of a named pipe returns.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (const int signal : kSignals) ::sigaction(signal, &action, nullptr);
}

Interrupt::~Interrupt() {
  for (const int signal : kSignals) std::signal(signal, SIG_DFL);
  ::close(writeEnd.exchange(-1));  // the reader comes to the end of the pipe
  m_reader.join();
  ::close(m_readEnd);
}

bool Interrupt::requested() const {
  return isRequested.load();
}

void Interrupt::takeTime() const {
  m_takesTime = true;
}

void Interrupt::read() {
  pollfd input{m_readEnd, POLLIN, 0};
  int timeoutMs = -1;  // no timeout
  while (true) {
    const int ready = ::poll(&input, 1, timeoutMs);
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0) {
      if (!m_takesTime) endProcess();
      timeoutMs = -1;
      continue;
    }
    char byte = kStop;
    if (::read(m_readEnd, &byte, 1) != 1) return;
    timeoutMs = kTimeoutMs;
    m_source.request_stop();
  }
}

void Interrupt::endProcess() {
  app::removeScratchFolders();
  complain("Interrupted.");
  std::_Exit(kExitInterrupted);
}

}  // namespace lanescope::cli
