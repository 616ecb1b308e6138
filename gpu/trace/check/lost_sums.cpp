// SPDX-License-Identifier: Apache-2.0
#include "trace/check/lost_sums.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace lanescope::trace {
namespace {

/// A version of an element: array, index, bits.
using SumVersion = std::tuple<std::uint8_t, std::int64_t, std::uint64_t>;

SumVersion foundBy(const SumUpdate& update) {
  return {update.array, update.index, update.found};
}
SumVersion storedBy(const SumUpdate& update) {
  return {update.array, update.index, update.stored};
}

/// Who has read and who has stored a version: positions among the updates.
struct Use {
  std::vector<std::size_t> readers;
  std::size_t stores = 0;
};

}  // namespace

LostSums::LostSums(const Record& record, const std::function<bool(unsigned)>& isWanted) {
  gather(record, isWanted);
  mark();
}

void LostSums::gather(const Record& record, const std::function<bool(unsigned)>& isWanted) {
  std::vector<bool> wanted;
  for (unsigned array = 0; array < record.arrays.size(); ++array) {
    const ArrayInfo& info = record.arrays[array];
    wanted.push_back(info.space == Space::global && !info.remote && isWanted(array));
  }
  if (std::ranges::find(wanted, true) == wanted.end()) return;
  std::vector<SumUpdate> reads;  // of a thread, since it last stored
  for (std::uint64_t block = 0; block < record.blockCount; ++block) {
    for (std::uint32_t thread = 0; thread < record.threadsPerBlock(); ++thread) {
      reads.clear();
      std::uint32_t position = 0;
      for (const Event& event : record.eventsOf(block, thread)) {
        const Access access{thread, position++};
        const bool isStore = event.kind() == EventKind::store;
        if (!isStore && event.kind() != EventKind::load) continue;
        if (!wanted[event.array()]) continue;
        if (!isStore) {
          reads.push_back({static_cast<std::uint8_t>(event.array()), event.index(), event.bits, 0,
                           block, access});
          continue;
        }
        const auto read = std::ranges::find_if(reads, [&](const SumUpdate& candidate) {
          return candidate.array == event.array() && candidate.index == event.index();
        });
        if (read != reads.end()) {
          read->stored = event.bits;
          m_updates.push_back(*read);
        }
        reads.clear();
      }
    }
  }
}

void LostSums::mark() {
  std::map<SumVersion, Use> uses;
  for (std::size_t i = 0; i < m_updates.size(); ++i) {
    uses[foundBy(m_updates[i])].readers.push_back(i);
    ++uses[storedBy(m_updates[i])].stores;
  }
  std::vector<std::size_t> wrong;
  for (const auto& [version, use] : uses) {
    // What was there before all stores is a version, too; cleared memory holds zeros.
    const bool isFirst = use.stores == 0 || std::get<2>(version) == 0;
    if (use.readers.size() <= use.stores + (isFirst ? 1 : 0)) continue;
    for (std::size_t i = 0; i < use.readers.size(); ++i) {
      SumUpdate& update = m_updates[use.readers[i]];
      update.mark = SumUpdate::Mark::alike;
      update.other = m_updates[use.readers[i == 0 ? 1 : 0]].block;
      wrong.push_back(use.readers[i]);
    }
  }
  while (!wrong.empty()) {
    const SumVersion version = storedBy(m_updates[wrong.back()]);
    wrong.pop_back();
    for (const std::size_t reader : uses[version].readers) {
      if (m_updates[reader].mark != SumUpdate::Mark::none) continue;
      m_updates[reader].mark = SumUpdate::Mark::behind;
      wrong.push_back(reader);
    }
  }
}

}  // namespace lanescope::trace
