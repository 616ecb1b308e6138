// SPDX-License-Identifier: Apache-2.0
#include "cpu/cores.h"

#include <tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace lanescope::cpu {
namespace {

/// A look takes 10 to 40 ns, by processor.
constexpr int kLooksBeforeSleep = 2000;
/// The system may have put a thread that waits on the very core of one that works.
constexpr int kLooksBetweenYields = 64;
/// A part is taken in less than this many; whoever is still at one then has lost its core.
constexpr int kLooksBeforeYield = 20000;

/// One number says all that threads agree on: which call it is, how many parts it has and how many
/// of them are taken. A part is taken by counting it on. Who succeeds knows that the call is not
/// over, since that waits for each part taken.
constexpr unsigned kBits = 10;
constexpr unsigned kMostParts = (1U << kBits) - 1;

constexpr std::uint32_t stateOf(std::uint32_t call, unsigned parts, unsigned taken) {
  return call << 2 * kBits | parts << kBits | taken;
}
constexpr std::uint32_t callOf(std::uint32_t state) {
  return state >> 2 * kBits;
}
constexpr unsigned partsOf(std::uint32_t state) {
  return state >> kBits & kMostParts;
}
constexpr unsigned takenOf(std::uint32_t state) {
  return state & kMostParts;
}

using Work = void (*)(const void* context, unsigned part);

class Team {
 public:
  explicit Team(unsigned size) {
    m_threads.reserve(size - 1);
    while (m_threads.size() + 1 < size) {
      m_threads.emplace_back([this] { serve(); });
    }
  }
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;
  ~Team() {
    m_isOver = true;
    m_state = stateOf(callOf(m_state) + 1, 0, 0);
    m_state.notify_all();
  }

  void run(unsigned parts, Work work, const void* context) {
    // Another thread's call, or the one that this is part of, has the team: this one goes alone.
    if (parts == 1 || m_isBusy.test_and_set(std::memory_order_acquire)) {
      for (unsigned part = 0; part < parts; ++part) work(context, part);
      return;
    }
    m_work = work;
    m_context = context;
    m_done.store(1, std::memory_order_relaxed);
    m_state.store(stateOf(callOf(m_state) + 1, parts, 1), std::memory_order_release);
    // Whoever falls asleep just now is missed, and wakes for the next call: its part is taken here.
    if (m_sleepers.load(std::memory_order_relaxed) != 0) {
      for (unsigned part = 1; part < parts; ++part) m_state.notify_one();
    }
    work(context, 0);
    while (takePart()) {
    }
    for (int looks = 0; m_done.load(std::memory_order_acquire) != parts; ++looks) {
      if (looks < kLooksBeforeYield) {
        relax();
      } else {
        std::this_thread::yield();
      }
    }
    m_isBusy.clear(std::memory_order_release);
  }

 private:
  bool takePart() {
    std::uint32_t state = m_state.load(std::memory_order_acquire);
    while (takenOf(state) < partsOf(state)) {
      if (m_state.compare_exchange_weak(state, state + 1, std::memory_order_acquire)) {
        m_work(m_context, takenOf(state));
        m_done.fetch_add(1, std::memory_order_release);
        return true;
      }
    }
    return false;
  }

  void serve() {
    while (!m_isOver) {
      const std::uint32_t state = m_state.load(std::memory_order_acquire);
      if (takePart()) continue;
      int looks = 0;
      while (m_state.load(std::memory_order_relaxed) == state && ++looks < kLooksBeforeSleep) {
        relax();
        if (looks % kLooksBetweenYields == 0) std::this_thread::yield();
      }
      m_sleepers.fetch_add(1, std::memory_order_relaxed);
      m_state.wait(state, std::memory_order_relaxed);
      m_sleepers.fetch_sub(1, std::memory_order_relaxed);
    }
  }

  // What waiting threads look at has a cache line of its own: nothing takes it from them but a
  // call.
  alignas(64) std::atomic<std::uint32_t> m_state = 0;
  Work m_work = nullptr;
  const void* m_context = nullptr;
  alignas(64) std::atomic<unsigned> m_done = 0;
  alignas(64) std::atomic<unsigned> m_sleepers = 0;
  std::atomic<bool> m_isOver = false;
  std::atomic_flag m_isBusy;
  std::vector<std::jthread> m_threads;
};

}  // namespace

unsigned coreCount() {
  static const unsigned kCount =
      std::clamp(static_cast<unsigned>(tbb::this_task_arena::max_concurrency()), 1U, kMostParts);
  return kCount;
}

void callOnCores(unsigned parts, Work work, const void* context) {
  static Team team(coreCount());
  team.run(parts, work, context);
}

}  // namespace lanescope::cpu
