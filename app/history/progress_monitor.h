// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <utility>

#include "protocol/progress_throttle.h"
#include "values/error.h"

namespace lanescope::history {

/// What long work passes again and again: it ends there once that was asked for, and whoever waits
/// learns how far it has come.
class ProgressMonitor {
 public:
  using Progress = std::function<void(double fraction)>;

  ProgressMonitor() = default;
  /// `progress` is called on the thread that works, at most 30 times a second, with 0 to 1.
  explicit ProgressMonitor(std::stop_token stop, Progress progress = {})
      : m_stop(std::move(stop)), m_progress(std::move(progress)) {}

  /// Of a part of the work, of which 0 to 1 is `begin` to `end` of the whole.
  [[nodiscard]] ProgressMonitor part(double begin, double end) const {
    if (!m_progress) return ProgressMonitor(m_stop);
    return ProgressMonitor(m_stop, [tell = m_progress, begin, end](double fraction) {
      tell(begin + (end - begin) * fraction);
    });
  }

  /// Cheap enough for every item. Throws values::Error (cancelled).
  void pass(double fraction) {
    constexpr std::uint64_t kItems = 256;  // so often is looked
    if (m_passed++ % kItems != 0) return;
    if (m_stop.stop_requested()) {
      throw values::Error(values::ErrorKind::cancelled, "The work was cancelled.");
    }
    if (m_progress && m_throttle.admits(fraction)) m_progress(fraction);
  }

 private:
  std::stop_token m_stop;
  Progress m_progress;
  engine::ProgressThrottle m_throttle;
  std::uint64_t m_passed = 0;
};

}  // namespace lanescope::history
