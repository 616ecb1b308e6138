// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <string>

#include "request/sampling.h"

namespace lanescope::engine {

/// What each of several things took last, and with that how long one of another size will take.
class TimeEstimate {
 public:
  /// `amount`: of what the time grows with, such as elements. Nothing where it was not done yet.
  [[nodiscard]] std::optional<values::Milliseconds> expected(const std::string& name,
                                                             double amount) const {
    const auto last = m_last.find(name);
    if (last == m_last.end()) return std::nullopt;
    return last->second.time * (amount / last->second.amount);
  }
  void took(const std::string& name, double amount, values::Milliseconds time) {
    m_last[name] = {time, amount};
  }

 private:
  struct Last {
    values::Milliseconds time;
    double amount;
  };
  std::map<std::string, Last> m_last;
};

}  // namespace lanescope::engine
