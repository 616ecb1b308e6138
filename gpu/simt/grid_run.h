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

#include "simt/block_runner.h"
#include "simt/grid.h"
#include "simt/recorded_events.h"

namespace lanescope::simt {

/// One launch while it runs: hands the blocks out to the workers and takes in what they gave.
class GridRun {
 public:
  explicit GridRun(Grid& grid, std::size_t workers);

  /// A worker's whole life. Never throws; what went wrong comes out of `rethrow`.
  void work(BlockRunner& runner) noexcept;
  /// Takes back a worker that could not be started.
  void workerMissing();

  /// Waits until all workers are done (true), or `timeout` has passed or `stop` was requested.
  bool waitFor(std::chrono::milliseconds timeout, std::stop_token stop);
  [[nodiscard]] double fraction() const;

  // Once all workers are done.
  void rethrow() const;
  [[nodiscard]] const std::optional<trace::Finding>& finding() const { return m_finding; }
  [[nodiscard]] bool isTruncated() const { return m_truncated; }
  /// Of a recorded launch.
  [[nodiscard]] std::optional<RecordedEvents>& recorded() { return m_recorded; }

 private:
  void runBlocks(BlockRunner& runner);
  void take(std::uint64_t block, const BlockOutcome& outcome, const BlockTrace& trace);

  Grid& m_grid;
  const std::uint64_t m_blocks;
  alignas(64) std::atomic<std::uint64_t> m_next{0};
  alignas(64) std::atomic<std::uint64_t> m_finished{0};

  std::mutex m_mutex;  ///< of all below
  std::condition_variable_any m_done;
  std::size_t m_working;
  std::optional<trace::Finding> m_finding;
  std::exception_ptr m_error;
  std::optional<RecordedEvents> m_recorded;
  bool m_truncated = false;
};

}  // namespace lanescope::simt
