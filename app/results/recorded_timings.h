// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>

#include "app/results/timing_data.h"

namespace lanescope::results {

/// The timings from other machines that come with the program, and the selection of those that are
/// compared with timings from here.
class RecordedTimings {
 public:
  /// The problem that was measured here.
  struct Problem {
    std::string kernel;
    values::Parameters parameters;
  };

  RecordedTimings();

  /// Adds the recordings of a kernel if they are of the problem that was measured here, or if
  /// nothing was measured. `withCpu`: also the times of that machine's CPU.
  void addKernel(std::string_view kernel, const std::optional<Problem>& measured, bool withCpu,
                 TimingData& data) const;
  /// Adds the GPU's times of all other kernels of the same problem that `data` lacks.
  void addFamily(std::string_view kernel, const std::optional<Problem>& measured,
                 TimingData& data) const;

 private:
  std::span<const values::BenchResult> m_recordings;
};

}  // namespace lanescope::results
