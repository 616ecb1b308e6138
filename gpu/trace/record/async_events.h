// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "trace/record/access_events.h"
#include "trace/record/raw_events.h"
#include "trace/record/tile_shape.h"

// The events of asynchronous operations and of the barriers for them; all recorders share them.

namespace lanescope::trace {

LANESCOPE_ACCESS_FN Event groupEvent(GroupForm form, std::size_t value, int line) {
  return Event::make(EventKind::asyncGroup, 0, line, 0, value, static_cast<unsigned>(form));
}

/// `place`: the barrier, or what stands for it.
template <class Place>
LANESCOPE_ACCESS_FN Event barrierEvent(MbarrierForm form, const Place& place, std::uint64_t value) {
  return Event::make(EventKind::memoryBarrier, place.array, place.line, place.index, value,
                     static_cast<unsigned>(form));
}

LANESCOPE_ACCESS_FN Event namedBarrierEvent(unsigned number, unsigned threads, int line) {
  return Event::make(EventKind::namedBarrier, 0, line, 0, NamedBarrier{number, threads}.bits());
}

/// What the recorders know of a matrix in global memory of which bulk copies take tiles.
struct TileSource {
  unsigned array = 0;       ///< raw array number
  std::int64_t pitch = 0;   ///< elements of the matrix from row to row
  unsigned perElement = 1;  ///< elements of the matrix in one of the array
  std::uint32_t tileRows = 0;
};

/// Passes the events of a bulk copy to `note`. `to`, `barrier`: places.
template <class To, class Barrier, class Note>
LANESCOPE_ACCESS_FN void noteBulkCopy(const To& to, const TileSource& from, TilePlace place,
                                      const Barrier& barrier, unsigned ranks, const Note& note) {
  const auto form = [](BulkCopyForm each) { return static_cast<unsigned>(each); };
  const std::int64_t first = place.row * from.pitch + place.column;
  const TileShape shape{from.tileRows, kTileLineWords};
  note(Event::make(EventKind::bulkCopy, from.array, to.line,
                   first / static_cast<std::int64_t>(from.perElement), place.bits(),
                   form(BulkCopyForm::from)));
  note(Event::make(EventKind::bulkCopy, to.array, to.line, to.index, shape.bits(),
                   form(BulkCopyForm::into)));
  note(Event::make(EventKind::bulkCopy, barrier.array, to.line, barrier.index, ranks,
                   form(BulkCopyForm::barrier)));
}

/// Returns the index of the word at which an operand begins that a matrix descriptor of wgmma
/// describes. `tiles`: where the launch's dynamic part begins in the shared memory, in bytes.
LANESCOPE_ACCESS_FN std::int64_t firstWordOf(std::uint64_t descriptor, unsigned tiles) {
  constexpr unsigned kAddressMask = 0x3fff;
  const auto start = static_cast<unsigned>(descriptor & kAddressMask) << 4;
  return (static_cast<std::int64_t>(start) - tiles) / 4;
}

/// Passes the events of a thread's part of a product with `columns` columns to `note`. `left`: A's
/// descriptor; null where A is in registers, and the product one of TF32. `tiles`: as above.
template <class Note>
LANESCOPE_ACCESS_FN void noteProduct(const std::uint64_t* left, std::uint64_t right,
                                     unsigned columns, bool accumulates, unsigned tiles, int line,
                                     const Note& note) {
  constexpr unsigned kRows = 64;
  constexpr unsigned kWordsOfDepth = 8;  // 8 steps of TF32 or 16 of bfloat16
  constexpr unsigned kDepth = 16;        // of bfloat16
  constexpr unsigned kPartColumns = 64;
  constexpr std::uint64_t kFieldMask = 0x3fff;
  const auto event = [&](ProductForm form, std::uint64_t descriptor, const TileShape& shape) {
    return Event::make(EventKind::tensorProduct, kRawShared, line,
                       rawSharedIndex(0, firstWordOf(descriptor, tiles)), shape.bits(),
                       static_cast<unsigned>(form));
  };
  if (left == nullptr) {
    note(event(ProductForm::right, right, {columns, kWordsOfDepth, 1, 0, accumulates}));
    return;
  }
  const auto stride = static_cast<unsigned>(right >> 16 & kFieldMask) << 2;
  note(event(ProductForm::left, *left, {kRows, kWordsOfDepth, 1, 0, accumulates}));
  note(event(ProductForm::right, right,
             {kDepth, kTileLineWords, columns / kPartColumns, stride, accumulates}));
}

}  // namespace lanescope::trace
