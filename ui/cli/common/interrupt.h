// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

namespace lanescope::cli {

/// Turns Ctrl-C, SIGTERM and SIGHUP into a stop request while the object lives. If the process
/// still runs almost a second later, it is ended with exit code 130, without unfinished files. A
/// second signal ends it at once. At most one object may exist.
class Interrupt {
 public:
  /// Throws std::system_error when the pipe or the thread cannot be made.
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }
  /// True from the moment of the signal; the token follows on another thread.
  [[nodiscard]] bool requested() const;
  /// Lifts the time limit: the process has stopped its work and may take time to write the results.
  void takeTime() const;

 private:
  void read();
  [[noreturn]] static void endProcess();

  std::stop_source m_source;
  int m_readEnd = -1;
  mutable std::atomic<bool> m_takesTime = false;
  std::thread m_reader;  ///< the signal handler only writes a byte to this thread's pipe
};

}  // namespace lanescope::cli
