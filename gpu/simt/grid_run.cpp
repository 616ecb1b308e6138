// SPDX-License-Identifier: Apache-2.0
#include "simt/grid_run.h"

#include <utility>

#include "simt/signals.h"

namespace lanescope::simt {

GridRun::GridRun(Grid& grid, std::size_t workers)
    : m_grid(grid), m_blocks(grid.launch.grid.total()), m_working(workers) {
  if (grid.window) m_recorded.emplace(*grid.window, grid.launch.block.total());
}

void GridRun::work(BlockRunner& runner) noexcept {
  try {
    const SignalStack signalStack;
    runner.prepare(m_grid);
    runBlocks(runner);
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

void GridRun::runBlocks(BlockRunner& runner) {
  for (;;) {
    const std::uint64_t block = m_next.fetch_add(1, std::memory_order_relaxed);
    if (block >= m_blocks || m_grid.isStopped(block)) return;
    const BlockOutcome outcome = runner.run(block);
    if (outcome.completed) m_finished.fetch_add(1, std::memory_order_relaxed);
    if (outcome.finding || m_grid.isRecorded(block)) take(block, outcome, runner.trace());
  }
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
