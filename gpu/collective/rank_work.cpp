// SPDX-License-Identifier: Apache-2.0
#include "collective/rank_work.h"

#include <algorithm>
#include <span>
#include <utility>

#include "collective/addition.h"
#include "collective/device_input.h"
#include "collective/schedule.h"
#include "values/typed.h"

namespace lanescope::collective {

using values::DeviceMessage;

RankWork::RankWork(const values::AllReduceRequest& request, Communicator& communicator)
    : m_request(request),
      m_communicator(communicator),
      m_planned(messagesOf(request.algorithm, request.devices, request.n)),
      m_pitfall(request, m_planned),
      m_input(request.dtype, static_cast<std::size_t>(request.n)),
      m_elements(request.dtype, static_cast<std::size_t>(request.n)) {
  plan();
  fillInput(m_input, request, communicator.rank());
  restore();
}

void RankWork::plan() {
  const std::int64_t rank = m_communicator.rank();
  m_isCarried = values::totalsOf(m_planned).sent <= values::kMostCarried;
  std::int64_t longest = 0;
  for (const DeviceMessage& message : m_planned) {
    if (message.from != rank && message.to != rank) continue;
    if (m_steps.empty() || m_steps.back().number != message.step) {
      m_steps.push_back({message.step, {}, {}});
    }
    if (message.from == rank) {
      m_steps.back().sent = message;
    } else {
      m_steps.back().received = message;
      longest = std::max(longest, message.count);
    }
  }
  m_received = values::HostArray(m_request.dtype, static_cast<std::size_t>(longest));
}

void RankWork::restore() {
  std::ranges::copy(m_input.bytes, m_elements.bytes.begin());
}

void RankWork::carryOut() {
  carryOut(false);
}

void RankWork::carryOutAndNote() {
  carryOut(true);
}

std::span<std::byte> RankWork::bytesOf(const DeviceMessage& message) {
  const std::size_t size = values::sizeOf(m_request.dtype);
  return std::span<std::byte>(m_elements.bytes)
      .subspan(static_cast<std::size_t>(message.first) * size,
               static_cast<std::size_t>(message.count) * size);
}

void RankWork::carryOut(bool isNoted) {
  if (m_request.algorithm == values::AllReduce::mpi) return m_communicator.allReduce(m_elements);
  const std::int64_t rank = m_communicator.rank();
  std::optional<values::HostArray> read;
  for (const Step& step : m_steps) {
    if (isNoted && m_pitfall.isAbsent(rank, step.number)) return;
    if (isNoted && !read && m_pitfall.hasRead(rank, step.number)) read = m_elements;
    std::int64_t to = Communicator::kNobody;
    std::span<const std::byte> sent;
    if (step.sent) {
      DeviceMessage message = *step.sent;
      if (isNoted) m_pitfall.spoil(message, m_elements);
      to = message.to;
      sent = bytesOf(message);
      if (isNoted) m_sent.push_back(message);
      if (isNoted && m_isCarried) m_carried.insert(m_carried.end(), sent.begin(), sent.end());
    }
    if (!step.received) {
      m_communicator.exchange(step.number, to, sent, Communicator::kNobody, {});
      continue;
    }
    const std::span<std::byte> own = bytesOf(*step.received);
    m_communicator.exchange(step.number, to, sent, step.received->from,
                            std::span<std::byte>(m_received.bytes).first(own.size()));
    values::withType(m_request.dtype, [&]<class T>(T) {
      const auto count = static_cast<std::size_t>(step.received->count);
      receiveInto<T>(
          m_elements.as<T>().subspan(static_cast<std::size_t>(step.received->first), count),
          m_received.as<T>().first(count), step.received->isAdded);
    });
  }
  if (!read) return;
  m_early = Pitfall::earlyIn(*read, m_elements);
  m_elements = *std::move(read);
}

}  // namespace lanescope::collective
