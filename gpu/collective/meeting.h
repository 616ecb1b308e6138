// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <span>
#include <tuple>
#include <vector>

#include "collective/communicator.h"

namespace lanescope::collective {

/// Where the ranks of one process meet: messages under way, a barrier, and the first failure. A
/// function that waits throws values::Error (engineLost) once a rank has failed.
class Meeting {
 public:
  using Limit = Communicator::Limit;
  explicit Meeting(std::int64_t ranks) : m_ranks(ranks) {}

  [[nodiscard]] std::int64_t ranks() const { return m_ranks; }
  /// Sends a message, which arrives behind the earlier ones of this pair and step.
  void send(std::int64_t from, std::int64_t to, std::int64_t step,
            std::span<const std::byte> bytes);
  /// Waits for the next message and returns it. Throws RankAbsent after the limit.
  [[nodiscard]] std::vector<std::byte> receive(std::int64_t from, std::int64_t to,
                                               std::int64_t step, Limit limit);
  /// Waits for a message to this rank, without a limit, and returns its sender.
  [[nodiscard]] std::int64_t nextSender(std::int64_t to, std::int64_t step);
  /// Waits until all ranks have arrived. Throws values::Error (engineLost) after the limit.
  void arrive(Limit limit);

  /// Tells all ranks that one has failed. The first failure is kept.
  void fail(std::exception_ptr failure);
  /// Throws the first failure again, if there is one.
  void rethrow() const;

 private:
  /// Waits until `isReady()` holds, under the lock. Returns whether it does within the limit.
  [[nodiscard]] bool wait(std::unique_lock<std::mutex>& lock, Limit limit,
                          const std::function<bool()>& isReady);

  std::int64_t m_ranks;
  std::mutex m_mutex;
  std::condition_variable m_changed;
  /// The messages under way, by receiver, step and sender.
  std::map<std::tuple<std::int64_t, std::int64_t, std::int64_t>, std::deque<std::vector<std::byte>>>
      m_messages;
  std::int64_t m_arrived = 0;  ///< ranks at the barrier
  std::int64_t m_round = 0;    ///< barriers that all have passed
  std::exception_ptr m_failure;
};

}  // namespace lanescope::collective
