// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "trace/record/event.h"

namespace lanescope::simt {

/// The call of one lane to its warp.
struct WarpCall {
  /// The form of a syncwarp at which lanes meet for wgmma.
  static constexpr std::uint8_t kProduct = 1;

  trace::EventKind kind = trace::EventKind::syncwarp;  ///< one of the warp-wide kinds
  std::uint8_t form = 0;    ///< ShuffleForm, VoteForm, ReduceForm or kProduct
  std::uint8_t source = 0;  ///< of a shuffle: the source lane
  bool isSigned = false;    ///< of a reduction: the values are int32
  unsigned mask = 0;
  int line = 0;
  std::uint64_t bits = 0;  ///< the lane's value or predicate, then what it receives
  bool isWaiting = false;
};

}  // namespace lanescope::simt
