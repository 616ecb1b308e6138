// SPDX-License-Identifier: Apache-2.0
#include "trace/check/check.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "trace/check/access_rules.h"
#include "trace/check/async_order.h"
#include "trace/check/finding_list.h"
#include "trace/check/race_check.h"
#include "trace/record/epoch_cursor.h"

namespace lanescope::trace {
namespace {

constexpr std::size_t kMostFindings = 100;
constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

/// The state of checking one record.
class Checking {
 public:
  Checking(const Record& record, std::span<const Finding> ended)
      : m_record(record),
        m_ended(ended),
        m_mostEvents(record.truncated ? mostEventsOf(record) : kNever),
        m_order(record, m_mostEvents),
        m_findings(record),
        m_isWhole(record.blockCount == record.grid.total() && !record.truncated && ended.empty()),
        m_races(record, m_isWhole, m_order, m_findings) {}

  Verdict run() {
    findOutOfBounds();
    if (m_order.async() != nullptr) findMissing();
    for (std::uint64_t block = 0; block < m_record.blockCount; ++block) checkBlock(block);
    if (m_record.cluster > 1) checkClusters();
    if (m_races.hasSharing()) checkAcross();
    Verdict verdict{m_findings.take(), notesOf()};
    if (verdict.findings.size() > kMostFindings) {
      verdict.notes.push_back("Only the first " + std::to_string(kMostFindings) + " of " +
                              std::to_string(verdict.findings.size()) + " findings are listed.");
      verdict.findings.resize(kMostFindings);
    }
    return verdict;
  }

 private:
  static std::uint64_t mostEventsOf(const Record& record) {
    std::uint64_t most = 0;
    for (std::size_t i = 1; i < record.offsets.size(); ++i) {
      most = std::max(most, record.offsets[i] - record.offsets[i - 1]);
    }
    return most;
  }

  [[nodiscard]] bool hasEnded(FindingKind kind) const {
    return std::ranges::find(m_ended, kind, &Finding::kind) != m_ended.end();
  }

  /// Whether the run stopped in the middle of what the block's threads did. At a divergent barrier
  /// it did not: each thread had come to a barrier or to its end.
  [[nodiscard]] bool isBlockCut(std::uint64_t block) const {
    return std::ranges::any_of(m_ended, [&](const Finding& finding) {
      return finding.block == m_record.firstBlock + block &&
             finding.kind != FindingKind::divergentBarrier;
    });
  }

  [[nodiscard]] EpochCursor cursorAt(std::uint64_t block) const {
    return EpochCursor(m_record, block, m_mostEvents, isBlockCut(block));
  }

  /// Calls `use` for the epochs of a block whose events do not depend on the schedule and whose
  /// preceding barriers were met by all threads.
  template <class Use>
  void forEachEpoch(std::uint64_t block, const Use& use) const {
    const bool isCut = isBlockCut(block);
    EpochCursor cursor = cursorAt(block);
    while (cursor.next()) {
      if (isCut && cursor.isCut()) return;
      use(cursor);
      if (!cursor.isMet()) return;
    }
  }

  void checkBlock(std::uint64_t block) {
    m_races.beginBlock();
    forEachEpoch(block, [this](const EpochCursor& cursor) {
      m_races.checkEpoch(cursor);
      m_isWhole = m_isWhole && cursor.isMet();
      if (!cursor.isMet() && !hasEnded(FindingKind::divergentBarrier)) reportDivergence(cursor);
    });
  }

  void checkAcross() {
    for (std::uint64_t block = 0; block < m_record.blockCount; ++block) {
      forEachEpoch(block, [this](const EpochCursor& cursor) { m_races.collectAcross(cursor); });
    }
    m_races.finishAcross(m_isWhole);
  }

  void reportDivergence(const EpochCursor& cursor) {
    using Part = EpochCursor::Part;
    const auto& parts = cursor.parts();
    const auto waiting =
        std::ranges::find_if(parts, [](const Part& part) { return part.ending > 0; });
    const auto absent = std::ranges::find_if(parts, [&](const Part& part) {
      return part.ending != waiting->ending && part.ending != EpochCursor::kCut;
    });
    const auto placeOf = [&](auto part) {
      return ThreadPlace{m_record.firstBlock + cursor.block(),
                         static_cast<std::uint64_t>(part - parts.begin()), part->ending};
    };
    const auto together = std::ranges::count(parts, waiting->ending, &Part::ending);
    m_findings.addDivergentBarrier(placeOf(waiting), placeOf(absent),
                                   static_cast<std::uint64_t>(together));
  }

  /// Checks that the blocks of each cluster come to its barriers equally often, and that such
  /// barriers stand on both sides of each access to another block's shared memory.
  void checkClusters() {
    for (std::uint64_t block = 0; block < m_record.blockCount; ++block) {
      for (std::uint64_t thread = 0; thread < m_record.threadsPerBlock(); ++thread) {
        findAbsentBlocks(block, thread);
      }
    }
    if (hasEnded(FindingKind::divergentBarrier)) return;
    for (std::uint64_t block = 1; block < m_record.blockCount; ++block) {
      if (m_record.clusterOf(block) != m_record.clusterOf(block - 1)) continue;
      const std::optional<std::vector<int>> before = clusterBarriersOf(block - 1);
      const std::optional<std::vector<int>> here = clusterBarriersOf(block);
      if (!before || !here || before->size() == here->size()) continue;
      const bool isHereAbsent = here->size() < before->size();
      const std::vector<int>& more = isHereAbsent ? *before : *here;
      const std::uint64_t met = std::min(here->size(), before->size());
      const std::uint64_t first = m_record.firstBlock + block - 1;
      m_findings.addDivergentBarrier({isHereAbsent ? first : first + 1, 0, more[met]},
                                     {isHereAbsent ? first + 1 : first, 0, 0}, 0);
      m_isWhole = false;
    }
  }

  /// Returns the lines of the cluster's barriers that a block's first thread came to; nothing when
  /// some may be missing.
  [[nodiscard]] std::optional<std::vector<int>> clusterBarriersOf(std::uint64_t block) const {
    const auto events = m_record.eventsOf(block, 0);
    if (events.size() >= m_mostEvents || !m_ended.empty()) return std::nullopt;
    std::vector<int> lines;
    for (const Event& event : events) {
      if (isClusterBarrier(event)) lines.push_back(event.line());
    }
    return lines;
  }

  void findAbsentBlocks(std::uint64_t block, std::uint64_t thread) {
    const auto events = m_record.eventsOf(block, thread);
    const bool isToTheEnd = events.size() < m_mostEvents && m_ended.empty();
    const auto isRemote = [this](const Event& event) {
      return (isRead(event.kind()) || isWrite(event.kind())) &&
             m_record.arrays[event.array()].remote;
    };
    const auto report = [&](const Event& event, bool isBefore) {
      m_findings.addAbsentBlock(event.array(), event.index(),
                                {{m_record.firstBlock + block, thread, event.line()}, wayOf(event)},
                                isBefore);
    };
    const auto first = std::ranges::find_if(events, isClusterBarrier);
    const auto last = std::find_if(events.rbegin(), events.rend(), isClusterBarrier).base();
    for (auto event = events.begin(); event != events.end(); ++event) {
      if (!isRemote(*event) || event->kind() == EventKind::atomicWrite) continue;
      if (event < first) report(*event, true);
      if (event >= last && isToTheEnd) report(*event, false);
    }
  }

  /// Finds operations that are never waited for, and products without a fence.
  void findMissing() {
    for (std::uint64_t block = 0; block < m_record.blockCount; ++block) {
      for (std::uint64_t thread = 0; thread < m_record.threadsPerBlock(); ++thread) {
        const auto events = m_record.eventsOf(block, thread);
        const auto placeOf = [&](const Event& event) {
          return ThreadPlace{m_record.firstBlock + block, thread, event.line()};
        };
        // Any access may have filled registers that the next product takes.
        bool isFenced = false;
        for (const Event& event : events) {
          if (isAccess(event.kind())) isFenced = false;
          if (event.kind() == EventKind::asyncGroup &&
              static_cast<GroupForm>(event.form()) == GroupForm::fenceProducts) {
            isFenced = true;
          }
          if (event.kind() == EventKind::tensorProduct && !isFenced) {
            m_findings.addMissingFence(placeOf(event));
          }
        }
        if (events.size() >= m_mostEvents || !m_ended.empty()) continue;
        const auto open = m_order.async()->neverWaitedFor(static_cast<std::uint32_t>(block),
                                                          static_cast<std::uint32_t>(thread));
        if (open) m_findings.addMissingWait({placeOf(events[*open]), wayOf(events[*open])});
      }
    }
  }

  void findOutOfBounds() {
    for (std::uint64_t block = 0; block < m_record.blockCount; ++block) {
      for (std::uint64_t thread = 0; thread < m_record.threadsPerBlock(); ++thread) {
        for (const Event& event : m_record.eventsOf(block, thread)) {
          if (event.kind() != EventKind::outOfBounds) continue;
          m_findings.addOutOfBounds(event.array(), static_cast<std::int64_t>(event.bits),
                                    {m_record.firstBlock + block, thread, event.line()});
        }
      }
    }
  }

  [[nodiscard]] std::vector<std::string> notesOf() const {
    std::vector<std::string> notes;
    const std::uint64_t blocks = m_record.grid.total();
    if (m_record.blockCount < blocks) {
      const std::uint64_t last = m_record.firstBlock + m_record.blockCount - 1;
      notes.push_back("The checks saw " +
                      (m_record.blockCount == 1 ? "block " + std::to_string(last)
                                                : "blocks " + std::to_string(m_record.firstBlock) +
                                                      " to " + std::to_string(last)) +
                      " of 0.." + std::to_string(blocks - 1) + ", which is what was recorded.");
    }
    if (m_record.truncated) {
      notes.push_back("The checks saw the first " + std::to_string(m_mostEvents) +
                      " events of each thread, which is what was recorded.");
    }
    if (m_order.async() != nullptr && m_order.async()->isIncomplete()) {
      notes.emplace_back(
          "The record does not show all that some barriers in shared memory wait for; some races "
          "may not be listed.");
    }
    if (m_order.isExhausted()) {
      notes.emplace_back(
          "The flags by which blocks wait for each other are too many to follow; some races "
          "between blocks may not be listed.");
    }
    return notes;
  }

  const Record& m_record;
  const std::span<const Finding> m_ended;
  const std::uint64_t m_mostEvents;  ///< a thread with this many events may have had more
  HappensBefore m_order;
  FindingList m_findings;
  bool m_isWhole;  ///< the checks have seen everything that every thread of the grid did
  RaceCheck m_races;
};

}  // namespace

Verdict check(const Record& record, std::span<const Finding> ended) {
  return Checking(record, ended).run();
}

}  // namespace lanescope::trace
