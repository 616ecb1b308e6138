// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/evaluate.h"

#include <cmath>
#include <limits>
#include <type_traits>

#include "trace/record/atomics.h"
#include "trace/record/math_function.h"
#include "trace/record/traced.h"
#include "values/error.h"

namespace lanescope::trace {
namespace {

[[noreturn]] void refuseOperation(const Operation& operation, const char* why) {
  values::refuse("The operation " + std::to_string(static_cast<int>(operation.kind())) +
                 " on line " + std::to_string(operation.line()) + " of a flow " + why + ".");
}

/// Calls `work(T{})` with the C++ type of a ScalarType.
template <class Work>
std::uint64_t withScalar(ScalarType type, const Operation& operation, const Work& work) {
  switch (type) {
    case ScalarType::int32:
      return work(std::int32_t{});
    case ScalarType::uint32:
      return work(std::uint32_t{});
    case ScalarType::int64:
      return work(std::int64_t{});
    case ScalarType::uint64:
      return work(std::uint64_t{});
    case ScalarType::float32:
      return work(float{});
    case ScalarType::float64:
      return work(double{});
    case ScalarType::uint8:
      return work(std::uint8_t{});
  }
  refuseOperation(operation, "has an unknown type");
}

/// An operation on two numbers, or on one where the second is ignored.
template <class T>
T combined(const Operation& operation, T a, T b) {
  using enum OperationKind;
  switch (operation.kind()) {
    case add:
      return compute<add>(a, b);
    case subtract:
      return compute<subtract>(a, b);
    case multiply:
      return compute<multiply>(a, b);
    case lesser:
      return compute<lesser>(a, b);
    case greater:
      return compute<greater>(a, b);
    case negate:
      return compute<subtract>(std::is_integral_v<T> ? T{0} : static_cast<T>(-0.0), a);
    default:
      break;
  }
  if constexpr (std::is_floating_point_v<T>) {
    switch (operation.kind()) {
      case divide:
        return a / b;
      case fmin:
        return std::fmin(a, b);
      case fmax:
        return std::fmax(a, b);
      default:
        break;
    }
  } else {
    constexpr int kWidth = static_cast<int>(8 * sizeof(T));
    const bool isShift = operation.kind() == shiftLeft || operation.kind() == shiftRight;
    if (isShift && (b < T{0} || b >= T{kWidth})) refuseOperation(operation, "shifts too far");
    const bool isQuotient = operation.kind() == divide || operation.kind() == remainder;
    if (isQuotient && b == T{0}) refuseOperation(operation, "divides by 0");
    // The least number divided by -1 does not fit; it wraps around to itself.
    const bool isLeast = std::is_signed_v<T> && a == std::numeric_limits<T>::min() &&
                         static_cast<T>(b + T{1}) == T{0};
    switch (operation.kind()) {
      case divide:
        return isLeast ? a : static_cast<T>(a / b);
      case remainder:
        return isLeast ? T{0} : static_cast<T>(a % b);
      case bitAnd:
        return static_cast<T>(a & b);
      case bitOr:
        return static_cast<T>(a | b);
      case bitXor:
        return static_cast<T>(a ^ b);
      case shiftLeft:
        return static_cast<T>(static_cast<std::make_unsigned_t<T>>(a) << b);
      case shiftRight:
        return static_cast<T>(a >> b);
      default:
        break;
    }
  }
  refuseOperation(operation, "is not one of its type");
}

/// The nearest number of 11 significant bits; a tie goes away from zero.
std::uint64_t roundedToTf32(std::uint64_t bits) {
  constexpr std::uint64_t kExponent = 0x7f80'0000U;
  constexpr std::uint64_t kDropped = 0x1fffU;
  if ((bits & kExponent) == kExponent) return bits;
  return (bits + (kDropped + 1) / 2) & 0xffff'ffffU & ~kDropped;
}

/// A mathematical function of one number or of two.
template <class T>
T functionOf(const Operation& operation, T x, T y) {
  const auto function = static_cast<MathFunction>(operation.detail());
  if (function == MathFunction::abs) return computeFunction<MathFunction::abs>(x);
  if constexpr (std::is_floating_point_v<T>) {
    switch (function) {
#define LANESCOPE_ONE(name) \
  case MathFunction::name:  \
    return computeFunction<MathFunction::name>(x, y);
#define LANESCOPE_FAST(name, like) LANESCOPE_ONE(name)
      LANESCOPE_MATH_FUNCTIONS(LANESCOPE_ONE, LANESCOPE_FAST, LANESCOPE_ONE)
#undef LANESCOPE_FAST
#undef LANESCOPE_ONE
      default:
        break;
    }
  }
  refuseOperation(operation, "is not one of its type");
}

}  // namespace

std::uint64_t evaluate(const Operation& operation, const std::array<std::uint64_t, 3>& sources) {
  using enum OperationKind;
  switch (operation.kind()) {
    case constant:
      return operation.bits();
    case pass:
    case bitCast:
      return sources[0];
    case OperationKind::roundToTf32:
      return roundedToTf32(sources[0]);
    case atomic:
      refuseOperation(operation, "needs the value of an element");
    case convert:
      return withScalar(operation.from(), operation, [&]<class From>(From) {
        return withScalar(operation.type(), operation, [&]<class To>(To) {
          return bitsOf(static_cast<To>(valueFrom<From>(sources[0])));
        });
      });
    case convertToNearest:
      if (operation.type() != ScalarType::uint32 || operation.from() != ScalarType::float32) {
        refuseOperation(operation, "is not one of its type");
      }
      return nearestUnsigned(valueFrom<float>(sources[0]));
    case function:
    case functionOfTwo:
      return withScalar(operation.type(), operation, [&]<class T>(T) {
        return bitsOf(functionOf(operation, valueFrom<T>(sources[0]), valueFrom<T>(sources[1])));
      });
    case fusedMultiplyAdd:
      return withScalar(operation.type(), operation, [&]<class T>(T) -> std::uint64_t {
        if constexpr (std::is_floating_point_v<T>) {
          return bitsOf(std::fma(valueFrom<T>(sources[0]), valueFrom<T>(sources[1]),
                                 valueFrom<T>(sources[2])));
        } else {
          refuseOperation(operation, "is not one of its type");
        }
      });
    default:
      return withScalar(operation.type(), operation, [&]<class T>(T) {
        return bitsOf(combined(operation, valueFrom<T>(sources[0]), valueFrom<T>(sources[1])));
      });
  }
}

std::uint64_t evaluateAtomic(const Operation& operation, std::uint64_t before,
                             std::uint64_t operand, std::uint64_t compare, bool isGlobal) {
  const auto op = static_cast<AtomicOp>(operation.detail());
  return withScalar(operation.type(), operation, [&]<class T>(T) -> std::uint64_t {
    const T old = valueFrom<T>(before);
    const T with = valueFrom<T>(operand);
    if (op == AtomicOp::add) {
      if constexpr (std::is_same_v<T, float>) {
        if (isGlobal) return bitsOf(flushed(flushed(old) + flushed(with)));
      }
      return bitsOf(compute<OperationKind::add>(old, with));
    }
    if (op == AtomicOp::exchange) return operand;
    if constexpr (std::is_integral_v<T>) {
      switch (op) {
        case AtomicOp::sub:
          return bitsOf(compute<OperationKind::subtract>(old, with));
        case AtomicOp::min:
          return bitsOf(with < old ? with : old);
        case AtomicOp::max:
          return bitsOf(old < with ? with : old);
        case AtomicOp::increment:
          return bitsOf(afterAtomic<AtomicOp::increment>(old, with, T{}));
        case AtomicOp::decrement:
          return bitsOf(afterAtomic<AtomicOp::decrement>(old, with, T{}));
        case AtomicOp::compareAndSwap:
          return before == compare ? operand : before;
        case AtomicOp::bitAnd:
          return before & operand;
        case AtomicOp::bitOr:
          return before | operand;
        case AtomicOp::bitXor:
          return before ^ operand;
        default:
          break;
      }
    }
    refuseOperation(operation, "is no atomic of its type");
  });
}

}  // namespace lanescope::trace
