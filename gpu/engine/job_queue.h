// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>

#include "protocol/message.h"

namespace lanescope::engine {

/// The requests that wait for the worker, and the one it is at.
class JobQueue {
 public:
  struct Job {
    ToEngine request;
    std::stop_source stop;
  };
  enum class Cancelled { notFound, waiting, running };

  void push(ToEngine request);
  /// A request that waits is taken out; of the one that runs the stop token is set.
  Cancelled cancel(std::uint64_t id);
  /// Waits for the next request, which from now on is the one that runs. Nothing: `stop` was set.
  [[nodiscard]] std::optional<Job> next(const std::stop_token& stop);
  /// Sets the stop token of the request that runs.
  void stopRunning();
  void finished();
  [[nodiscard]] std::size_t waiting() const;
  /// Whether the request waits or runs.
  [[nodiscard]] bool holds(std::uint64_t id) const;

 private:
  mutable std::mutex m_mutex;
  std::condition_variable_any m_changed;
  std::deque<Job> m_waiting;
  std::uint64_t m_runningId = 0;
  std::stop_source m_running{std::nostopstate};
};

}  // namespace lanescope::engine
