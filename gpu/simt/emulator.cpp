// SPDX-License-Identifier: Apache-2.0
#include "simt/emulator.h"

#include <algorithm>
#include <string>
#include <system_error>
#include <thread>

#include "platform/process_limits.h"
#include "simt/grid_run.h"
#include "simt/signals.h"
#include "simt/watchdog.h"
#include "values/error.h"

namespace lanescope::simt {
namespace {

/// The most stacks of all workers together. Each takes two memory mappings, and Linux allows a
/// process 65530 of them (vm.max_map_count).
#if defined(LANESCOPE_SIMT_TSAN)
constexpr std::size_t kMostFibers = 4'000;  // ThreadSanitizer knows 8128 threads and fibers
constexpr std::size_t kMostKnown = 8'000;
#else
constexpr std::size_t kMostFibers = 24'000;
#endif

constexpr std::chrono::milliseconds kTick{10};

/// Waits for the workers to end; cancels, evicts and tells the progress meanwhile.
void supervise(Grid& grid, GridRun& run, std::vector<Watchdog>& watchdogs,
               const std::stop_token& stop, const std::function<void(double)>& progress) {
  double told = 0;
  std::stop_token wakeUp = stop;
  while (!run.waitFor(kTick, wakeUp)) {
    if (stop.stop_requested()) {
      grid.stopFrom.store(0);
      wakeUp = {};  // from now on it waits for the workers only
    }
    for (Watchdog& watchdog : watchdogs) watchdog.check(grid, watchdogs.size());
    if (const double fraction = run.fraction(); progress && fraction > told) {
      told = fraction;
      progress(fraction);
    }
  }
}

}  // namespace

Emulator::Emulator(unsigned workers)
    : m_workers(workers != 0 ? workers : std::max(1U, std::thread::hardware_concurrency())) {}

std::size_t Emulator::workersFor(const values::Launch& launch) const {
  const std::uint64_t fibers = launch.block.total() * launch.cluster;
  const std::uint64_t room = std::max<std::uint64_t>(1, kMostFibers / fibers);
  return static_cast<std::size_t>(
      std::min<std::uint64_t>({m_workers, room, launch.grid.total() / launch.cluster}));
}

std::size_t Emulator::residentsFor(const values::Launch& launch, std::size_t workers) {
  // A multiprocessor holds at most 32 blocks (compute capability 9.0); a worker stands for one.
  constexpr std::size_t kMostBlocks = 32;
  return std::clamp<std::size_t>(kMostFibers / (workers * launch.block.total()), launch.cluster,
                                 kMostBlocks);
}

void Emulator::freeStacks(const values::Launch& launch, std::size_t workers) {
  const std::size_t residents = residentsFor(launch, workers);
  std::size_t stacks = 0;
  for (std::size_t i = 0; i < m_perThread.size(); ++i) {
    stacks += m_perThread[i]->stacksFor(i < workers ? residents : 0, launch.block.total());
  }
  if (stacks <= kMostFibers) return;
  for (const auto& worker : m_perThread) worker->limitRunners(0);
}

LaunchResult Emulator::launch(const values::Plan& plan, const values::Launch& launch,
                              BufferAddresses buffers, const LaunchOptions& options,
                              const std::stop_token& stop,
                              const std::function<void(double)>& progress) {
  Grid grid{plan,
            launch,
            findKernel(launch.entry.c_str(), options.window && options.window->operationsPerThread >
                                                                   0)(plan, launch, buffers),
            options.schedule,
            options.limits,
            options.window};
#if defined(LANESCOPE_SIMT_TSAN)
  if (launch.block.total() * launch.cluster > kMostKnown) {
    throw values::Error(values::ErrorKind::unavailable,
                        "ThreadSanitizer knows too few fibers for a cluster of this size.");
  }
#endif
  const std::size_t workers = workersFor(launch);
  while (m_perThread.size() < workers) m_perThread.push_back(std::make_unique<Worker>());
  installSignalHandlers();

  freeStacks(launch, workers);
  GridRun run(grid, workers, residentsFor(launch, workers));
  {
    std::vector<std::jthread> threads;
    std::vector<Watchdog> watchdogs;
    std::string missing;
    threads.reserve(workers);
    watchdogs.reserve(workers);
    for (std::size_t i = 0; i < workers; ++i) {
      Worker& worker = *m_perThread[i];
      worker.limitRunners(residentsFor(launch, workers));
      try {
        threads.emplace_back([&run, &worker] { run.work(worker); });
        watchdogs.emplace_back(worker.pulse, threads.back().native_handle());
      } catch (const std::system_error& error) {
        run.workerMissing();
        missing = platform::sentenceOf(error);
      }
    }
    if (threads.empty()) throw values::Error(values::ErrorKind::unavailable, missing);
    supervise(grid, run, watchdogs, stop, progress);
  }
  run.rethrow();
  if (stop.stop_requested()) {
    throw values::Error(values::ErrorKind::cancelled, "The run was cancelled.");
  }

  LaunchResult result;
  result.finding = run.finding();
  result.truncated = run.isTruncated();
  result.printed = grid.printed->upTo(result.finding ? result.finding->block : launch.grid.total());
  if (run.recorded()) {
    // The events of the blocks after the one with the finding depend on when they were stopped.
    const std::uint64_t end = result.finding ? result.finding->block + 1 : launch.grid.total();
    RecordedEvents& recorded = *run.recorded();
    recorded.finish(end - std::min(end, options.window->firstBlock));
    result.offsets = std::move(recorded.events().offsets());
    result.events = std::move(recorded.events().entries());
    result.flow = recorded.takeFlow();
  }
  if (progress && !result.finding) progress(1.0);
  return result;
}

}  // namespace lanescope::simt
