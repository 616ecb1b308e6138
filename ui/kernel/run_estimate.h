// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>
#include <map>
#include <optional>
#include <string>

#include "catalog/catalog.h"
#include "request/result.h"

namespace lanescope::ui {

/// Predicts how long the emulator takes for a run, so that a long one is announced before it
/// starts. A kernel's time is taken as proportional to its elements, or to its products for
/// matrices; the factor is that of the kernel's last run, and before the first one a usual one.
class RunEstimate {
 public:
  using Seconds = std::chrono::duration<double>;

  /// Remembers how long a run on the emulator took. Runs that took less than 5 ms tell nothing.
  void learn(const values::RunResult& result);
  [[nodiscard]] Seconds expected(const catalog::KernelRow& row,
                                 const values::Parameters& parameters) const;
  /// Returns "The emulator takes about 12 min for this run."; empty below 10 s. `limit`: the time
  /// limit of the run, which is named where the run would pass it.
  [[nodiscard]] QString announcement(const catalog::KernelRow& row,
                                     const values::Parameters& parameters,
                                     std::optional<values::Milliseconds> limit) const;

 private:
  std::map<std::string, Seconds, std::less<>> m_ofOne;  ///< element or product, by kernel
};

}  // namespace lanescope::ui
