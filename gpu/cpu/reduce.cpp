// SPDX-License-Identifier: Apache-2.0
#include "cpu/reduce.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_reduce.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "cpu/combine.h"
#include "values/compensated_sum.h"
#include "values/typed.h"

namespace lanescope::cpu {
namespace {

using values::HostArray;
using values::Number;
using values::Op;

template <Op kOp, class T>
T inOrder(std::span<const T> in) {
  T result = in[0];
  for (std::size_t i = 1; i < in.size(); ++i) result = combine<kOp>(result, in[i]);
  return result;
}

/// Keeps as many partial results as four registers of AVX2 hold. The loop is written so that the
/// compiler vectorizes it.
template <Op kOp, class T>
__attribute__((target("avx2"))) T inLanesAvx2(std::span<const T> in) {
  constexpr std::size_t kLanes = 128 / sizeof(T);
  std::array<T, kLanes> lanes;
  std::copy_n(in.begin(), kLanes, lanes.begin());
  std::size_t i = kLanes;
  for (; i + kLanes <= in.size(); i += kLanes) {
    for (std::size_t k = 0; k < kLanes; ++k) lanes[k] = combine<kOp>(lanes[k], in[i + k]);
  }
  T result = lanes[0];
  for (std::size_t k = 1; k < kLanes; ++k) result = combine<kOp>(result, lanes[k]);
  for (; i < in.size(); ++i) result = combine<kOp>(result, in[i]);
  return result;
}

template <Op kOp, class T>
T inLanes(std::span<const T> in) {
  static const bool kHasAvx2 = __builtin_cpu_supports("avx2");
  constexpr std::size_t kFewest = 128 / sizeof(T);
  return kHasAvx2 && in.size() >= kFewest ? inLanesAvx2<kOp>(in) : inOrder<kOp>(in);
}

template <Op kOp, class T>
T onAllCores(std::span<const T> in) {
  constexpr std::size_t kGrain = 1 << 15;
  return tbb::parallel_reduce(
      tbb::blocked_range<std::size_t>(0, in.size(), kGrain), kOp == Op::sum ? T(0) : in[0],
      [&](const tbb::blocked_range<std::size_t>& range, T result) {
        return combine<kOp>(result, inLanes<kOp>(in.subspan(range.begin(), range.size())));
      },
      Combine<kOp>());
}

template <class T>
Number numberOf(T value) {
  if constexpr (std::is_integral_v<T>) return static_cast<std::int64_t>(value);
  if constexpr (std::is_floating_point_v<T>) return static_cast<double>(value);
}

enum class Way : std::uint8_t { inOrder, inLanes, onAllCores };

/// Runs a variant of the reduction, for every type and op.
template <Way kWay>
Number reduceBy(const HostArray& in, Op op) {
  return values::withType(in.type, [&]<class T>(T) {
    return withOp(op, [&](auto constant) {
      constexpr Op kOp = decltype(constant)::value;
      if constexpr (kWay == Way::inOrder) return numberOf(inOrder<kOp>(in.as<T>()));
      if constexpr (kWay == Way::inLanes) return numberOf(inLanes<kOp>(in.as<T>()));
      if constexpr (kWay == Way::onAllCores) return numberOf(onAllCores<kOp>(in.as<T>()));
    });
  });
}

constexpr std::array<ReduceVariant, 3> kVariants{{{"1 thread", reduceBy<Way::inOrder>},
                                                  {"SIMD", reduceBy<Way::inLanes>},
                                                  {"all cores", reduceBy<Way::onAllCores>}}};

}  // namespace

ReduceReference reduceReference(const HostArray& in, Op op) {
  return values::withType(in.type, [&]<class T>(T) -> ReduceReference {
    values::CompensatedSum sum;
    for (const T value : in.as<T>()) sum.add(static_cast<double>(value));
    if constexpr (std::is_floating_point_v<T>) {
      // The least and the greatest leave a NaN out; the sum has it.
      if (op == Op::sum || std::isnan(sum.magnitude())) return {sum.value(), sum.magnitude()};
    }
    if constexpr (std::is_integral_v<T>) {
      if (op == Op::sum) {
        WrappingSum<T> exact;
        for (const T value : in.as<T>()) exact.add(value);
        return {static_cast<std::int64_t>(exact.value()), sum.magnitude(), !exact.isExact()};
      }
    }
    return {kVariants[0].reduce(in, op), sum.magnitude()};
  });
}

std::span<const ReduceVariant> reduceVariants() {
  return kVariants;
}

}  // namespace lanescope::cpu
