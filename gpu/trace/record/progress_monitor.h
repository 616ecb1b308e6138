// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <utility>

#include "values/error.h"

namespace lanescope::trace {

/// Who waits for a long computation: is told how far it has come, and may end it. By itself,
/// nobody.
class ProgressMonitor {
 public:
  ProgressMonitor() = default;
  /// `progress` gets what is done, from 0 to 1, on the computing thread and some hundred times.
  ProgressMonitor(std::stop_token stop, std::function<void(double)> progress)
      : m_stop(std::move(stop)), m_progress(std::move(progress)) {}

  /// The same for a part of the computation.
  [[nodiscard]] ProgressMonitor part(double from, double to) const {
    ProgressMonitor its = *this;
    its.m_from = m_from + (m_to - m_from) * from;
    its.m_to = m_from + (m_to - m_from) * to;
    return its;
  }
  /// So much is done. Throws values::Error (cancelled) once it is not wanted any more.
  void at(double done) const {
    if (m_stop.stop_requested()) {
      throw values::Error(values::ErrorKind::cancelled, "The work was cancelled.");
    }
    if (m_progress) m_progress(m_from + (m_to - m_from) * done);
  }

 private:
  std::stop_token m_stop;
  std::function<void(double)> m_progress;
  double m_from = 0;
  double m_to = 1;
};

/// Tells a watch now and then of work that is counted.
class MonitoredCount {
 public:
  MonitoredCount(const ProgressMonitor& monitor, std::size_t all)
      : m_monitor(monitor), m_all(all) {}

  void add(std::size_t more) {
    m_done += more;
    if (m_done < m_next) return;
    m_next = m_done + kApart;
    m_monitor.at(static_cast<double>(m_done) / static_cast<double>(m_all));
  }

 private:
  static constexpr std::size_t kApart = 1 << 16;

  const ProgressMonitor& m_monitor;
  std::size_t m_all;
  std::size_t m_done = 0;
  std::size_t m_next = kApart;
};

}  // namespace lanescope::trace
