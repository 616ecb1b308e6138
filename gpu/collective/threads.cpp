// SPDX-License-Identifier: Apache-2.0
#include "collective/threads.h"

#include <algorithm>
#include <exception>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "collective/addition.h"
#include "collective/meeting.h"
#include "values/error.h"
#include "values/typed.h"

namespace lanescope::collective {
namespace {

// Steps of messages that are not of a step.
constexpr std::int64_t kGather = -2;
constexpr std::int64_t kBroadcast = -3;

/// A rank that is a thread.
class ThreadRank final : public Communicator {
 public:
  ThreadRank(Meeting& meeting, std::int64_t rank) : m_meeting(meeting), m_rank(rank) {
    setLimit(std::nullopt);
  }

  [[nodiscard]] std::int64_t rank() const override { return m_rank; }
  [[nodiscard]] std::int64_t size() const override { return m_meeting.ranks(); }

  void exchange(std::int64_t step, std::int64_t to, std::span<const std::byte> sent,
                std::int64_t from, std::span<std::byte> received) override {
    if (to != kNobody) m_meeting.send(m_rank, to, step, sent);
    if (from != kNobody) receive(from, step, received);
  }

  [[nodiscard]] std::int64_t nextSender(std::int64_t step) override {
    return m_meeting.nextSender(m_rank, step);
  }

  void barrier() override { m_meeting.arrive(limit()); }

  void broadcast(std::span<std::byte> bytes, std::int64_t root) override {
    if (m_rank != root) {
      receive(root, kBroadcast, bytes);
      return;
    }
    for (std::int64_t to = 0; to < size(); ++to) {
      if (to != root) m_meeting.send(root, to, kBroadcast, bytes);
    }
  }

  [[nodiscard]] std::vector<std::vector<std::byte>> gather(
      std::span<const std::byte> bytes) override {
    if (m_rank != 0) {
      m_meeting.send(m_rank, 0, kGather, bytes);
      return {};
    }
    std::vector<std::vector<std::byte>> all{{bytes.begin(), bytes.end()}};
    for (std::int64_t from = 1; from < size(); ++from) {
      all.push_back(m_meeting.receive(from, 0, kGather, limit()));
    }
    return all;
  }

  /// Adds in the order of the ranks, so that all have the same bits every time.
  void allReduce(values::HostArray& elements) override {
    const auto all = gather(elements.bytes);
    if (m_rank == 0) {
      values::HostArray term(elements.type, elements.count());
      for (std::size_t from = 1; from < all.size(); ++from) {
        std::ranges::copy(all[from], term.bytes.begin());
        values::withType(elements.type, [&]<class T>(T) {
          std::ranges::transform(elements.as<T>(), term.as<T>(), elements.as<T>().begin(),
                                 sumOf<T>);
        });
      }
    }
    broadcast(elements.bytes, 0);
  }

 private:
  void receive(std::int64_t from, std::int64_t step, std::span<std::byte> bytes) {
    const std::vector<std::byte> message = m_meeting.receive(from, m_rank, step, limit());
    if (message.size() != bytes.size()) {
      throw values::Error(values::ErrorKind::engineLost,
                          "A device got " + std::to_string(message.size()) +
                              " bytes from another one in place of " +
                              std::to_string(bytes.size()) + ".");
    }
    std::ranges::copy(message, bytes.begin());
  }

  Meeting& m_meeting;
  std::int64_t m_rank;
};

}  // namespace

void onThreads(std::int64_t ranks, const std::function<void(Communicator&)>& work) {
  Meeting meeting(ranks);
  {
    std::vector<std::jthread> threads;
    try {
      for (std::int64_t rank = 0; rank < ranks; ++rank) {
        threads.emplace_back([&meeting, &work, rank] {
          try {
            ThreadRank own(meeting, rank);
            work(own);
          } catch (...) {
            meeting.fail(std::current_exception());
          }
        });
      }
    } catch (const std::system_error&) {
      meeting.fail(std::make_exception_ptr(values::Error(
          values::ErrorKind::unavailable, std::to_string(ranks) +
                                              " devices need a thread each, and this machine "
                                              "starts no more of them.")));
    }
  }
  meeting.rethrow();
}

}  // namespace lanescope::collective
