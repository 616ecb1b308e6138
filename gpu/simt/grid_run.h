// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>
#include <stop_token>

#include "simt/grid.h"
#include "simt/recorded_events.h"
#include "simt/worker.h"

namespace lanescope::simt {

/// One launch while it runs: hands the blocks out to the workers and collects their results.
///
/// Blocks make progress as CUDA promises it: a block that has begun gets its turn again and again
/// until it ends, so it may wait for another resident block. A block that has not begun may never
/// begin while the resident blocks wait for it, as on a GPU that is full; the launch then ends with
/// a finding. At most `residents` blocks a worker are resident. The blocks of a thread-block
/// cluster begin together, on one worker.
class GridRun {
 public:
  /// `residents`: the most blocks that a worker may have begun and not ended.
  GridRun(Grid& grid, std::size_t workers, std::size_t residents);

  /// The loop of a worker thread. It never throws; `rethrow` throws what went wrong.
  void work(Worker& worker) noexcept;
  /// Takes note of a worker that could not be started.
  void workerMissing();

  /// Waits until all workers are done (true), or `timeout` has passed or `stop` was requested.
  bool waitFor(std::chrono::milliseconds timeout, std::stop_token stop);
  [[nodiscard]] double fraction() const;

  // To be called once all workers are done.
  void rethrow() const;
  [[nodiscard]] const std::optional<trace::Finding>& finding() const { return m_finding; }
  [[nodiscard]] bool isTruncated() const { return m_truncated; }
  /// Of a recorded launch.
  [[nodiscard]] std::optional<RecordedEvents>& recorded() { return m_recorded; }

 private:
  void runBlocks(Worker& worker);
  [[nodiscard]] bool isOver(std::uint64_t position, std::uint64_t size) const;
  bool startBlock(Worker& worker);
  bool startCluster(Worker& worker);
  bool resumeStalled(Worker& worker);
  /// Lets the clusters go on whose blocks have all come to a barrier, and ends those whose blocks
  /// never will. Returns whether there was any.
  bool advanceClusters(Worker& worker);
  bool advance(Worker& worker, Cluster& cluster);
  void endDivergent(Worker& worker, Cluster& cluster);
  [[nodiscard]] BlockRunner* takeFree(Worker& worker);
  /// Whether the outcome is that of a stalled block. If not, collects it.
  bool settle(Worker& worker, BlockRunner& runner, const BlockOutcome& outcome);
  void standStill(Worker& worker, std::uint64_t changes);
  void take(std::uint64_t block, const BlockOutcome& outcome, const BlockTrace& trace);

  Grid& m_grid;
  const std::uint64_t m_blocks;
  const std::uint64_t m_cluster;  ///< blocks of a cluster
  const std::size_t m_residents;
  alignas(64) std::atomic<std::uint64_t> m_next{0};
  alignas(64) std::atomic<std::uint64_t> m_finished{0};
  /// Grows whenever some block has begun, moved or ended.
  alignas(64) std::atomic<std::uint64_t> m_changes{1};
  std::atomic<bool> m_isStarved{false};  ///< nothing will ever move again

  std::mutex m_mutex;  ///< guards all members below
  std::condition_variable_any m_done;
  std::uint64_t m_stillAt = 0;  ///< changes, when the first of these …
  std::size_t m_still = 0;      ///< … workers found that nothing moves
  std::size_t m_working;
  std::optional<trace::Finding> m_finding;
  std::exception_ptr m_error;
  std::optional<RecordedEvents> m_recorded;
  bool m_truncated = false;
};

}  // namespace lanescope::simt
