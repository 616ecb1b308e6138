// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <tuple>

#include "trace/check/access_rules.h"
#include "trace/record/record.h"
#include "values/dtype.h"

// Records as they would be if the kernel did what its compiled form does.

namespace lanescope::backend {

/// Returns the record as it would be if each thread loaded four neighbouring words of shared memory
/// at once, where one line reads them between two barriers. The compiler does this in a loop that
/// it unrolls.
inline trace::Record withJoinedLoads(const trace::Record& record) {
  using trace::Event;
  using trace::EventKind;
  constexpr std::int64_t kWords = 4;
  trace::Record joined = record;
  joined.events.clear();
  for (std::size_t thread = 0; thread + 1 < record.offsets.size(); ++thread) {
    const auto events =
        std::span(record.events)
            .subspan(record.offsets[thread], record.offsets[thread + 1] - record.offsets[thread]);
    joined.offsets[thread] = joined.events.size();
    const auto isCandidate = [&](const Event& event) {
      return event.kind() == EventKind::load && event.form() == 0 &&
             record.arrays[event.array()].space == trace::Space::shared &&
             values::sizeOf(record.arrays[event.array()].type) == 4;
    };
    for (std::size_t begin = 0; begin < events.size();) {
      std::size_t end = begin;
      while (end < events.size() && events[end].kind() != EventKind::barrier) ++end;
      if (end < events.size()) ++end;
      // Line, array and quad, with a mask of its loaded words.
      using Quad = std::tuple<int, unsigned, std::int64_t>;
      std::map<Quad, unsigned> words;
      const auto quadOf = [](const Event& event) {
        return Quad{event.line(), event.array(), event.index() / kWords};
      };
      for (const Event& event : events.subspan(begin, end - begin)) {
        if (isCandidate(event)) words[quadOf(event)] |= 1U << event.index() % kWords;
      }
      std::set<Quad> done;
      for (const Event& event : events.subspan(begin, end - begin)) {
        if (!isCandidate(event) || words[quadOf(event)] != (1U << kWords) - 1) {
          joined.events.push_back(event);
        } else if (done.insert(quadOf(event)).second) {
          for (std::int64_t word = 0; word < kWords; ++word) {
            joined.events.push_back(Event::make(EventKind::load, event.array(), event.line(),
                                                event.index() / kWords * kWords + word, 0,
                                                static_cast<unsigned>(trace::AccessForm::quad)));
          }
        }
      }
      begin = end;
    }
  }
  joined.offsets.back() = joined.events.size();
  return joined;
}

/// Returns the record without the loads that poll whether another block has come so far.
inline trace::Record dropPolls(const trace::Record& record) {
  trace::Record rest = record;
  rest.events.clear();
  for (std::size_t thread = 0; thread + 1 < record.offsets.size(); ++thread) {
    rest.offsets[thread] = rest.events.size();
    for (std::size_t i = record.offsets[thread]; i < record.offsets[thread + 1]; ++i) {
      const trace::Event& event = record.events[i];
      const bool isLook = event.kind() == trace::EventKind::load &&
                          trace::isStrong(event, record.arrays[event.array()].space);
      if (!isLook) rest.events.push_back(event);
    }
  }
  rest.offsets.back() = rest.events.size();
  return rest;
}

/// Returns what is left of the record if threads only load from shared memory while the tensor
/// cores work on products that they have given to them.
inline trace::Record loadsDuringProducts(const trace::Record& record) {
  using trace::Event;
  using trace::EventKind;
  trace::Record rest = record;
  rest.events.clear();
  for (std::size_t thread = 0; thread + 1 < record.offsets.size(); ++thread) {
    rest.offsets[thread] = rest.events.size();
    bool isMultiplied = false;
    for (std::size_t i = record.offsets[thread]; i < record.offsets[thread + 1]; ++i) {
      const Event& event = record.events[i];
      if (event.kind() == EventKind::tensorProduct) isMultiplied = true;
      if (event.kind() == EventKind::asyncGroup &&
          event.form() == static_cast<unsigned>(trace::GroupForm::waitProducts)) {
        isMultiplied = false;
      }
      if (isMultiplied && event.kind() == EventKind::load &&
          record.arrays[event.array()].space == trace::Space::shared) {
        rest.events.push_back(event);
      }
    }
  }
  rest.offsets.back() = rest.events.size();
  return rest;
}

/// Returns the record without the loads of single words of shared memory that a thread makes
/// between two synchronizations without a store to global memory there. The compiler moves loads
/// for such stores behind the condition of the stores, and a synchronization bounds how far.
inline trace::Record withoutUnstoredLoads(const trace::Record& record) {
  using trace::Event;
  using trace::EventKind;
  const auto isSynchronization = [](const Event& event) {
    return event.kind() == EventKind::barrier || event.kind() == EventKind::syncwarp ||
           event.kind() == EventKind::namedBarrier;
  };
  const auto isIn = [&](trace::Space space, EventKind kind) {
    return [&record, space, kind](const Event& event) {
      return event.kind() == kind && record.arrays[event.array()].space == space;
    };
  };
  const auto isStore = isIn(trace::Space::global, EventKind::store);
  const auto isLoad = isIn(trace::Space::shared, EventKind::load);
  trace::Record rest = record;
  rest.events.clear();
  for (std::size_t thread = 0; thread + 1 < record.offsets.size(); ++thread) {
    rest.offsets[thread] = rest.events.size();
    const auto events =
        std::span(record.events)
            .subspan(record.offsets[thread], record.offsets[thread + 1] - record.offsets[thread]);
    for (auto begin = events.begin(); begin != events.end();) {
      const auto end = std::find_if(begin + 1, events.end(), isSynchronization);
      const bool stores = std::any_of(begin, end, isStore);
      std::copy_if(begin, end, std::back_inserter(rest.events), [&](const Event& event) {
        return stores || !isLoad(event) || event.width() != 1;
      });
      begin = end;
    }
  }
  rest.offsets.back() = rest.events.size();
  return rest;
}

}  // namespace lanescope::backend
