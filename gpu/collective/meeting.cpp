// SPDX-License-Identifier: Apache-2.0
#include "collective/meeting.h"

#include "values/error.h"

namespace lanescope::collective {

void Meeting::wait(std::unique_lock<std::mutex>& lock, const std::function<bool()>& isReady) {
  m_changed.wait(lock, [&] { return m_failure || isReady(); });
  if (m_failure) {
    throw values::Error(values::ErrorKind::engineLost, "Another device has failed.");
  }
}

void Meeting::send(std::int64_t from, std::int64_t to, std::span<const std::byte> bytes) {
  const std::lock_guard lock(m_mutex);
  m_messages[{from, to}].emplace_back(bytes.begin(), bytes.end());
  m_changed.notify_all();
}

std::vector<std::byte> Meeting::receive(std::int64_t from, std::int64_t to) {
  std::unique_lock lock(m_mutex);
  auto& messages = m_messages[{from, to}];
  wait(lock, [&] { return !messages.empty(); });
  std::vector<std::byte> bytes = std::move(messages.front());
  messages.pop_front();
  return bytes;
}

void Meeting::arrive() {
  std::unique_lock lock(m_mutex);
  if (++m_arrived == m_ranks) {
    m_arrived = 0;
    ++m_round;
    m_changed.notify_all();
    return;
  }
  wait(lock, [&, round = m_round] { return m_round != round; });
}

void Meeting::fail(std::exception_ptr failure) {
  const std::lock_guard lock(m_mutex);
  if (!m_failure) m_failure = std::move(failure);
  m_changed.notify_all();
}

void Meeting::rethrow() const {
  if (m_failure) std::rethrow_exception(m_failure);
}

}  // namespace lanescope::collective
