// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

namespace lanescope::cli {

/// Turns Ctrl-C, SIGTERM and SIGHUP into a stop request while it lives. A process that is still
/// there almost a second later is ended with exit code 130, whatever it does, and leaves nothing
/// unfinished behind. A second signal ends it at once. There is at most one at a time.
class Interrupt {
 public:
  /// Throws std::system_error where there is no pipe or no thread for it.
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }
  /// From the instant of the signal on; the token follows on another thread.
  [[nodiscard]] bool requested() const;
  /// The process has stopped what it did, or is done with it, and may take its time to write what
  /// there is.
  void takeTime() const;

 private:
  void read();
  [[noreturn]] static void endProcess();

  std::stop_source m_source;
  int m_readEnd = -1;
  mutable std::atomic<bool> m_takesTime = false;
  std::thread m_reader;  ///< a signal handler may do no more than write a byte for this one
};

}  // namespace lanescope::cli
