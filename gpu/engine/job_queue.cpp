// SPDX-License-Identifier: Apache-2.0
#include "engine/job_queue.h"

#include <algorithm>
#include <utility>

namespace lanescope::engine {

void JobQueue::push(ToEngine request) {
  {
    const std::lock_guard lock(m_mutex);
    m_waiting.push_back({std::move(request), {}});
  }
  m_changed.notify_one();
}

JobQueue::Cancelled JobQueue::cancel(std::uint64_t id) {
  const std::lock_guard lock(m_mutex);
  if (m_runningId == id) {
    m_running.request_stop();
    return Cancelled::running;
  }
  const auto found =
      std::ranges::find(m_waiting, id, [](const Job& job) { return job.request.id; });
  if (found == m_waiting.end()) return Cancelled::notFound;
  m_waiting.erase(found);
  return Cancelled::waiting;
}

std::optional<JobQueue::Job> JobQueue::next(const std::stop_token& stop) {
  std::unique_lock lock(m_mutex);
  m_changed.wait(lock, stop, [this] { return !m_waiting.empty(); });
  if (stop.stop_requested()) return std::nullopt;
  Job job = std::move(m_waiting.front());
  m_waiting.pop_front();
  m_runningId = job.request.id;
  m_running = job.stop;
  return job;
}

void JobQueue::stopRunning() {
  const std::lock_guard lock(m_mutex);
  m_running.request_stop();
}

void JobQueue::finished() {
  const std::lock_guard lock(m_mutex);
  m_runningId = 0;
  m_running = std::stop_source(std::nostopstate);
}

std::size_t JobQueue::waiting() const {
  const std::lock_guard lock(m_mutex);
  return m_waiting.size();
}

bool JobQueue::holds(std::uint64_t id) const {
  const std::lock_guard lock(m_mutex);
  return id != 0 && (m_runningId == id || std::ranges::any_of(m_waiting, [id](const Job& job) {
                       return job.request.id == id;
                     }));
}

}  // namespace lanescope::engine
