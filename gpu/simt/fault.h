// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

#include "simt/current.h"
#include "simt/grid.h"
#include "simt/shared_memory.h"
#include "simt/warp_board.h"
#include "trace/check/finding.h"

namespace lanescope::simt {

/// Why a thread ended its block early.
struct Fault {
  enum class Kind : std::uint8_t {
    none,
    stopped,  ///< the run ends; the block has no fault
    outOfBounds,
    accessLimit,   ///< Limits::accesses
    barrierLimit,  ///< Limits::barriers
    silence,       ///< Limits::silence
    sharedMemory,  ///< declares more than a block has
    stackOverflow,
    badAddress,       ///< an address of no array, through a pointer of the kernel's own
    arithmetic,       ///< a division of integers by zero
    warpLimit,        ///< Limits::warpCalls
    turnLimit,        ///< Limits::turns
    starved,          ///< waits for a value that no running thread will change
    maskWithoutSelf,  ///< calls a warp-wide function with a mask without its own lane
    shuffleWidth,     ///< shuffles among groups of a size that is no power of two up to 32
    assertion,        ///< an `assert` whose condition does not hold
    trap,             ///< __trap()
    noBarrier,        ///< uses an mbarrier before it is initialized, or a 17th named barrier
    misaligned,       ///< copies a tile to no multiple of 128 bytes
    clusterRank,      ///< maps the shared memory of a block that the cluster does not have
  };
  Kind kind = Kind::none;
  std::uint64_t thread = 0;  ///< linear index in the block
  int line = 0;
  unsigned array = 0;         ///< of outOfBounds: as in raw events
  std::int64_t rawIndex = 0;  ///< of outOfBounds
  std::int64_t index = 0;     ///< of outOfBounds: the element; of maskWithoutSelf, shuffleWidth and
                              ///< clusterRank: the mask, the width, the rank
};

/// The finding for a cluster whose blocks cannot all come to its barrier, since block `ended` has
/// ended. `count` other blocks wait; the first of them, `waiting`, waits on this line.
[[nodiscard]] trace::Finding divergentCluster(const Grid& grid, std::uint64_t waiting, int line,
                                              std::size_t count, std::uint64_t ended);

/// The finding for a fault other than `none` and `stopped`.
[[nodiscard]] trace::Finding findingOf(const Fault& fault, const Grid& grid, std::uint64_t block,
                                       const SharedMemory& shared);

/// The finding for a round in which the threads of a block stopped at different places.
[[nodiscard]] trace::Finding divergentBarrier(std::uint64_t block, std::span<const Thread> threads);

/// The finding for a block of which no thread can go on, where some lane waits for others of its
/// warp.
[[nodiscard]] trace::Finding divergentWarp(std::uint64_t block, std::span<const Thread> threads,
                                           const WarpBoard& board);

}  // namespace lanescope::simt
