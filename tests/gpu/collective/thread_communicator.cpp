// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/collective/thread_communicator.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace lanescope::tests {
namespace {

constexpr std::int64_t kGather = -2;
constexpr std::int64_t kBroadcast = -3;

}  // namespace

void Mail::send(std::int64_t from, std::int64_t to, std::int64_t step,
                std::span<const std::byte> bytes) {
  const std::scoped_lock lock(m_mutex);
  m_messages[{from, to, step}].emplace_back(bytes.begin(), bytes.end());
  m_arrived.notify_all();
}

Mail::Bytes Mail::receive(std::int64_t from, std::int64_t to, std::int64_t step,
                          collective::Communicator::Limit limit) {
  std::unique_lock lock(m_mutex);
  std::deque<Bytes>& box = m_messages[{from, to, step}];
  const auto isThere = [&box] { return !box.empty(); };
  if (!limit) {
    m_arrived.wait(lock, isThere);
  } else if (!m_arrived.wait_for(lock, *limit, isThere)) {
    throw collective::RankAbsent(from, m_ranks, std::max(step, collective::kNoStep), *limit);
  }
  Bytes bytes = std::move(box.front());
  box.pop_front();
  return bytes;
}

void ThreadCommunicator::exchange(std::int64_t step, std::int64_t to,
                                  std::span<const std::byte> sent, std::int64_t from,
                                  std::span<std::byte> received) {
  if (to != kNobody) m_mail.send(m_rank, to, step, sent);
  if (from == kNobody) return;
  const Mail::Bytes bytes = m_mail.receive(from, m_rank, step, limit());
  if (bytes.size() != received.size()) {
    throw values::Error(values::ErrorKind::engineLost, "another number of bytes");
  }
  std::ranges::copy(bytes, received.begin());
}

void ThreadCommunicator::barrier() {
  (void)gather({});
  broadcast({}, 0);
}

void ThreadCommunicator::broadcast(std::span<std::byte> bytes, std::int64_t root) {
  if (m_rank != root) {
    std::ranges::copy(m_mail.receive(root, m_rank, kBroadcast, limit()), bytes.begin());
    return;
  }
  for (std::int64_t rank = 0; rank < size(); ++rank) {
    if (rank != root) m_mail.send(root, rank, kBroadcast, bytes);
  }
}

std::vector<std::vector<std::byte>> ThreadCommunicator::gather(std::span<const std::byte> bytes) {
  if (m_rank != 0) {
    m_mail.send(m_rank, 0, kGather, bytes);
    return {};
  }
  std::vector<std::vector<std::byte>> each{{bytes.begin(), bytes.end()}};
  for (std::int64_t rank = 1; rank < size(); ++rank) {
    each.push_back(m_mail.receive(rank, 0, kGather, limit()));
  }
  return each;
}

void ThreadCommunicator::allReduce(values::HostArray& elements) {
  const std::vector<std::vector<std::byte>> each = gather(elements.bytes);
  for (std::size_t rank = 1; rank < each.size(); ++rank) {
    values::HostArray other(elements.type, elements.count());
    std::ranges::copy(each[rank], other.bytes.begin());
    for (std::size_t i = 0; i < other.count(); ++i) {
      elements.as<float>()[i] += other.as<float>()[i];
    }
  }
  broadcast(elements.bytes, 0);
}

std::string runOnRanks(std::int64_t ranks, const std::function<void(ThreadCommunicator&)>& work) {
  Mail mail(ranks);
  std::string complaint;
  std::vector<std::jthread> threads;
  for (std::int64_t rank = 0; rank < ranks; ++rank) {
    threads.emplace_back([&, rank] {
      ThreadCommunicator communicator(mail, rank);
      try {
        work(communicator);
      } catch (const std::exception& error) {
        if (rank == 0) complaint = error.what();
      }
    });
  }
  threads.clear();
  return complaint;
}

}  // namespace lanescope::tests
