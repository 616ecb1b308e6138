// SPDX-License-Identifier: GPL-3.0-or-later
//
// An engine that plays a GPU: its times follow from the launch alone, least at 256 threads and 512
// blocks, and some launches end badly, as the number of their blocks says. For tests, and to look
// at the window with.
#include <sys/prctl.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <thread>

#include "engine/server.h"
#include "values/error.h"

namespace {

using namespace lanescope;

constexpr std::int64_t kRefused = 2048;  ///< blocks: CUDA says no
constexpr std::int64_t kLost = 4096;     ///< blocks: the engine's process ends
constexpr std::int64_t kWrong = 2;       ///< blocks: another result than the reference's
constexpr std::uint64_t kEndless = 99;   ///< seed: until it is stopped

class PlayedGpu final : public engine::Executor {
 public:
  void makeReady(const values::Target&) override {}

  std::vector<values::DeviceInfo> devices() override {
    values::DeviceInfo info;
    info.backend = values::BackendChoice::cuda;
    info.name = "Played GPU";
    info.available = true;
    info.detail = "for tests";
    info.computeCapability = 90;
    return {info};
  }

  values::RunResult run(const values::RunRequest& request, std::stop_token,
                        const backend::Progress&) override {
    values::RunResult result;
    result.kernel = request.kernel;
    result.backend = values::BackendChoice::cuda;
    result.device = "Played GPU";
    result.parameters = request.parameters;
    result.passed = true;
    values::Counters counters;
    counters.recordedBlocks = counters.blocks = 4;
    const auto warps = static_cast<std::uint64_t>(4 * ((request.parameters.block + 31) / 32));
    counters.total.barriers = warps * (1 + std::bit_width(warps));
    counters.total.globalLoads = {32 * warps, warps, 4 * warps, 0, 0};
    counters.activeLanes = 28.5;
    result.counters = counters;
    result.hardwareCounters.emplace().reason = "A played GPU has no counters.";
    return result;
  }

  values::BenchResult bench(const values::BenchRequest& request, std::stop_token stop,
                            const engine::BenchProgress&, const engine::SeriesSink&) override {
    values::BenchResult result;
    result.kernel = request.kernel;
    result.device = "Played GPU";
    result.series.push_back(measured(request.parameters, stop));
    for (const values::Parameters& parameters : request.comparedParameters) {
      result.series.push_back(measured(parameters, stop));
    }
    return result;
  }

  values::TimeLine timeLine(const values::TimeLineRequest&, std::stop_token) override {
    values::unavailable("A played GPU has no time line.");
  }

  values::AllReduceResult allReduce(const values::AllReduceRequest&) override {
    values::unavailable("A played GPU has no partners.");
  }

  values::ScalingResult scaling(const values::ScalingRequest&, std::stop_token) override {
    values::unavailable("A played GPU has no partners.");
  }

  values::Occupancy occupancy(const values::OccupancyRequest& request) override {
    values::Occupancy occupancy;
    occupancy.kernel = request.kernel;
    occupancy.backend = values::BackendChoice::cuda;
    occupancy.device = "Played GPU";
    occupancy.entry = "played";
    occupancy.block = request.parameters.block;
    occupancy.grid = request.parameters.grid.value_or(32);
    values::Residency residency;
    residency.registers = 32;
    residency.staticSharedBytes = 4096;
    residency.blocks = std::min<std::int64_t>(32, 2048 / occupancy.block);
    residency.limiters = {occupancy.block < 64 ? values::Limiter::blocks
                                               : values::Limiter::threads};
    residency.suggestedBlock = 768;
    residency.suggestedGrid = 264;
    residency.device = {132, 2048, 32, 65536, 233472, 1024, 232448};
    occupancy.residency = residency;
    return occupancy;
  }

 private:
  static values::BenchSeries measured(const values::Parameters& parameters,
                                      const std::stop_token& stop) {
    const std::int64_t grid = parameters.grid.value_or(32);
    if (grid == kRefused) {
      throw values::Error(values::ErrorKind::unavailable, "This launch is refused.");
    }
    if (grid == kLost) throw values::Error(values::ErrorKind::engineLost, "The GPU is lost.");
    while (parameters.seed == kEndless && !stop.stop_requested()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    if (stop.stop_requested()) throw values::Error(values::ErrorKind::cancelled, "Stopped.");
    values::BenchSeries series;
    series.name = "played";
    series.where = "GPU: Played GPU";
    series.n = parameters.n;
    series.passed = grid != kWrong;
    const double far =
        0.2 * std::abs(std::log2(parameters.block) - 8) + 0.3 * std::abs(std::log2(grid) - 9);
    for (int i = 0; i < 20; ++i) {
      series.samples.emplace_back(0.005 * (1 + far) * (1 + 0.001 * (i % 5)));
    }
    return series;
  }
};

}  // namespace

int main() {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  std::signal(SIGPIPE, SIG_IGN);
  engine::Server server(
      STDIN_FILENO, STDOUT_FILENO, [] { return std::make_unique<PlayedGpu>(); },
      [](int code) { std::_Exit(code); });
  server.serve();
}
