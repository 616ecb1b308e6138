// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <mutex>
#include <numeric>
#include <vector>

#include "backend/backend.h"

namespace lanescope::spread {

/// The completed fraction of all ranks together. Ranks report from their own threads.
class TotalProgress {
 public:
  /// `progress` must outlive this.
  TotalProgress(std::int64_t ranks, const backend::Progress& progress)
      : m_fractions(static_cast<std::size_t>(ranks)), m_progress(progress) {}

  void report(std::int64_t rank, double fraction) {
    const std::lock_guard guard(m_mutex);
    m_fractions[static_cast<std::size_t>(rank)] = fraction;
    m_progress(std::accumulate(m_fractions.begin(), m_fractions.end(), 0.0) /
               static_cast<double>(m_fractions.size()));
  }

 private:
  std::mutex m_mutex;
  std::vector<double> m_fractions;
  const backend::Progress& m_progress;
};

}  // namespace lanescope::spread
