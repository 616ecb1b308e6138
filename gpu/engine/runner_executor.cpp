// SPDX-License-Identifier: Apache-2.0
#include "engine/runner_executor.h"

#include "backend/backend.h"

namespace lanescope::engine {
namespace {

class RunnerExecutor final : public Executor {
 public:
  [[nodiscard]] std::vector<values::DeviceInfo> devices() override { return m_runner.devices(); }

  [[nodiscard]] values::RunResult run(const values::RunRequest& request, std::stop_token stop,
                                      const backend::Progress& progress) override {
    return m_runner.run(request, stop, progress);
  }

  [[nodiscard]] values::BenchResult bench(const values::BenchRequest& request, std::stop_token stop,
                                          const BenchProgress& progress,
                                          const SeriesSink& sink) override {
    return m_runner.bench(request, stop, progress, sink);
  }

  [[nodiscard]] values::Occupancy occupancy(const values::OccupancyRequest& request) override {
    return m_runner.occupancy(request);
  }

 private:
  Runner m_runner{backend::makeEmulatorBackend(), backend::makeCudaBackend()};
};

}  // namespace

std::unique_ptr<Executor> makeRunnerExecutor() {
  return std::make_unique<RunnerExecutor>();
}

}  // namespace lanescope::engine
