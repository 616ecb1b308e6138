// SPDX-License-Identifier: Apache-2.0
#include "simt/grid_run.h"

#include <time.h>

#include <algorithm>
#include <iterator>
#include <thread>
#include <utility>

#include "simt/schedule.h"
#include "simt/signals.h"

namespace lanescope::simt {

namespace {

/// The processor time of the calling thread, so that a busy machine does not shorten a wait.
std::chrono::nanoseconds ownProcessorTime() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

/// The cluster of the block that the runner runs.
Cluster& clusterOf(Worker& worker, BlockRunner& runner) {
  return *std::ranges::find_if(worker.clusters, [&](const Cluster& cluster) {
    return std::ranges::find(cluster.runners, &runner) != cluster.runners.end();
  });
}

}  // namespace

GridRun::GridRun(Grid& grid, std::size_t workers, std::size_t residents)
    : m_grid(grid),
      m_blocks(grid.launch.grid.total()),
      m_cluster(grid.launch.cluster),
      m_residents(residents),
      m_working(workers) {
  if (grid.window) m_recorded.emplace(*grid.window, grid.launch.block.total());
}

void GridRun::work(Worker& worker) noexcept {
  try {
    const SignalStack signalStack;
    worker.stalled.clear();
    worker.free.clear();
    worker.clusters.clear();
    worker.stillAt = 0;
    runBlocks(worker);
  } catch (...) {
    m_grid.stopFrom.store(0);
    const std::scoped_lock lock(m_mutex);
    if (m_error == nullptr) m_error = std::current_exception();
  }
  workerMissing();
}

void GridRun::workerMissing() {
  const std::scoped_lock lock(m_mutex);
  if (--m_working == 0) m_done.notify_all();
}

void GridRun::runBlocks(Worker& worker) {
  for (std::unique_ptr<BlockRunner>& runner : worker.runners) worker.free.push_back(runner.get());
  for (BlockRunner* const runner : worker.free) runner->prepare(m_grid);
  const bool hasClusters = m_cluster > 1;
  const auto hasRoom = [&] {
    return (hasClusters ? (worker.clusters.size() + 1) * m_cluster : worker.stalled.size() + 1) <=
           m_residents;
  };
  for (;;) {
    const std::uint64_t changes = m_changes.load();
    if (!worker.stalled.empty() && resumeStalled(worker)) continue;
    if (hasRoom() && (hasClusters ? startCluster(worker) : startBlock(worker))) continue;
    if (worker.stalled.empty()) return;
    standStill(worker, changes);
  }
}

BlockRunner* GridRun::takeFree(Worker& worker) {
  if (worker.free.empty()) {
    worker.runners.push_back(std::make_unique<BlockRunner>(worker.pulse));
    worker.runners.back()->prepare(m_grid);
    return worker.runners.back().get();
  }
  BlockRunner* const runner = worker.free.back();
  worker.free.pop_back();
  return runner;
}

/// Whether no block, or cluster of `size` blocks, is left to begin from this place in the schedule
/// on. Where all are stopped, the function does not visit each: there may be thousands of millions.
bool GridRun::isOver(std::uint64_t position, std::uint64_t size) const {
  const bool isInOrder = m_grid.schedule.kind == values::Schedule::Kind::inOrder;
  return position >= m_blocks / size || m_grid.isStopped(isInOrder ? position * size : 0);
}

/// Begins the next block; false when there is none left.
bool GridRun::startBlock(Worker& worker) {
  std::uint64_t block = 0;
  do {
    const std::uint64_t position = m_next.fetch_add(1, std::memory_order_relaxed);
    if (isOver(position, 1)) return false;
    block = blockAt(m_grid.schedule, position, m_blocks);
  } while (m_grid.isStopped(block));
  BlockRunner* const runner = takeFree(worker);
  if (settle(worker, *runner, runner->start(block))) worker.stalled.push_back(runner);
  m_changes.fetch_add(1);
  return true;
}

/// Begins the blocks of the next cluster; false when there is none left.
bool GridRun::startCluster(Worker& worker) {
  const std::uint64_t clusters = m_blocks / m_cluster;
  std::uint64_t first = 0;
  do {
    const std::uint64_t position = m_next.fetch_add(1, std::memory_order_relaxed);
    if (isOver(position, m_cluster)) return false;
    first = blockAt(m_grid.schedule, position, clusters) * m_cluster;
  } while (m_grid.isStopped(first));
  Cluster& cluster = worker.clusters.emplace_back();
  while (cluster.runners.size() < m_cluster) cluster.runners.push_back(takeFree(worker));
  for (BlockRunner* const runner : cluster.runners) runner->clearShared();
  for (std::uint64_t i = 0; i < m_cluster; ++i) {
    const std::uint64_t rank = blockAt(m_grid.schedule, i, m_cluster);
    BlockRunner* const runner = cluster.runners[rank];
    if (settle(worker, *runner, runner->start(first + rank, cluster.runners))) {
      worker.stalled.push_back(runner);
    }
  }
  advanceClusters(worker);
  m_changes.fetch_add(1);
  return true;
}

/// Gives each stalled block its turn. Returns whether any made progress.
bool GridRun::resumeStalled(Worker& worker) {
  bool hasMoved = false;
  std::size_t kept = 0;
  for (BlockRunner* const runner : worker.stalled) {
    const bool isOver = m_isStarved.load() || m_grid.isStopped(runner->block());
    const BlockOutcome outcome = isOver ? runner->giveUp() : runner->resume();
    if (settle(worker, *runner, outcome)) {
      worker.stalled[kept++] = runner;
      hasMoved = hasMoved || outcome.moved;
    } else {
      hasMoved = true;
    }
  }
  worker.stalled.resize(kept);
  hasMoved = advanceClusters(worker) || hasMoved;
  if (hasMoved) m_changes.fetch_add(1);
  return hasMoved;
}

bool GridRun::advanceClusters(Worker& worker) {
  bool hasMoved = false;
  for (auto cluster = worker.clusters.begin(); cluster != worker.clusters.end();) {
    while (cluster->isSettled() && advance(worker, *cluster)) hasMoved = true;
    const bool isOver = cluster->ended.size() == m_cluster;
    if (isOver) worker.free.insert(worker.free.end(), cluster->ended.begin(), cluster->ended.end());
    cluster = isOver ? worker.clusters.erase(cluster) : std::next(cluster);
  }
  return hasMoved;
}

/// Returns false at the cluster's end.
bool GridRun::advance(Worker& worker, Cluster& cluster) {
  if (cluster.atBarrier.empty()) return false;
  if (!cluster.ended.empty()) {
    endDivergent(worker, cluster);
    return true;
  }
  cluster.atBarrier.clear();
  for (std::uint64_t i = 0; i < m_cluster; ++i) {
    BlockRunner* const runner = cluster.runners[blockAt(m_grid.schedule, i, m_cluster)];
    if (settle(worker, *runner, runner->passClusterBarrier())) worker.stalled.push_back(runner);
  }
  return true;
}

/// Handles a block that has ended without the barrier at which others wait. A block that was
/// stopped or has a finding needs no other finding.
void GridRun::endDivergent(Worker& worker, Cluster& cluster) {
  const auto byBlock = [](const BlockRunner* runner) { return runner->block(); };
  const std::vector<BlockRunner*> waiting = std::exchange(cluster.atBarrier, {});
  const BlockRunner* const first = std::ranges::min(waiting, {}, byBlock);
  std::optional<trace::Finding> finding;
  if (!cluster.isBroken) {
    finding = divergentCluster(m_grid, first->block(), first->clusterLine(), waiting.size(),
                               std::ranges::min(cluster.ended, {}, byBlock)->block());
  }
  for (BlockRunner* const runner : waiting) {
    settle(worker, *runner, runner->abandon(runner == first ? finding : std::nullopt));
  }
}

bool GridRun::settle(Worker& worker, BlockRunner& runner, const BlockOutcome& outcome) {
  if (outcome.stalled) return true;
  Cluster* const cluster = m_cluster > 1 ? &clusterOf(worker, runner) : nullptr;
  if (outcome.atCluster) {
    cluster->atBarrier.push_back(&runner);
    return false;
  }
  if (outcome.completed) m_finished.fetch_add(1, std::memory_order_relaxed);
  if (outcome.finding || m_grid.isRecorded(runner.block())) {
    take(runner.block(), outcome, runner.trace());
  }
  if (cluster == nullptr) {
    worker.free.push_back(&runner);
  } else {
    cluster->ended.push_back(&runner);
    cluster->isBroken = cluster->isBroken || !outcome.completed;
  }
  return false;
}

/// Called when no block of this worker makes progress. Once no worker has seen progress for a
/// while, there will never be any: only another block can change what a block waits for. A loop
/// that looks a number of times and then gives up ends within that while.
void GridRun::standStill(Worker& worker, std::uint64_t changes) {
  const std::chrono::nanoseconds now = ownProcessorTime();
  if (worker.stillAt != changes) {
    worker.stillAt = changes;
    worker.stillSince = now;
    worker.isCounted = false;
  }
  if (now - worker.stillSince >= m_grid.limits.silence) {
    const std::scoped_lock lock(m_mutex);
    if (m_stillAt != changes) {
      m_stillAt = changes;
      m_still = 0;
    }
    if (!worker.isCounted) ++m_still;
    worker.isCounted = true;
    if (m_still >= m_working && m_changes.load() == changes) m_isStarved.store(true);
  }
  std::this_thread::yield();
}

void GridRun::take(std::uint64_t block, const BlockOutcome& outcome, const BlockTrace& trace) {
  const std::scoped_lock lock(m_mutex);
  if (outcome.finding) {
    // Blocks before this one go on: if one of them has a finding, too, that finding counts.
    m_grid.stopAfter(block);
    if (!m_finding || block < m_finding->block) m_finding = outcome.finding;
  }
  if (m_grid.isRecorded(block) && (outcome.completed || outcome.finding || outcome.abandoned)) {
    m_recorded->add(block - m_grid.window->firstBlock, trace);
    m_truncated = m_truncated || outcome.truncated;
  }
}

bool GridRun::waitFor(std::chrono::milliseconds timeout, std::stop_token stop) {
  std::unique_lock lock(m_mutex);
  return m_done.wait_for(lock, std::move(stop), timeout, [this] { return m_working == 0; });
}

double GridRun::fraction() const {
  return static_cast<double>(m_finished.load(std::memory_order_relaxed)) /
         static_cast<double>(m_blocks);
}

void GridRun::rethrow() const {
  if (m_error != nullptr) std::rethrow_exception(m_error);
}

}  // namespace lanescope::simt
