// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <tuple>
#include <utility>

#include "simt/current.h"
#include "simt/kernel_body.h"
#include "values/dtype.h"

// Each kernel file includes this one. It names a plan without including it: the compiler of a
// kernel of the user would spend more time on the strings and vectors of a plan than on the kernel.

namespace lanescope::values {
struct Plan;
struct Launch;
}  // namespace lanescope::values

namespace lanescope::simt {

/// The addresses of a plan's buffers in host memory, in the plan's order.
using BufferAddresses = std::span<void* const>;

/// Binds a kernel function to a launch's arguments. Throws values::Error (badInput) when number or
/// types do not match the function's parameters.
using Binder = KernelBody (*)(const values::Plan& plan, const values::Launch& launch,
                              BufferAddresses buffers);

/// Called by LANESCOPE_INSTANCE before main; returns true. `isTraced`: the build that records the
/// flow of values.
bool registerKernel(const char* name, Binder binder, bool isTraced = false);
/// Throws values::Error (badInput) when no kernel has this name. A kernel of which there is only
/// one of the two builds is found as that one.
[[nodiscard]] Binder findKernel(const char* name, bool isTraced = false);

/// The number of elements of a plan's buffer.
[[nodiscard]] std::int64_t elementsOf(const values::Plan& plan, std::uint32_t buffer);

/// The argument at `position`, checked: a whole number within limits; the position of a buffer of
/// `type`; any number; a matrix for bulk copies
/// that its buffer holds.
[[nodiscard]] std::int64_t numberArgument(const values::Launch& launch, std::size_t position,
                                          std::int64_t minimum, std::uint64_t maximum);
[[nodiscard]] std::uint32_t bufferArgument(const values::Plan& plan, const values::Launch& launch,
                                           std::size_t position, values::DType type);
[[nodiscard]] double realArgument(const values::Launch& launch, std::size_t position);
void checkTensorTile(const values::Plan& plan, const values::Launch& launch, std::size_t position);
void checkArgumentCount(const values::Launch& launch, std::size_t parameters);

/// How the plan's argument becomes a kernel's parameter of type T.
template <class T>
struct ArgumentOf;
template <std::integral T>
struct ArgumentOf<T> {
  static T from(const values::Plan&, const values::Launch& launch, BufferAddresses,
                std::size_t position) {
    return static_cast<T>(numberArgument(launch, position, std::numeric_limits<T>::min(),
                                         std::numeric_limits<T>::max()));
  }
};
template <std::floating_point T>
struct ArgumentOf<T> {
  static T from(const values::Plan&, const values::Launch& launch, BufferAddresses,
                std::size_t position) {
    return static_cast<T>(realArgument(launch, position));
  }
};

/// Turns a kernel function into a Binder: its parameter types say how the arguments are passed.
template <auto Kernel>
struct BinderOf;
template <class... Args, void (*Kernel)(Args...)>
struct BinderOf<Kernel> {
  static KernelBody bind(const values::Plan& plan, const values::Launch& launch,
                         BufferAddresses buffers) {
    checkArgumentCount(launch, sizeof...(Args));
    return bindEach(plan, launch, buffers, std::index_sequence_for<Args...>{});
  }

 private:
  using Arguments = std::tuple<Args...>;

  // The loop stands around the kernel's own text, so that a switch of fibers leaves only one stack
  // frame, which makes a turn cheap. It begins at a cache line, so that a kernel's speed does not
  // depend on what stands before it in the program.
  [[noreturn, gnu::aligned(64)]] static void runThreads() {
    simt::runThreads([](const void* arguments) {
      std::apply([](const Args&... each) { Kernel(each...); },
                 *static_cast<const Arguments*>(arguments));
    });
  }
  template <std::size_t... I>
  static KernelBody bindEach([[maybe_unused]] const values::Plan& plan,
                             [[maybe_unused]] const values::Launch& launch,
                             [[maybe_unused]] BufferAddresses buffers, std::index_sequence<I...>) {
    return KernelBody::of(&runThreads,
                          new Arguments(ArgumentOf<Args>::from(plan, launch, buffers, I)...));
  }
};

}  // namespace lanescope::simt
