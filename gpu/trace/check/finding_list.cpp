// SPDX-License-Identifier: Apache-2.0
#include "trace/check/finding_list.h"

#include <utility>

#include "trace/check/access_rules.h"
#include "trace/record/event.h"

namespace lanescope::trace {
namespace {

std::string threadText(const ThreadPlace& place) {
  return "thread " + std::to_string(place.thread) + " of block " + std::to_string(place.block);
}

std::string onLine(int line) {
  return " on line " + std::to_string(line);
}

const char* verbOf(AccessWay way) {
  switch (way) {
    case AccessWay::load:
      return "loads";
    case AccessWay::store:
      return "stores";
    case AccessWay::atomic:
      return "updates";
    case AccessWay::copy:
      return "has an asynchronous copy write";
    case AccessWay::bulkCopy:
      return "has a bulk copy write";
    case AccessWay::product:
      return "has the tensor cores read";
  }
  return "accesses";
}

bool namesArray(FindingKind kind) {
  return kind != FindingKind::divergentBarrier && kind != FindingKind::missingWait &&
         kind != FindingKind::missingFence;
}

std::string elementText(const Finding& finding) {
  return "element " + std::to_string(finding.index) + " of " + finding.array;
}

/// Returns 0 for two threads of one warp, 1 for two of one block, 2 for two of different blocks.
int distance(const AccessPlace& a, const AccessPlace& b) {
  if (a.place.block != b.place.block) return 2;
  return a.place.thread / kWarpSize == b.place.thread / kWarpSize ? 0 : 1;
}

/// Returns what would order the two accesses.
const char* remedyOf(const Record& record, const AccessPlace& a, const AccessPlace& b) {
  const auto has = [&](AccessWay way) { return a.way == way || b.way == way; };
  if (has(AccessWay::copy)) {
    return "the copying thread's __pipeline_wait_prior() is missing between the two, and a "
           "__syncthreads() behind it for other threads";
  }
  if (has(AccessWay::bulkCopy)) {
    return "either the reader does not wait for the phase of the barrier that counts the bytes, or "
           "the copy does not wait for the phase in which all readers have arrived";
  }
  switch (distance(a, b)) {
    case 0:
      return "a __syncthreads() or a __syncwarp() is missing between the two";
    case 1:
      return "a __syncthreads() is missing between the two";
    default:
      return a.place.block / record.cluster == b.place.block / record.cluster
                 ? "a cluster.sync() is missing between the two"
                 : "no barrier reaches across blocks, only atomics and fences do";
  }
}

std::string raceSentence(const Record& record, const Finding& finding, const AccessPlace& a,
                         const AccessPlace& b) {
  const std::string second = a.place.block == b.place.block
                                 ? "thread " + std::to_string(b.place.thread)
                                 : threadText(b.place);
  return "Nothing orders " + threadText(a.place) + ", which " + verbOf(a.way) + " " +
         elementText(finding) + onLine(a.place.line) + ", and " + second + ", which " +
         verbOf(b.way) + " it" + onLine(b.place.line) + ": " + remedyOf(record, a, b);
}

/// "Thread 0 of block 1 stores element 1 of numbers of rank 0 on line 20".
std::string accessSentence(const Finding& finding, const AccessPlace& access) {
  return "Thread " + std::to_string(access.place.thread) + " of block " +
         std::to_string(access.place.block) + " " + verbOf(access.way) + " " +
         elementText(finding) + onLine(access.place.line);
}

std::string missingWaitSentence(const AccessPlace& access) {
  const bool isProduct = access.way == AccessWay::product;
  return "Thread " + std::to_string(access.place.thread) + " of block " +
         std::to_string(access.place.block) + " never waits for the " +
         (isProduct ? "product" : "copy") + " that it starts" + onLine(access.place.line) +
         (isProduct ? ": its sums are not there before a wgmma_wait_group() behind a commit"
                    : ": its bytes are not there before a __pipeline_wait_prior() behind a commit");
}

std::string missingFenceSentence(const ThreadPlace& place) {
  return "Thread " + std::to_string(place.thread) + " of block " + std::to_string(place.block) +
         " starts a product" + onLine(place.line) +
         " without a wgmma_fence() since it last wrote registers that the product takes: the "
         "tensor cores may read them before they are written";
}

std::string absentSentence(const Record& record, const Finding& finding, const ArrayInfo& array,
                           const AccessPlace& access, bool isBefore) {
  const std::string owner =
      "block " + std::to_string(record.ownerOf(array, access.place.block - record.firstBlock));
  return accessSentence(finding, access) +
         (isBefore ? ", but no cluster.sync() before it tells that " + owner +
                         " has begun and its shared memory is there"
                   : ", but no cluster.sync() behind it keeps " + owner +
                         " from ending, and its shared memory ends with it");
}

std::string divergentSentence(const Record& record, const ThreadPlace& waiting,
                              const ThreadPlace& absent, std::uint64_t together) {
  if (waiting.block != absent.block) {
    return "The blocks of a cluster do not meet: block " + std::to_string(waiting.block) +
           " waits at the cluster's barrier" + onLine(waiting.line) + ", thread " +
           std::to_string(waiting.thread) + " first, but block " + std::to_string(absent.block) +
           " ends without it";
  }
  return "The threads of block " + std::to_string(waiting.block) +
         " do not meet: " + std::to_string(together) + " of its " +
         std::to_string(record.threadsPerBlock()) + " threads wait at the barrier" +
         onLine(waiting.line) + ", thread " + std::to_string(waiting.thread) +
         " among them, but thread " + std::to_string(absent.thread) +
         (absent.line == 0 ? " ends without it" : " waits at the barrier" + onLine(absent.line)) +
         "; what a GPU does then is undefined";
}

}  // namespace

AccessWay wayOf(const Event& event) {
  if (isCopiedStore(event)) return AccessWay::copy;
  switch (event.kind()) {
    case EventKind::load:
      return AccessWay::load;
    case EventKind::store:
      return AccessWay::store;
    case EventKind::bulkCopy:
      return AccessWay::bulkCopy;
    case EventKind::tensorProduct:
      return AccessWay::product;
    default:
      return AccessWay::atomic;
  }
}

FindingList::Entry* FindingList::enter(const Key& key) {
  const auto [position, isNew] = m_entries.try_emplace(key);
  if (isNew) {
    position->second.finding.kind = std::get<FindingKind>(key);
    return &position->second;
  }
  ++position->second.finding.count;
  return nullptr;
}

void FindingList::addRace(unsigned array, std::int64_t index, const AccessPlace& a,
                          const AccessPlace& b, std::uint64_t group) {
  const auto order = [](const AccessPlace& access) {
    return std::pair(access.place.line, access.place.block);
  };
  const AccessPlace& first = order(b) < order(a) ? b : a;
  const AccessPlace& second = order(b) < order(a) ? a : b;
  const auto [position, isNew] =
      m_entries.try_emplace(Key{FindingKind::race, first.place.line, second.place.line, array});
  Entry& entry = position->second;
  if (!isNew && entry.group != group) ++entry.finding.count;
  entry.group = group;
  // The threads that are farthest apart show what it takes to order all of them.
  if (isNew || distance(first, second) > distance(entry.first, entry.second)) {
    entry.finding.kind = FindingKind::race;
    entry.finding.index = index;
    entry.finding.other = second.place;
    entry.first = first;
    entry.second = second;
  }
}

void FindingList::addUnwrittenRead(unsigned array, std::int64_t index, const AccessPlace& where) {
  if (Entry* entry = enter({FindingKind::unwrittenRead, where.place.line, 0, array})) {
    entry->finding.index = index;
    entry->first = where;
  }
}

void FindingList::addAbsentBlock(unsigned array, std::int64_t index, const AccessPlace& where,
                                 bool isBefore) {
  const int side = isBefore ? 0 : 1;
  if (Entry* entry = enter({FindingKind::absentBlock, where.place.line, side, array})) {
    entry->finding.index = index;
    entry->first = where;
    entry->isBefore = isBefore;
  }
}

void FindingList::addMissingWait(const AccessPlace& where) {
  if (Entry* entry = enter({FindingKind::missingWait, where.place.line, 0, 0})) {
    entry->first = where;
  }
}

void FindingList::addMissingFence(const ThreadPlace& where) {
  if (Entry* entry = enter({FindingKind::missingFence, where.line, 0, 0})) {
    entry->first.place = where;
  }
}

void FindingList::addOutOfBounds(unsigned array, std::int64_t index, const ThreadPlace& where) {
  if (Entry* entry = enter({FindingKind::outOfBounds, where.line, 0, array})) {
    entry->finding.index = index;
    entry->first.place = where;
  }
}

void FindingList::addDivergentBarrier(const ThreadPlace& waiting, const ThreadPlace& absent,
                                      std::uint64_t together) {
  if (Entry* entry = enter({FindingKind::divergentBarrier, waiting.line, absent.line, 0})) {
    entry->first.place = waiting;
    entry->second.place = absent;
    entry->finding.other = absent;
    entry->together = together;
  }
}

std::string FindingList::sentenceOf(const Entry& entry, unsigned array) const {
  const Finding& finding = entry.finding;
  std::string sentence;
  switch (finding.kind) {
    case FindingKind::race:
      sentence = raceSentence(m_record, finding, entry.first, entry.second);
      break;
    case FindingKind::unwrittenRead:
      sentence = accessSentence(finding, entry.first);
      if (m_record.arrays[array].remote) {
        sentence += ", to which no thread of its cluster has given a first value";
      } else if (m_record.arrays[array].space == Space::shared) {
        sentence += ", to which no thread of its block has given a first value";
      } else {
        sentence +=
            ", to which neither the host nor a thread has given a first value: memory on a GPU "
            "holds whatever was left there";
      }
      break;
    case FindingKind::absentBlock:
      sentence =
          absentSentence(m_record, finding, m_record.arrays[array], entry.first, entry.isBefore);
      break;
    case FindingKind::missingWait:
      sentence = missingWaitSentence(entry.first);
      break;
    case FindingKind::missingFence:
      sentence = missingFenceSentence(entry.first.place);
      break;
    case FindingKind::outOfBounds:
      sentence = outOfBoundsSentence(finding, m_record.arrays[array], finding.index);
      sentence.pop_back();
      break;
    default:
      sentence = divergentSentence(m_record, entry.first.place, entry.second.place, entry.together);
  }
  if (finding.count > 1) {
    sentence += "; the record shows this " + std::to_string(finding.count) + " times";
  }
  return sentence + ".";
}

std::vector<Finding> FindingList::take() {
  std::vector<Finding> findings;
  for (auto& [key, entry] : m_entries) {
    const unsigned array = std::get<unsigned>(key);
    Finding& finding = entry.finding;
    finding.block = entry.first.place.block;
    finding.thread = entry.first.place.thread;
    finding.line = entry.first.place.line;
    if (namesArray(finding.kind)) finding.array = m_record.arrays[array].name;
    finding.sentence = sentenceOf(entry, array);
    findings.push_back(std::move(finding));
  }
  m_entries.clear();
  return findings;
}

}  // namespace lanescope::trace
