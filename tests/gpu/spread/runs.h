// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "runner/runner.h"
#include "spread/emulated_run.h"
#include "values/error.h"

namespace lanescope::spread {

/// Runs on the emulator, on one device and over several.
class Runs {
 public:
  [[nodiscard]] static values::RunRequest requestFor(const catalog::KernelRow& row, std::int64_t n,
                                                     std::int64_t ranks) {
    values::RunRequest request;
    request.kernel = row.id;
    request.parameters = catalog::defaultsOf(row);
    request.parameters.n = n;
    request.target.backend = values::BackendChoice::emulator;
    request.target.ranks = ranks;
    request.keepOutputs = true;
    return request;
  }

  [[nodiscard]] values::RunResult run(const values::RunRequest& request) {
    return runEmulated(
        request, m_runner, {}, [](double) {}, m_memory);
  }

  [[nodiscard]] values::RunResult runAlone(values::RunRequest request) {
    request.target.ranks = 1;
    return m_runner.run(request, {}, [](double) {});
  }

  [[nodiscard]] std::string complaint(const values::RunRequest& request) {
    try {
      (void)run(request);
    } catch (const values::Error& error) {
      return error.what();
    }
    return "nothing";
  }

  [[nodiscard]] engine::Runner& runner() { return m_runner; }
  /// From now on so many bytes are free.
  void limitMemory(std::uint64_t free) {
    m_memory = [free] { return platform::Memory{free, free, {}}; };
  }

 private:
  engine::Runner m_runner{backend::makeEmulatorBackend(), backend::makeEmulatorBackend()};
  engine::MemoryReader m_memory = [] { return platform::readMemory(); };
};

/// Returns the rows of a family that run on the emulator.
[[nodiscard]] inline std::vector<const catalog::KernelRow*> rowsOf(std::string_view family) {
  std::vector<const catalog::KernelRow*> rows;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (row.family == family && !row.callsLibrary) rows.push_back(&row);
  }
  return rows;
}

inline constexpr std::int64_t kSizes[] = {1, 2, 31, 33, 1000, 1025};
inline constexpr std::int64_t kRanks[] = {2, 3, 4, 7};

}  // namespace lanescope::spread
