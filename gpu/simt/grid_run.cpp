// SPDX-License-Identifier: Apache-2.0
#include "simt/grid_run.h"

#include <time.h>

#include <thread>
#include <utility>

#include "simt/schedule.h"
#include "simt/signals.h"

namespace lanescope::simt {

namespace {

/// Of the calling thread, so that a busy machine makes nobody impatient.
std::chrono::nanoseconds ownProcessorTime() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace

GridRun::GridRun(Grid& grid, std::size_t workers, std::size_t residents)
    : m_grid(grid), m_blocks(grid.launch.grid.total()), m_residents(residents), m_working(workers) {
  if (grid.window) m_recorded.emplace(*grid.window, grid.launch.block.total());
}

void GridRun::work(Worker& worker) noexcept {
  try {
    const SignalStack signalStack;
    worker.stalled.clear();
    worker.free.clear();
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
  for (;;) {
    const std::uint64_t changes = m_changes.load();
    if (!worker.stalled.empty() && resumeStalled(worker)) continue;
    if (worker.stalled.size() < m_residents && startBlock(worker)) continue;
    if (worker.stalled.empty()) return;
    standStill(worker, changes);
  }
}

/// Begins the next block; false when there is none left.
bool GridRun::startBlock(Worker& worker) {
  std::uint64_t block = 0;
  do {
    const std::uint64_t position = m_next.fetch_add(1, std::memory_order_relaxed);
    if (position >= m_blocks) return false;
    block = blockAt(m_grid.schedule, position, m_blocks);
  } while (m_grid.isStopped(block));
  if (worker.free.empty()) {
    worker.runners.push_back(std::make_unique<BlockRunner>(worker.pulse));
    worker.runners.back()->prepare(m_grid);
    worker.free.push_back(worker.runners.back().get());
  }
  BlockRunner* const runner = worker.free.back();
  if (settle(*runner, runner->start(block))) {
    worker.free.pop_back();
    worker.stalled.push_back(runner);
  }
  m_changes.fetch_add(1);
  return true;
}

/// Gives each stalled block its turn; whether any has moved.
bool GridRun::resumeStalled(Worker& worker) {
  bool hasMoved = false;
  std::size_t kept = 0;
  for (BlockRunner* const runner : worker.stalled) {
    const bool isOver = m_isStarved.load() || m_grid.isStopped(runner->block());
    const BlockOutcome outcome = isOver ? runner->giveUp() : runner->resume();
    if (settle(*runner, outcome)) {
      worker.stalled[kept++] = runner;
      hasMoved = hasMoved || outcome.moved;
    } else {
      worker.free.push_back(runner);
      hasMoved = true;
    }
  }
  worker.stalled.resize(kept);
  if (hasMoved) m_changes.fetch_add(1);
  return hasMoved;
}

bool GridRun::settle(const BlockRunner& runner, const BlockOutcome& outcome) {
  if (outcome.stalled) return true;
  if (outcome.completed) m_finished.fetch_add(1, std::memory_order_relaxed);
  if (outcome.finding || m_grid.isRecorded(runner.block())) {
    take(runner.block(), outcome, runner.trace());
  }
  return false;
}

/// Nothing of this worker moves. Once no worker has seen anything move for a while, nothing ever
/// will: what a block waits for only another block can change. A loop that looks a number of times
/// and then gives up comes to its end within that while.
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
    // Blocks before this one go on: one of them may have a finding, too, and then that one counts.
    m_grid.stopAfter(block);
    if (!m_finding || block < m_finding->block) m_finding = outcome.finding;
  }
  if (m_grid.isRecorded(block) && (outcome.completed || outcome.finding)) {
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
