// SPDX-License-Identifier: Apache-2.0
#include "simt/turns.h"

#include <algorithm>
#include <bit>
#include <ranges>

#include "simt/schedule.h"

namespace lanescope::simt {

using Kind = values::Schedule::Kind;

void Turns::prepare(std::span<Thread> threads, Thread& home, const values::Schedule& schedule) {
  m_threads = threads;
  m_home = &home;
  m_schedule = schedule;
  m_order.resize(threads.size());
  m_rank.resize(threads.size());
  m_isWarpReversed.assign((threads.size() + trace::kWarpSize - 1) / trace::kWarpSize, false);
  m_isReversed = true;  // so that the first block is linked
  beginBlock(0);
}

void Turns::beginBlock(std::uint64_t block) {
  if (m_isReversed || m_schedule.kind == Kind::random) {
    fillOrder(m_schedule, block, m_order);
    for (std::uint32_t i = 0; i < m_order.size(); ++i) m_rank[m_order[i]] = i;
    m_isReversed = false;
    m_isWhole = false;
  }
  if (m_schedule.kind == Kind::adversarial) m_isWarpReversed.assign(m_isWarpReversed.size(), false);
  if (!m_isWhole) linkAll();
}

void Turns::linkAll() {
  Thread* last = m_home;
  for (const std::uint32_t position : m_order) {
    last->next = &m_threads[position];
    last = last->next;
  }
  last->next = m_home;
  m_isWhole = true;
}

void Turns::nextRound() {
  if (m_schedule.kind == Kind::adversarial) {
    std::ranges::reverse(m_order);
    for (std::uint32_t i = 0; i < m_order.size(); ++i) m_rank[m_order[i]] = i;
    m_isReversed = true;
    m_isWhole = false;
  }
  if (!m_isWhole) linkAll();
}

void Turns::only(std::span<Thread* const> threads) {
  m_sorted.assign(threads.begin(), threads.end());
  std::ranges::sort(m_sorted, {}, [this](const Thread* thread) { return rankOf(thread); });
  Thread* last = m_home;
  for (Thread* const thread : m_sorted) {
    last->next = thread;
    last = thread;
  }
  last->next = m_home;
  m_isWhole = false;
}

Thread* Turns::together(Thread& self, std::size_t warp, unsigned lanes) {
  m_isWhole = false;
  m_sorted.clear();
  for (unsigned rest = lanes; rest != 0; rest &= rest - 1) {
    m_sorted.push_back(
        &m_threads[warp * trace::kWarpSize + static_cast<unsigned>(std::countr_zero(rest))]);
  }
  if (m_schedule.kind != Kind::inOrder && m_schedule.kind != Kind::lockstep) {
    std::ranges::sort(m_sorted, {}, [this](const Thread* thread) { return rankOf(thread); });
  }
  if (m_schedule.kind == Kind::adversarial) {
    m_isWarpReversed[warp] = !m_isWarpReversed[warp];
    if (m_isWarpReversed[warp]) std::ranges::reverse(m_sorted);
  }
  Thread* next = self.next;
  for (Thread* const thread : m_sorted | std::views::reverse) {
    thread->next = next;
    next = thread;
  }
  return next;
}

Thread* Turns::behindItsWarp(Thread& self) {
  const auto warpOf = [this](const Thread* thread) {
    return (thread - m_threads.data()) / trace::kWarpSize;
  };
  Thread* last = &self;
  while (last->next != m_home && warpOf(last->next) == warpOf(&self)) last = last->next;
  if (last == &self) return &self;
  m_isWhole = false;
  Thread* const first = self.next;
  self.next = last->next;
  last->next = &self;
  return first;
}

}  // namespace lanescope::simt
