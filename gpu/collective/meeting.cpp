// SPDX-License-Identifier: Apache-2.0
#include "collective/meeting.h"

#include <algorithm>
#include <string>
#include <utility>

#include "values/error.h"

namespace lanescope::collective {

bool Meeting::wait(std::unique_lock<std::mutex>& lock, Limit limit,
                   const std::function<bool()>& isReady) {
  const auto isOver = [&] { return m_failure || isReady(); };
  const bool isInTime = !limit || m_changed.wait_for(lock, *limit, isOver);
  if (!limit) m_changed.wait(lock, isOver);
  if (m_failure) {
    throw values::Error(values::ErrorKind::engineLost, "Another device has failed.");
  }
  return isInTime;
}

void Meeting::send(std::int64_t from, std::int64_t to, std::int64_t step,
                   std::span<const std::byte> bytes) {
  const std::lock_guard lock(m_mutex);
  m_messages[{to, step, from}].emplace_back(bytes.begin(), bytes.end());
  m_changed.notify_all();
}

std::vector<std::byte> Meeting::receive(std::int64_t from, std::int64_t to, std::int64_t step,
                                        Limit limit) {
  std::unique_lock lock(m_mutex);
  auto& messages = m_messages[{to, step, from}];
  if (!wait(lock, limit, [&] { return !messages.empty(); })) {
    throw RankAbsent(from, m_ranks, std::max(step, kNoStep), *limit);
  }
  std::vector<std::byte> bytes = std::move(messages.front());
  messages.pop_front();
  return bytes;
}

std::int64_t Meeting::nextSender(std::int64_t to, std::int64_t step) {
  std::unique_lock lock(m_mutex);
  std::int64_t sender = 0;
  (void)wait(lock, std::nullopt, [&] {
    for (sender = 0; sender < m_ranks; ++sender) {
      const auto found = m_messages.find({to, step, sender});
      if (found != m_messages.end() && !found->second.empty()) return true;
    }
    return false;
  });
  return sender;
}

void Meeting::arrive(Limit limit) {
  std::unique_lock lock(m_mutex);
  if (++m_arrived == m_ranks) {
    m_arrived = 0;
    ++m_round;
    m_changed.notify_all();
    return;
  }
  if (wait(lock, limit, [&, round = m_round] { return m_round != round; })) return;
  throw values::Error(values::ErrorKind::engineLost,
                      "Not all of the " + std::to_string(m_ranks) + " ranks came to a barrier.");
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
