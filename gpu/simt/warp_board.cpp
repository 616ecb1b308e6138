// SPDX-License-Identifier: Apache-2.0
#include "simt/warp_board.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <span>

namespace lanescope::simt {
namespace {

using trace::EventKind;
using trace::kWarpSize;
using trace::ReduceForm;
using trace::VoteForm;

using Calls = std::span<WarpCall, kWarpSize>;

template <class Visit>
void forEachLane(unsigned lanes, const Visit& visit) {
  for (; lanes != 0; lanes &= lanes - 1) visit(static_cast<unsigned>(std::countr_zero(lanes)));
}

/// The lanes among `lanes` for which `holds`.
template <class Holds>
unsigned thoseOf(unsigned lanes, const Holds& holds) {
  unsigned those = 0;
  forEachLane(lanes, [&](unsigned lane) { those |= holds(lane) ? 1U << lane : 0; });
  return those;
}

void shuffle(Calls calls, unsigned lanes) {
  std::array<std::uint64_t, kWarpSize> given{};
  forEachLane(lanes, [&](unsigned lane) { given[lane] = calls[lane].bits; });
  forEachLane(lanes, [&](unsigned lane) {
    const unsigned source = calls[lane].source;
    calls[lane].bits = (lanes >> source & 1U) != 0 ? given[source] : WarpBoard::kFromNobody;
  });
}

void vote(Calls calls, unsigned lanes) {
  const unsigned trueLanes = thoseOf(lanes, [&](unsigned lane) { return calls[lane].bits != 0; });
  const auto form = static_cast<VoteForm>(calls[std::countr_zero(lanes)].form);
  const unsigned result = form == VoteForm::ballot ? trueLanes
                          : form == VoteForm::any  ? (trueLanes != 0 ? 1 : 0)
                                                   : (trueLanes == lanes ? 1 : 0);
  forEachLane(lanes, [&](unsigned lane) { calls[lane].bits = result; });
}

void match(Calls calls, unsigned lanes) {
  const bool all = static_cast<VoteForm>(calls[std::countr_zero(lanes)].form) == VoteForm::matchAll;
  std::array<unsigned, kWarpSize> equal{};
  forEachLane(lanes, [&](unsigned lane) {
    equal[lane] =
        thoseOf(lanes, [&](unsigned other) { return calls[other].bits == calls[lane].bits; });
  });
  forEachLane(lanes, [&](unsigned lane) {
    calls[lane].bits = all && equal[lane] != lanes ? 0 : equal[lane];
  });
}

template <class T>
T combine(ReduceForm form, T a, T b) {
  switch (form) {
    case ReduceForm::add:
      return static_cast<T>(static_cast<std::uint32_t>(a) + static_cast<std::uint32_t>(b));
    case ReduceForm::min:
      return std::min(a, b);
    case ReduceForm::max:
      return std::max(a, b);
    case ReduceForm::bitAnd:
      return a & b;
    case ReduceForm::bitOr:
      return a | b;
    case ReduceForm::bitXor:
      return a ^ b;
  }
  return a;
}

template <class T>
void reduce(Calls calls, unsigned lanes) {
  const auto first = static_cast<unsigned>(std::countr_zero(lanes));
  const auto form = static_cast<ReduceForm>(calls[first].form);
  T result = static_cast<T>(calls[first].bits);
  forEachLane(lanes & (lanes - 1), [&](unsigned lane) {
    result = combine(form, result, static_cast<T>(calls[lane].bits));
  });
  forEachLane(lanes, [&](unsigned lane) { calls[lane].bits = static_cast<std::uint32_t>(result); });
}

}  // namespace

void WarpBoard::reset(std::size_t threads) {
  const std::size_t warps = (threads + kWarpSize - 1) / kWarpSize;
  m_calls.assign(warps * kWarpSize, {});
  m_warps.assign(warps, {0, ~0U});
  if (const std::size_t rest = threads % kWarpSize; rest != 0) {
    m_warps.back().lanes = (1U << rest) - 1;
  }
}

unsigned WarpBoard::arrive(std::size_t thread, const WarpCall& call) {
  Warp& warp = m_warps[thread / kWarpSize];
  const std::size_t first = thread / kWarpSize * kWarpSize;
  m_calls[thread] = call;
  m_calls[thread].isWaiting = true;
  warp.waiting |= 1U << thread % kWarpSize;
  const unsigned named = call.mask & warp.lanes;
  if ((warp.waiting & named) != named) return 0;
  if (thoseOf(named, [&](unsigned lane) { return meet(m_calls[first + lane], call); }) != named) {
    return 0;
  }
  complete(first, named);
  return named;
}

void WarpBoard::complete(std::size_t firstThread, unsigned lanes) {
  const Calls calls(m_calls.data() + firstThread, kWarpSize);
  const WarpCall& any = calls[std::countr_zero(lanes)];
  const auto form = static_cast<VoteForm>(any.form);
  if (any.kind == EventKind::shuffle) {
    shuffle(calls, lanes);
  } else if (any.kind == EventKind::vote) {
    const bool isMatch = form == VoteForm::matchAny || form == VoteForm::matchAll;
    isMatch ? match(calls, lanes) : vote(calls, lanes);
  } else if (any.kind == EventKind::reduce) {
    any.isSigned ? reduce<std::int32_t>(calls, lanes) : reduce<std::uint32_t>(calls, lanes);
  }
  forEachLane(lanes, [&](unsigned lane) { calls[lane].isWaiting = false; });
  m_warps[firstThread / kWarpSize].waiting &= ~lanes;
}

void WarpBoard::arriveActive(std::size_t thread, int line) {
  m_calls[thread] = {.kind = EventKind::vote,
                     .form = static_cast<std::uint8_t>(VoteForm::active),
                     .line = line,
                     .isWaiting = true};
  m_warps[thread / kWarpSize].waiting |= 1U << thread % kWarpSize;
}

unsigned WarpBoard::releaseActive(std::size_t warp) {
  const Calls calls(m_calls.data() + warp * kWarpSize, kWarpSize);
  const unsigned active = thoseOf(m_warps[warp].waiting, [&](unsigned lane) {
    return calls[lane].kind == EventKind::vote &&
           static_cast<VoteForm>(calls[lane].form) == VoteForm::active;
  });
  int line = std::numeric_limits<int>::max();
  forEachLane(active, [&](unsigned lane) { line = std::min(line, calls[lane].line); });
  const unsigned together =
      thoseOf(active, [&](unsigned lane) { return calls[lane].line == line; });
  forEachLane(together, [&](unsigned lane) {
    calls[lane].bits = together;
    calls[lane].isWaiting = false;
  });
  m_warps[warp].waiting &= ~together;
  return together;
}

}  // namespace lanescope::simt
