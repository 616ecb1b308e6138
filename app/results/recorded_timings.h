// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>

#include "app/results/timing_data.h"

namespace lanescope::results {

/// The timings that the program ships, made on other machines, and what of them is compared
/// with those of this one.
class RecordedTimings {
 public:
  /// What was measured here.
  struct Problem {
    std::string kernel;
    values::Parameters parameters;
  };

  RecordedTimings();

  /// Adds what was recorded of a kernel, if it is of the problem that was measured here, if any
  /// was. `withCpu`: also the times of the CPU of that machine.
  void addKernel(std::string_view kernel, const std::optional<Problem>& measured, bool withCpu,
                 TimingData& data) const;
  /// Adds the GPU's times of all other kernels of the same problem, those that `data` has none of.
  void addFamily(std::string_view kernel, const std::optional<Problem>& measured,
                 TimingData& data) const;

 private:
  std::span<const values::BenchResult> m_recordings;
};

}  // namespace lanescope::results
