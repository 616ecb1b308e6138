// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

#include "bench/sample.h"

namespace lanescope::bench {

/// Measures the wall time of a function on this machine. A sample of short work consists of several
/// calls.
class WallClock final : public Subject {
 public:
  explicit WallClock(std::function<void()> work) : m_work(std::move(work)) {}

  [[nodiscard]] Sample take() override;
  [[nodiscard]] int calls() const override { return m_calls; }

 private:
  std::function<void()> m_work;
  int m_calls = 0;  ///< 0: not determined yet
};

}  // namespace lanescope::bench
