// SPDX-License-Identifier: Apache-2.0
#include "engine/runner_executor.h"

#include <algorithm>
#include <thread>

#include "backend/backend.h"
#include "values/process_limits.h"

namespace lanescope::engine {
namespace {

class RunnerExecutor final : public Executor {
 public:
  void makeReady(const values::Target& target) override {
    if (m_isReady || target.backend == values::BackendChoice::emulator) return;
    (void)m_runner.devices();  // creates a context on each GPU
    m_isReady = true;
  }

  [[nodiscard]] std::vector<values::DeviceInfo> devices() override { return m_runner.devices(); }

  [[nodiscard]] values::RunResult run(const values::RunRequest& request, std::stop_token stop,
                                      const backend::Progress& progress) override {
    return m_runner.run(request, stop, progress);
  }

  [[nodiscard]] values::BenchResult bench(const values::BenchRequest& request, std::stop_token stop,
                                          const BenchProgress& progress,
                                          const SeriesSink& sink) override {
    requireCores();
    return m_runner.bench(request, stop, progress, sink);
  }

  [[nodiscard]] values::Occupancy occupancy(const values::OccupancyRequest& request) override {
    return m_runner.occupancy(request);
  }

 private:
  /// Checks that oneTBB, the program's own thread team and OpenBLAS can each start a thread per
  /// core, so that CPU timings use all cores.
  void requireCores() {
    constexpr unsigned kTeams = 3;
    if (m_hasCores) return;
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    values::requireThreads(kTeams * (cores - 1), "Timing this CPU");
    m_hasCores = true;
  }

  bool m_hasCores = false;
  bool m_isReady = false;
  Runner m_runner{backend::makeEmulatorBackend(), backend::makeCudaBackend()};
};

}  // namespace

std::unique_ptr<Executor> makeRunnerExecutor() {
  return std::make_unique<RunnerExecutor>();
}

}  // namespace lanescope::engine
