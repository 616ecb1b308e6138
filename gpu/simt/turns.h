// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "request/request.h"
#include "simt/current.h"

namespace lanescope::simt {

/// The order of turns: links the threads of a block, by `Thread::next`, in the order of a schedule.
/// The ring begins and ends at `home`; each thread in it runs once a pass.
class Turns {
 public:
  /// For blocks of these threads. They and `home` must keep their addresses.
  void prepare(std::span<Thread> threads, Thread& home, const values::Schedule& schedule);
  /// Makes the order for this block and links all its threads.
  void beginBlock(std::uint64_t block);
  /// Links all threads again, for the turns after a barrier of the block.
  void nextRound();
  /// Links these threads alone for the next pass, in the schedule's order.
  void only(std::span<Thread* const> threads);
  /// Inserts the threads of these lanes, `self` among them, at the place of `self` in its pass.
  /// Returns the thread that runs first.
  [[nodiscard]] Thread* together(Thread& self, std::size_t warp, unsigned lanes);
  /// Moves `self` behind the other threads of its warp that still run in this pass. Returns the
  /// thread that runs first: `self` where there is no other.
  [[nodiscard]] Thread* behindItsWarp(Thread& self);

 private:
  void linkAll();
  [[nodiscard]] std::size_t rankOf(const Thread* thread) const {
    return m_rank[static_cast<std::size_t>(thread - m_threads.data())];
  }

  std::span<Thread> m_threads;
  Thread* m_home = nullptr;
  values::Schedule m_schedule;
  bool m_isWhole = false;     ///< the links are those of `linkAll`
  bool m_isReversed = false;  ///< `adversarial`: this round runs in reverse order
  std::vector<std::uint32_t> m_order;
  std::vector<std::uint32_t> m_rank;  ///< a thread's position in `m_order`
  std::vector<bool> m_isWarpReversed;
  std::vector<Thread*> m_sorted;
};

}  // namespace lanescope::simt
