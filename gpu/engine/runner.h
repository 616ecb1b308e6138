// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "backend/backend.h"
#include "values/request.h"
#include "values/result.h"

namespace lanescope::engine {

/// Called for each series of a benchmark as soon as it is measured.
using SeriesSink = std::function<void(const values::BenchSeries&)>;

/// Carries out requests: checks the parameters, plans, makes or takes the inputs, runs on a
/// backend, finishes on the host, compares with the reference. Used by one thread at a time. Every
/// member throws values::Error.
class Runner {
 public:
  Runner(std::unique_ptr<backend::Backend> emulator, std::unique_ptr<backend::Backend> cuda);

  /// Every backend's devices, those that are missing too, with the reason.
  [[nodiscard]] std::vector<values::DeviceInfo> devices();

  [[nodiscard]] values::RunResult run(const values::RunRequest& request, std::stop_token stop,
                                      const backend::Progress& progress);

  /// Times the kernel and the CPU variants of its problem over all sizes. A size that does not fit
  /// is left out with a note in the series' place only when a smaller one succeeded.
  [[nodiscard]] values::BenchResult bench(const values::BenchRequest& request, std::stop_token stop,
                                          const backend::Progress& progress,
                                          const SeriesSink& sink);

 private:
  /// The backend that a target means. Throws (unavailable) with the reason when it is missing.
  [[nodiscard]] backend::Backend& choose(const values::Target& target, values::DeviceInfo& info);

  std::unique_ptr<backend::Backend> m_emulator;
  std::unique_ptr<backend::Backend> m_cuda;
};

}  // namespace lanescope::engine
