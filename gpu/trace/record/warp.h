// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "trace/record/access_events.h"
#include "trace/record/access_math.h"
#include "trace/record/async_events.h"
#include "values/dtype.h"

// The recorded warp-wide functions. `Machine` performs them; it is the GPU or the emulator:
//   static unsigned lane();
//   static unsigned threadRank();  // of the calling thread in its block
//   static unsigned blockSize();
//   static void note(const Event&);
//   template <ShuffleForm, class T> static T shuffle(unsigned mask, T value, unsigned operand,
//                                                    int width, unsigned source, int line);
//   template <VoteForm> static unsigned vote(unsigned mask, bool predicate, int line);
//   template <VoteForm, class T> static unsigned match(unsigned mask, T value, int line);
//   template <ReduceForm, class T> static T reduce(unsigned mask, T value, int line);
// It has two more functions for asynchronous copies (`Memory::copyAsync`):
//   static void commitCopies();
//   static void waitForCopies(std::size_t prior);

namespace lanescope::trace {

#if defined(__CUDACC__)
#define LANESCOPE_WARP_FN __host__ __device__ constexpr
#else
#define LANESCOPE_WARP_FN constexpr
#endif

/// Returns the lane whose value `lane` receives; its own where the source is out of range. `width`:
/// 1, 2, 4, 8, 16 or 32. After the PTX ISA, shfl.sync, with the clamp that CUDA's functions pass.
LANESCOPE_WARP_FN unsigned sourceLane(ShuffleForm form, unsigned lane, unsigned operand,
                                      int width) {
  const unsigned segment = kWarpSize - static_cast<unsigned>(width);  // a mask of the high bits
  const unsigned first = lane & segment;
  const unsigned last = first | (~segment & (kWarpSize - 1));
  const unsigned by = operand & (kWarpSize - 1);
  switch (form) {
    case ShuffleForm::indexed:
      return first | (by & ~segment);
    case ShuffleForm::up:
      return lane >= first + by ? lane - by : lane;
    case ShuffleForm::down:
      return lane + by <= last ? lane + by : lane;
    case ShuffleForm::exclusiveOr:
      return (lane ^ by) <= last ? lane ^ by : lane;
  }
  return lane;
}
#undef LANESCOPE_WARP_FN

template <class T>
inline constexpr auto kValueType = static_cast<unsigned>(values::kDTypeOf<T>);

/// The number without its source.
template <class X>
LANESCOPE_ACCESS_FN BareOf<X> bareOf(const X& x) {
  if constexpr (kIsTraced<X>) {
    return x.bare();
  } else {
    return x;
  }
}
/// What the thread got for its number, with the thread's last event as its source.
template <class X>
LANESCOPE_ACCESS_FN X exchanged([[maybe_unused]] const X& number, BareOf<X> got,
                                [[maybe_unused]] int line) {
  if constexpr (kIsTraced<X>) {
    return number.exchangedFor(got, line);
  } else {
    return got;
  }
}

template <class Machine, ShuffleForm Form, class X>
LANESCOPE_ACCESS_FN auto shuffle(unsigned mask, const X& x, unsigned operand, int width, int line) {
  const auto value = valueOf(x);
  using Value = BareOf<std::remove_const_t<decltype(value)>>;
  const unsigned source = sourceLane(Form, Machine::lane(), operand, width);
  const Value got =
      Machine::template shuffle<Form>(mask, bareOf(value), operand, width, source, line);
  Machine::note(Event::warpWide(EventKind::shuffle, line, mask, source, kValueType<Value>,
                                bitsOf(got), static_cast<unsigned>(Form)));
  return exchanged(value, got, line);
}

template <class Machine>
LANESCOPE_ACCESS_FN void noteVote(VoteForm form, unsigned mask, unsigned result, int line) {
  Machine::note(
      Event::warpWide(EventKind::vote, line, mask, static_cast<unsigned>(form), 0, result));
}

template <class Machine, VoteForm Form>
LANESCOPE_ACCESS_FN unsigned vote(unsigned mask, bool predicate, int line) {
  const unsigned result = Machine::template vote<Form>(mask, predicate, line);
  noteVote<Machine>(Form, Form == VoteForm::active ? result : mask, result, line);
  return result;
}

template <class Machine, VoteForm Form, class X>
LANESCOPE_ACCESS_FN unsigned match(unsigned mask, const X& x, int line) {
  const auto value = bareOf(valueOf(x));
  const unsigned result = Machine::template match<Form>(mask, value, line);
  noteVote<Machine>(Form, mask, result, line);
  return result;
}

template <class Machine, ReduceForm Form, class T>
LANESCOPE_ACCESS_FN T reduce(unsigned mask, T value, int line) {
  const auto result = Machine::template reduce<Form>(mask, bareOf(value), line);
  Machine::note(Event::warpWide(EventKind::reduce, line, mask, static_cast<unsigned>(Form),
                                kValueType<BareOf<T>>, bitsOf(result)));
  return exchanged(value, result, line);
}

}  // namespace lanescope::trace
