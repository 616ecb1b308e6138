// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <unordered_set>
#include <utility>

#include "trace/check/lost_sums.h"
#include "trace/compare/counterparts.h"
#include "trace/compare/taint.h"
#include "trace/flow/element_value.h"

// How a taint is found; what it is asked for stands in taint.cpp.

namespace lanescope::trace {

class Taint::Builder {
 public:
  explicit Builder(Taint& taint)
      : m_taint(taint),
        m_suspect(*taint.m_suspect),
        m_correct(*taint.m_correct),
        m_counterparts(m_suspect.record(), m_correct.record()),
        m_verdicts(taint.m_marks.size(), Verdict::none),
        m_threads(m_suspect.threadCount()) {}

  void build() {
    if (m_taint.m_isComparable) {
      compareBlocks();
      compare();
    }
    findLostSums();
    propagate();
    if (m_suspect.threadCount() != m_correct.threadCount()) findLeftOut();
    blameTheEnd();
    collect();
  }

 private:
  /// What the comparison alone says of an event.
  enum class Verdict : std::uint8_t {
    none,  ///< there is no counterpart
    right,
    wrong,
  };
  struct Thread {
    bool holdsWrong = false;          ///< since it last stored something right
    bool hasLoadedWrong = false;      ///< since it last stored
    std::optional<Access> unwritten;  ///< its read of such memory, since it last stored
  };

  [[nodiscard]] const Record& record() const { return m_suspect.record(); }
  [[nodiscard]] bool isGlobal(unsigned array) const {
    return record().arrays[array].space == Space::global;
  }

  /// What other blocks store in global memory, too.
  void compareBlocks() {
    const std::uint64_t first = m_correct.record().firstBlock;
    for (std::uint64_t block = 0; block < record().blockCount; ++block) {
      const std::uint64_t linear = record().firstBlock + block;
      if (linear < first || linear - first >= m_correct.record().blockCount) continue;
      for (std::uint32_t thread = 0; thread < m_suspect.threadCount(); ++thread) {
        m_counterparts.match(block, linear - first, thread);
        if (storesOtherwise(block, linear - first, thread)) m_taint.m_wrongBlocks[block] = true;
      }
    }
  }

  [[nodiscard]] bool storesOtherwise(std::uint64_t block, std::uint64_t other,
                                     std::uint32_t thread) const {
    const auto mine = record().eventsOf(block, thread);
    const auto theirs = m_correct.record().eventsOf(other, thread);
    for (std::size_t i = 0; i < mine.size(); ++i) {
      if (!isWrite(mine[i].kind()) || !isGlobal(mine[i].array())) continue;
      if (isWrong(mine[i], m_counterparts.all()[i], theirs)) return true;
    }
    return !record().truncated &&
           std::ranges::any_of(m_counterparts.absent(), [this](const Counterparts::Absent& absent) {
             return isGlobal(absent.array);
           });
  }

  [[nodiscard]] bool isWrong(const Event& event, std::uint32_t counterpart,
                             std::span<const Event> theirs) const {
    if (counterpart == Counterparts::kForeign) return false;
    if (counterpart == Counterparts::kExtra) {
      return isWrite(event.kind()) && !m_correct.record().truncated;
    }
    return event.bits != theirs[counterpart].bits;
  }

  void compare() {
    for (std::uint32_t thread = 0; thread < m_suspect.threadCount(); ++thread) {
      m_counterparts.match(m_suspect.recordedBlock(), m_correct.recordedBlock(), thread);
      const auto matches = m_counterparts.all();
      const auto theirs = m_correct.record().eventsOf(m_correct.recordedBlock(), thread);
      for (std::uint32_t i = 0; i < matches.size(); ++i) {
        const Access access{thread, i};
        const Event& event = m_suspect.event(access);
        Verdict& verdict = m_verdicts[m_taint.m_suspect->positionOf(access)];
        if (isWrong(event, matches[i], theirs)) {
          verdict = Verdict::wrong;
          if (isWrite(event.kind())) m_wrong.insert(ElementValue(event));
        } else if (matches[i] < Counterparts::kExtra) {
          verdict = Verdict::right;
        }
      }
      if (!record().truncated) findMissing(thread, theirs);
    }
  }

  void findMissing(std::uint32_t thread, std::span<const Event> theirs) {
    for (const Counterparts::Absent& absent : m_counterparts.absent()) {
      if (!isGlobal(absent.array)) continue;
      const Event& store = theirs[absent.event];
      Missing missing{
          absent.array, store.index(), store.bits,
          static_cast<std::uint32_t>(std::max<std::size_t>(m_suspect.stepCount(), 1) - 1)};
      for (std::uint32_t i = 0; i < m_suspect.eventCount(thread); ++i) {
        const Event& event = m_suspect.event({thread, i});
        if (event.kind() != EventKind::outOfBounds || event.array() != absent.array) continue;
        missing.step = static_cast<std::uint32_t>(m_suspect.stepOf({thread, i}));
        break;
      }
      m_taint.m_missing.push_back(missing);
    }
  }

  /// Of the arrays that the correct run does not have.
  void findLostSums() {
    const LostSums sums(record(),
                        [this](unsigned array) { return !m_counterparts.isKnown(array); });
    for (const SumUpdate& update : sums.updates()) {
      if (update.mark == SumUpdate::Mark::none) continue;
      m_taint.m_wrongBlocks[update.block] = true;
      if (update.block != m_suspect.recordedBlock()) continue;
      if (update.mark == SumUpdate::Mark::alike) {
        m_taint.m_alike.emplace_back(update.read, record().firstBlock + update.other);
      } else {
        m_wrong.insert(ElementValue(update.array, update.index, update.found));
      }
    }
  }

  [[nodiscard]] bool isReadAlike(const Access& access) const {
    return std::ranges::any_of(m_taint.m_alike,
                               [&](const auto& alike) { return alike.first == access; });
  }

  /// Follows what is wrong through the threads, step by step.
  void propagate() {
    for (std::size_t i = 0; i < m_suspect.stepCount(); ++i) {
      const EventKind kind = m_suspect.step(i).kind;
      for (const Access& access : m_suspect.accesses(i)) {
        if (isRead(kind)) load(access);
        if (isWrite(kind)) store(access);
        if (kind == EventKind::outOfBounds) mark(access, m_threads[access.thread].holdsWrong);
        m_taint.m_holds[m_taint.m_suspect->positionOf(access)] =
            m_threads[access.thread].hasLoadedWrong;
      }
    }
  }

  /// The thread holds it from now on.
  void mark(const Access& access, bool isTainted) {
    m_taint.m_marks[m_taint.m_suspect->positionOf(access)] =
        isTainted ? Mark::tainted : Mark::origin;
    m_threads[access.thread].holdsWrong = m_threads[access.thread].hasLoadedWrong = true;
  }

  void load(const Access& access) {
    const Event& event = m_suspect.event(access);
    const Verdict verdict = m_verdicts[m_taint.m_suspect->positionOf(access)];
    if (verdict == Verdict::right) return;
    const bool foundWrong = m_wrong.contains(ElementValue(event));
    if (verdict == Verdict::wrong || foundWrong) return mark(access, foundWrong);
    if (isReadAlike(access)) return mark(access, false);
    if (record().arrays[event.array()].isUnwritten) m_threads[access.thread].unwritten = access;
  }

  void store(const Access& access) {
    const Event& event = m_suspect.event(access);
    Thread& thread = m_threads[access.thread];
    const Verdict verdict = m_verdicts[m_taint.m_suspect->positionOf(access)];
    const bool isMadeOfWrong = thread.holdsWrong && !m_counterparts.isKnown(event.array());
    if (verdict == Verdict::wrong || isMadeOfWrong) {
      if (!thread.holdsWrong && thread.unwritten) mark(*thread.unwritten, false);
      mark(access, thread.holdsWrong);
      m_wrong.insert(ElementValue(event));
      ++m_taint.m_wrongStores;
    } else if (verdict == Verdict::right) {
      thread.holdsWrong = false;
    }
    thread.unwritten.reset();
    thread.hasLoadedWrong = false;
  }

  /// Where the threads are others, only what is made of all can be judged.
  void findLeftOut() {
    m_taint.m_leftOut = leftOutIn(m_suspect);
    const auto usual = leftOutIn(m_correct);
    std::erase_if(m_taint.m_leftOut, [&](const LeftOut& left) {
      return !m_counterparts.isKnown(left.array) ||
             std::ranges::find(usual, m_counterparts.otherArrayOf(left.array), &LeftOut::array) !=
                 usual.end();
    });
    if (m_taint.m_leftOut.empty()) return;
    const auto first = std::ranges::min(m_taint.m_leftOut, {}, &LeftOut::step).step;
    m_taint.m_wrongBlocks[m_suspect.recordedBlock()] = true;
    for (std::size_t i = first; i < m_suspect.stepCount(); ++i) {
      const Step& step = m_suspect.step(i);
      if (!isWrite(step.kind) || !isGlobal(step.array)) continue;
      for (const Access& access : m_suspect.accesses(i)) taintCopies(access, first);
    }
  }

  /// Marks a store, and back to the step all that it is a mere copy of.
  void taintCopies(Access access, std::size_t first) {
    for (;;) {
      Mark& itself = m_taint.m_marks[m_taint.m_suspect->positionOf(access)];
      if (itself == Mark::none) ++m_taint.m_wrongStores;
      itself = Mark::tainted;
      const auto source = copiedBy(access);
      if (!source) return;
      const ElementValue copied(m_suspect.event(*source));
      const auto stored = storeOf(m_suspect, copied, first, m_suspect.stepOf(*source));
      if (!stored) return;
      m_taint.m_marks[m_taint.m_suspect->positionOf(*source)] = Mark::tainted;
      access = *stored;
    }
  }

  /// The load whose value a store copies.
  [[nodiscard]] std::optional<Access> copiedBy(const Access& store) const {
    for (std::uint32_t i = store.event; i-- > 0;) {
      const Event& event = m_suspect.event({store.thread, i});
      if (isWrite(event.kind())) break;
      if (isRead(event.kind()) && event.bits == m_suspect.event(store).bits) {
        return Access{store.thread, i};
      }
    }
    return std::nullopt;
  }

  /// Where a store is missing, it goes wrong with the last that was done before, if nothing else
  /// did.
  void blameTheEnd() {
    if (m_suspect.stepCount() == 0) return;
    for (const Missing& missing : m_taint.m_missing) {
      const auto accesses = m_suspect.accesses(missing.step);
      const bool isExplained = std::ranges::any_of(accesses, [this](const Access& access) {
        return m_taint.markOf(access) == Mark::origin;
      });
      if (isExplained) continue;
      for (const Access& access : accesses) mark(access, false);
    }
  }

  void collect() {
    bool needsOne = m_taint.m_leftOut.empty() &&
                    std::ranges::find(m_taint.m_marks, Mark::origin) == m_taint.m_marks.end();
    for (std::uint32_t i = 0; i < m_suspect.stepCount(); ++i) {
      Origin origin{i, 0, {}, false};
      for (const Access& access : m_suspect.accesses(i)) {
        Mark& mark = m_taint.m_marks[m_taint.m_suspect->positionOf(access)];
        // Where equal values hide who was first, it is the first of them.
        if (needsOne && mark == Mark::tainted) mark = Mark::origin;
        if (mark != Mark::origin) continue;
        if (origin.count++ == 0) origin.first = access;
      }
      if (origin.count > 0) {
        m_taint.m_origins.push_back(origin);
        needsOne = false;
      }
    }
    findResultStep();
    for (const LeftOut& left : m_taint.m_leftOut) {
      std::vector<Origin>& origins = m_taint.m_origins;
      const auto place = std::ranges::lower_bound(origins, left.step, {}, &Origin::step);
      if (place != origins.end() && place->step == left.step) {
        ++place->count;
      } else {
        origins.insert(place, {left.step, 1, left.store, true});
      }
    }
  }

  void findResultStep() {
    std::size_t& first = m_taint.m_resultStep;
    first = m_suspect.stepCount();
    for (const Missing& missing : m_taint.m_missing) {
      first = std::min<std::size_t>(first, missing.step);
    }
    for (std::size_t i = 0; i < first; ++i) {
      const Step& step = m_suspect.step(i);
      if (!isWrite(step.kind) || !isGlobal(step.array)) continue;
      const bool isWrong = std::ranges::any_of(m_suspect.accesses(i), [this](const Access& access) {
        return m_taint.markOf(access) != Mark::none;
      });
      if (isWrong) first = i;
    }
  }

  Taint& m_taint;
  const Timeline& m_suspect;
  const Timeline& m_correct;
  Counterparts m_counterparts;
  std::vector<Verdict> m_verdicts;
  std::vector<Thread> m_threads;
  std::unordered_set<ElementValue, ElementValue::Hash> m_wrong;  ///< that are stored
};

Taint::Taint(std::shared_ptr<const Timeline> suspect, std::shared_ptr<const Timeline> correct)
    : m_suspect(std::move(suspect)), m_correct(std::move(correct)) {
  const Record& mine = m_suspect->record();
  const Record& other = m_correct->record();
  m_isComparable = m_suspect->block() == m_correct->block() && mine.grid == other.grid &&
                   mine.block == other.block;
  m_marks.assign(m_suspect->accesses().size(), Mark::none);
  m_holds.assign(m_marks.size(), false);
  m_wrongBlocks.assign(mine.blockCount, false);
  Builder(*this).build();
}

}  // namespace lanescope::trace
