// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace lanescope::cli {

/// Turns Ctrl-C, SIGTERM and SIGHUP into a stop request while it lives. A second one ends the
/// process at once. There is at most one at a time.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }
  [[nodiscard]] bool requested() const { return m_source.stop_requested(); }

 private:
  std::stop_source m_source;
  int m_readEnd = -1;
  std::thread m_reader;  ///< a signal handler may do no more than write a byte for this one
};

}  // namespace lanescope::cli
