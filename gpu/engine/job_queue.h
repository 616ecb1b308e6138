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

/// The requests that wait for the worker, and the one that is running.
class JobQueue {
 public:
  struct Job {
    ToEngine request;
    std::stop_source stop;
  };
  enum class Cancelled { notFound, waiting, running };

  void push(ToEngine request);
  /// Removes a waiting request; sets the stop token of a running one.
  Cancelled cancel(std::uint64_t id);
  /// Waits for the next request, which then is the running one. Returns nothing if `stop` is
  /// requested.
  [[nodiscard]] std::optional<Job> next(const std::stop_token& stop);
  /// Sets the stop token of the running request.
  void stopRunning();
  void finished();
  [[nodiscard]] std::size_t waiting() const;
  /// Whether the request is waiting or running.
  [[nodiscard]] bool holds(std::uint64_t id) const;

 private:
  mutable std::mutex m_mutex;
  std::condition_variable_any m_changed;
  std::deque<Job> m_waiting;
  std::uint64_t m_runningId = 0;
  std::stop_source m_running{std::nostopstate};
};

}  // namespace lanescope::engine
