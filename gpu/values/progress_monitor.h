// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <utility>

#include "values/error.h"

namespace lanescope::values {

/// Reports the progress of a long computation and may cancel it. A default one does neither. One
/// thread may use it at a time.
class ProgressMonitor {
 public:
  ProgressMonitor() = default;
  /// `progress` gets the completed fraction, 0 to 1, on the computing thread, at most once for each
  /// thousandth. The receiver throttles.
  explicit ProgressMonitor(std::stop_token stop, std::function<void(double)> progress = {})
      : m_stop(std::move(stop)), m_progress(std::move(progress)) {}

  /// Returns the monitor of a part of the computation.
  [[nodiscard]] ProgressMonitor part(double from, double to) const {
    ProgressMonitor monitor = *this;
    monitor.m_from = m_from + (m_to - m_from) * from;
    monitor.m_to = m_from + (m_to - m_from) * to;
    return monitor;
  }
  /// Reports the completed fraction; it is cheap enough for each of many small items. Throws
  /// values::Error (cancelled) after a stop was requested.
  void at(double done) const {
    if (m_stop.stop_requested()) throw Error(ErrorKind::cancelled, "The work was cancelled.");
    const double fraction = m_from + (m_to - m_from) * done;
    if (!m_progress || fraction < m_next) return;
    m_next = fraction + kStep;
    m_progress(fraction);
  }

 private:
  static constexpr double kStep = 1e-3;

  std::stop_token m_stop;
  std::function<void(double)> m_progress;
  double m_from = 0;
  double m_to = 1;
  mutable double m_next = 0;  ///< the least fraction that is reported
};

/// Reports counted work to a monitor at intervals.
class MonitoredCount {
 public:
  MonitoredCount(const ProgressMonitor& monitor, std::size_t all)
      : m_monitor(monitor), m_all(all) {}

  void add(std::size_t more) {
    m_done += more;
    if (m_done < m_next) return;
    m_next = m_done + kInterval;
    m_monitor.at(static_cast<double>(m_done) / static_cast<double>(m_all));
  }

 private:
  static constexpr std::size_t kInterval = 1 << 16;

  const ProgressMonitor& m_monitor;
  std::size_t m_all;
  std::size_t m_done = 0;
  std::size_t m_next = kInterval;
};

}  // namespace lanescope::values
