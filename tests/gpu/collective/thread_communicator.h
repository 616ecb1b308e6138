// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <tuple>
#include <vector>

#include "collective/communicator.h"

namespace lanescope::tests {

/// Where the ranks of a group of threads leave their messages for each other.
class Mail {
 public:
  using Bytes = std::vector<std::byte>;
  explicit Mail(std::int64_t ranks) : m_ranks(ranks) {}
  [[nodiscard]] std::int64_t ranks() const { return m_ranks; }

  void send(std::int64_t from, std::int64_t to, std::int64_t step,
            std::span<const std::byte> bytes);
  /// Waits for a message. Throws collective::RankAbsent.
  [[nodiscard]] Bytes receive(std::int64_t from, std::int64_t to, std::int64_t step,
                              collective::Communicator::Limit limit);

 private:
  std::int64_t m_ranks;
  std::mutex m_mutex;
  std::condition_variable m_arrived;
  std::map<std::tuple<std::int64_t, std::int64_t, std::int64_t>, std::deque<Bytes>> m_messages;
};

/// One rank of a group of threads. A test can derive from it a rank that does something wrong.
class ThreadCommunicator : public collective::Communicator {
 public:
  ThreadCommunicator(Mail& mail, std::int64_t rank) : m_mail(mail), m_rank(rank) {}

  [[nodiscard]] std::int64_t rank() const override { return m_rank; }
  [[nodiscard]] std::int64_t size() const override { return m_mail.ranks(); }
  void exchange(std::int64_t step, std::int64_t to, std::span<const std::byte> sent,
                std::int64_t from, std::span<std::byte> received) override;
  void barrier() override;
  void broadcast(std::span<std::byte> bytes, std::int64_t root) override;
  [[nodiscard]] std::vector<std::vector<std::byte>> gather(
      std::span<const std::byte> bytes) override;
  /// Adds float32 alone, in the order of the ranks.
  void allReduce(values::HostArray& elements) override;

 private:
  Mail& m_mail;
  std::int64_t m_rank;
};

/// Runs `work` on a thread for each rank and waits for all. Returns what rank 0 threw; empty:
/// nothing.
[[nodiscard]] std::string runOnRanks(std::int64_t ranks,
                                     const std::function<void(ThreadCommunicator&)>& work);

}  // namespace lanescope::tests
