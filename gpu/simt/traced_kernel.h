// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "simt/kernel.h"
#include "simt/tracer.h"

// Makes a kernel's text compile as host code for the emulator, with numbers that know what made
// them.

namespace lanescope::simt {

/// The launch's arguments come from no operation of a thread.
template <class T>
struct ArgumentOf<trace::Traced<T, Tracer>> {
  static trace::Traced<T, Tracer> from(const values::Plan& plan, const values::Launch& launch,
                                       BufferAddresses buffers, std::size_t position) {
    return ArgumentOf<T>::from(plan, launch, buffers, position);
  }
};

}  // namespace lanescope::simt

namespace lanescope::kernels {

/// The type of an array's elements: a number that knows what made it.
template <class T>
using Element = trace::ElementOf<T, simt::Tracer>;

namespace traced {

using namespace simt;  // NOLINT(google-build-using-namespace): the words of a kernel, all of them
using emulated::warpSize;

/// Only arrays of traced numbers pass on what made their elements.
template <class T>
using AccessesTo = std::conditional_t<std::is_same_v<trace::BareOf<T>, T>, Memory,
                                      trace::TracedMemory<Memory, Tracer>>;
template <class T>
using Global = simt::Global<trace::BareOf<T>, AccessesTo<T>>;
template <class T, int N>
using Array = simt::Array<trace::BareOf<T>, N, AccessesTo<T>>;
template <class T, int... kCounts>
using Table = simt::Table<trace::BareOf<T>, AccessesTo<T>, kCounts...>;
template <class T>
using Address = trace::Address<trace::BareOf<T>, AccessesTo<T>>;
template <class T>
[[nodiscard]] auto dynamicShared() {
  return simt::dynamicShared<trace::BareOf<T>, AccessesTo<T>>();
}

#include "trace/record/cuda_functions.inl"
#include "trace/record/element_vectors.inl"
#include "trace/record/rewritten_words.inl"

}  // namespace traced
}  // namespace lanescope::kernels

#undef LANESCOPE_INSTANCE
#define LANESCOPE_INSTANCE(name, symbol, ...)                                                \
  [[maybe_unused]] static const bool symbol##Registered = ::lanescope::simt::registerKernel( \
      name, &::lanescope::simt::BinderOf<&__VA_ARGS__>::bind, true);
