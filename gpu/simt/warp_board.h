// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "simt/warp_call.h"

namespace lanescope::simt {

/// Whether the lanes of these calls can meet: the same operation with the same mask (PTX ISA,
/// bar.warp.sync, shfl.sync, vote.sync, match.sync, redux.sync).
[[nodiscard]] constexpr bool meet(const WarpCall& a, const WarpCall& b) {
  return a.kind == b.kind && a.form == b.form && a.mask == b.mask;
}

/// The calls of the lanes of one block that wait for others of their warp, and what they receive
/// once all lanes of the mask have come. Warp w holds the threads 32·w to 32·w + 31.
class WarpBoard {
 public:
  /// What a lane receives from a lane that does not take part; as a float it is NaN. On a GPU it is
  /// undefined.
  static constexpr std::uint64_t kFromNobody = ~std::uint64_t{0};

  /// Prepares a block of so many threads, none of which waits.
  void reset(std::size_t threads);

  /// Enters a thread's call. Returns the lanes of its warp that may go on: all lanes of the mask if
  /// this was the last of them, else none. Lanes that the block does not have are not waited for.
  [[nodiscard]] unsigned arrive(std::size_t thread, const WarpCall& call);
  /// Enters a call of __activemask, which waits for `releaseActive`.
  void arriveActive(std::size_t thread, int line);
  /// To be called when no thread of the block can go on. Of the lines at which lanes of the warp
  /// wait for __activemask it takes the smallest and gives its lanes their mask. Returns these
  /// lanes.
  [[nodiscard]] unsigned releaseActive(std::size_t warp);

  [[nodiscard]] std::size_t warps() const { return m_warps.size(); }
  /// The lanes of the warp that wait.
  [[nodiscard]] unsigned waiting(std::size_t warp) const { return m_warps[warp].waiting; }
  /// The lanes that the warp has.
  [[nodiscard]] unsigned lanes(std::size_t warp) const { return m_warps[warp].lanes; }
  /// A thread's last call; `bits` holds what it received, unless it still waits.
  [[nodiscard]] const WarpCall& call(std::size_t thread) const { return m_calls[thread]; }

 private:
  struct Warp {
    unsigned waiting = 0;
    unsigned lanes = 0;
  };
  void complete(std::size_t firstThread, unsigned lanes);

  std::vector<WarpCall> m_calls;  ///< one a thread, rounded up to whole warps
  std::vector<Warp> m_warps;
};

}  // namespace lanescope::simt
