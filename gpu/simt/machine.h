// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "simt/current.h"
#include "simt/sanitizers.h"
#include "simt/warp_call.h"
#include "trace/record/warp.h"

// The operations of an emulated kernel's threads other than memory accesses: the Machine of
// trace/record/warp.h.

namespace lanescope::simt {

/// Waits until all lanes of the call's mask have come; returns what this lane receives. Does not
/// return when some lane never comes.
[[nodiscard]] std::uint64_t meetWarp(const WarpCall& call);
/// Ends the run of the block: a shuffle has a `width` that is no power of two up to 32.
[[noreturn]] void badWidth(int width, int line);
/// __activemask()
[[nodiscard]] unsigned meetActive(int line);
/// Ends this thread's turn, so that the threads that it waits for can run.
void rest(int line);
/// Orders the memory accesses of this thread for all threads of the grid.
void fence();
/// See AsyncGroups.
void commitCopies();
void waitForCopies(std::size_t prior);

struct Machine {
  static unsigned threadRank() { return static_cast<unsigned>(current.thread - current.first); }
  static unsigned blockSize() { return static_cast<unsigned>(current.blockDim.total()); }
  static unsigned lane() { return threadRank() % trace::kWarpSize; }
  static void note(const trace::Event& event) {
    if (current.recording) simt::note(event);
  }

  /// A barrier's event is noted on arrival, so that a record shows the threads that wait.
  template <trace::BarrierForm Form>
  LANESCOPE_SIMT_INLINE static int barrier(int predicate, int line) {
    using enum trace::BarrierForm;
    if constexpr (Form == cluster) {
      current.isAtCluster = true;
    } else if constexpr (Form != plain) {
      current.trueCount += predicate != 0 ? 1 : 0;
    }
    yieldTurn(line, [=] {
      simt::note(trace::Event::make(trace::EventKind::barrier, 0, line, 0, predicate != 0 ? 1 : 0,
                                    static_cast<unsigned>(Form)));
    });
    if constexpr (Form == count) return static_cast<int>(current.lastTrueCount);
    if constexpr (Form == conjunction) {
      return current.lastTrueCount == current.blockDim.total() ? 1 : 0;
    }
    if constexpr (Form == disjunction) return current.lastTrueCount != 0 ? 1 : 0;
    return 0;
  }
  static unsigned clusterRank() { return current.clusterRank; }
  static unsigned clusterSize() { return current.clusterSize; }
  static void syncwarp(unsigned mask, int line) {
    note(trace::Event::warpWide(trace::EventKind::syncwarp, line, mask, 0, 0, 0));
    static_cast<void>(meetWarp({.mask = mask, .line = line}));
  }
  template <trace::ShuffleForm Form, class T>
  static T shuffle(unsigned mask, T value, unsigned, int width, unsigned source, int line) {
    if (width < 1 || width > 32 || (width & (width - 1)) != 0) badWidth(width, line);
    return trace::valueFrom<T>(meetWarp({.kind = trace::EventKind::shuffle,
                                         .form = static_cast<std::uint8_t>(Form),
                                         .source = static_cast<std::uint8_t>(source),
                                         .mask = mask,
                                         .line = line,
                                         .bits = trace::bitsOf(value)}));
  }
  template <trace::VoteForm Form>
  static unsigned vote(unsigned mask, bool predicate, int line) {
    if constexpr (Form == trace::VoteForm::active) {
      return meetActive(line);
    } else {
      return voteWith(Form, mask, predicate ? 1 : 0, line);
    }
  }
  template <trace::VoteForm Form, class T>
  static unsigned match(unsigned mask, T value, int line) {
    return voteWith(Form, mask, trace::bitsOf(value), line);
  }
  template <trace::ReduceForm Form, class T>
  static T reduce(unsigned mask, T value, int line) {
    return trace::valueFrom<T>(meetWarp({.kind = trace::EventKind::reduce,
                                         .form = static_cast<std::uint8_t>(Form),
                                         .isSigned = std::is_signed_v<T>,
                                         .mask = mask,
                                         .line = line,
                                         .bits = trace::bitsOf(value)}));
  }
  template <trace::FenceScope Scope>
  static void fence(int line) {
    touch(line);
    note(trace::Event::make(trace::EventKind::fence, 0, line, 0, 0, static_cast<unsigned>(Scope)));
    simt::fence();
  }
  static void sleep(unsigned, int line) { rest(line); }
  static void commitCopies() { simt::commitCopies(); }
  static void waitForCopies(std::size_t prior) { simt::waitForCopies(prior); }

 private:
  static unsigned voteWith(trace::VoteForm form, unsigned mask, std::uint64_t bits, int line) {
    return static_cast<unsigned>(meetWarp({.kind = trace::EventKind::vote,
                                           .form = static_cast<std::uint8_t>(form),
                                           .mask = mask,
                                           .line = line,
                                           .bits = bits}));
  }
};

}  // namespace lanescope::simt
