// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// Device code includes this file too: it uses no standard library types beyond the integers.
#if defined(__CUDACC__)
#define LANESCOPE_OPERATION_FN __host__ __device__ constexpr
#else
#define LANESCOPE_OPERATION_FN constexpr
#endif

namespace lanescope::trace {

enum class OperationKind : std::uint8_t {
  constant,  ///< a number that the thread has not made of array elements; see Operation::constant
  add,
  subtract,
  multiply,
  divide,
  fusedMultiplyAdd,  ///< first · second + third, rounded once
  lesser,            ///< second < first ? second : first
  greater,           ///< first < second ? second : first
  fmin,              ///< as C's fmin, which prefers a number to NaN
  fmax,
  negate,
  remainder,
  bitAnd,
  bitOr,
  bitXor,
  shiftLeft,
  shiftRight,
  convert,      ///< to `type` from `from`, as C++ converts
  bitCast,      ///< the same bits as another type
  roundToTf32,  ///< to the nearest number of 11 significant bits
  pass,    ///< the first source is what the event with the number in `sources[1]` stores or sends
  atomic,  ///< the operand, and what it is compared with, of the atomic whose last event that is
  convertToNearest,  ///< to `type` from `from`, to the nearest whole number, half to even
  function,          ///< a mathematical function of one number; `detail` is its MathFunction
  functionOfTwo,     ///< the same, of two numbers
};
inline constexpr OperationKind kLastOperationKind = OperationKind::functionOfTwo;

/// How many sources an operation of this kind has. A pass and an atomic have in addition the event
/// that they tell of, and an atomic what it is compared with.
[[nodiscard]] LANESCOPE_OPERATION_FN int sourceCountOf(OperationKind kind) {
  switch (kind) {
    case OperationKind::constant:
      return 0;
    case OperationKind::negate:
    case OperationKind::convert:
    case OperationKind::convertToNearest:
    case OperationKind::bitCast:
    case OperationKind::roundToTf32:
    case OperationKind::pass:
    case OperationKind::atomic:
    case OperationKind::function:
      return 1;
    case OperationKind::fusedMultiplyAdd:
      return 3;
    default:
      return 2;
  }
}

/// Whether an operation of this kind tells of an event, by its second source.
[[nodiscard]] LANESCOPE_OPERATION_FN bool namesEvent(OperationKind kind) {
  return kind == OperationKind::pass || kind == OperationKind::atomic;
}

/// The types that a kernel computes in.
enum class ScalarType : std::uint8_t { int32, uint32, int64, uint64, float32, float64, uint8 };
inline constexpr ScalarType kLastScalarType = ScalarType::uint8;

/// Where a value comes from: the number of an event of the thread, from 0, or with kOperationMark
/// that of an operation of the thread.
using Source = std::uint32_t;
inline constexpr Source kOperationMark = 0x8000'0000U;
/// The event or operation was not recorded.
inline constexpr Source kNoSource = 0xffff'ffffU;
/// Whether the source is an operation; kNoSource is neither that nor an event.
[[nodiscard]] LANESCOPE_OPERATION_FN bool isOperation(Source source) {
  return (source & kOperationMark) != 0 && source != kNoSource;
}
[[nodiscard]] LANESCOPE_OPERATION_FN bool isEvent(Source source) {
  return (source & kOperationMark) == 0;
}
/// The number of the event or operation.
[[nodiscard]] LANESCOPE_OPERATION_FN std::uint32_t numberOf(Source source) {
  return source & ~kOperationMark;
}

/// The detail of a fused multiply-add that the plain build leaves to the tensor cores.
inline constexpr unsigned kByTensorCores = 1;

/// One operation of one thread on its values, in 16 bytes. Block and thread follow from its
/// position in a `Flow`.
struct Operation {
  /// From the low bit: line 12, kind 6, type 3, from 3, detail 8.
  std::uint32_t head = 0;
  /// In the order in which the operation takes them; kNoSource behind the last one.
  Source sources[3] = {kNoSource, kNoSource, kNoSource};

  static constexpr int kLineBits = 12;
  static constexpr int kKindBits = 6;
  static constexpr int kTypeBits = 3;

  /// `type`: that of the result. `detail`: the AtomicOp of an atomic, the MathFunction of a
  /// function; kByTensorCores.
  [[nodiscard]] static LANESCOPE_OPERATION_FN Operation
  make(OperationKind kind, ScalarType type, int line, Source first, Source second = kNoSource,
       Source third = kNoSource, ScalarType from = ScalarType::int32, unsigned detail = 0) {
    Operation operation;
    operation.head = (static_cast<std::uint32_t>(line) & ((1U << kLineBits) - 1)) |
                     static_cast<std::uint32_t>(kind) << kLineBits |
                     static_cast<std::uint32_t>(type) << (kLineBits + kKindBits) |
                     static_cast<std::uint32_t>(from) << (kLineBits + kKindBits + kTypeBits) |
                     detail << (kLineBits + kKindBits + 2 * kTypeBits);
    operation.sources[0] = first;
    operation.sources[1] = second;
    operation.sources[2] = third;
    return operation;
  }
  /// A constant has its bits in place of sources.
  [[nodiscard]] static LANESCOPE_OPERATION_FN Operation constant(ScalarType type, int line,
                                                                 std::uint64_t bits) {
    return make(OperationKind::constant, type, line, static_cast<std::uint32_t>(bits),
                static_cast<std::uint32_t>(bits >> 32));
  }
  [[nodiscard]] LANESCOPE_OPERATION_FN int line() const {
    return static_cast<int>(head & ((1U << kLineBits) - 1));
  }
  [[nodiscard]] LANESCOPE_OPERATION_FN OperationKind kind() const {
    return static_cast<OperationKind>(head >> kLineBits & ((1U << kKindBits) - 1));
  }
  [[nodiscard]] LANESCOPE_OPERATION_FN ScalarType type() const {
    return static_cast<ScalarType>(head >> (kLineBits + kKindBits) & ((1U << kTypeBits) - 1));
  }
  [[nodiscard]] LANESCOPE_OPERATION_FN ScalarType from() const {
    return static_cast<ScalarType>(head >> (kLineBits + kKindBits + kTypeBits) &
                                   ((1U << kTypeBits) - 1));
  }
  [[nodiscard]] LANESCOPE_OPERATION_FN unsigned detail() const {
    return head >> (kLineBits + kKindBits + 2 * kTypeBits);
  }
  /// The bits of a constant.
  [[nodiscard]] LANESCOPE_OPERATION_FN std::uint64_t bits() const {
    return sources[0] | static_cast<std::uint64_t>(sources[1]) << 32;
  }
#if !defined(__CUDACC__)
  bool operator==(const Operation&) const = default;
#endif
};
static_assert(sizeof(Operation) == 16);
static_assert(static_cast<unsigned>(kLastOperationKind) < 1U << Operation::kKindBits);

}  // namespace lanescope::trace

#undef LANESCOPE_OPERATION_FN
