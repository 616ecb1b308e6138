// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <limits>

#include "trace/record/access_events.h"
#include "trace/record/atomics.h"
#include "trace/record/operation.h"

// Numbers that know what made them, for the builds that record the flow of values. A kernel's T is
// a Traced<float, Tracer> there; its arithmetic makes operations. `Tracer` keeps them:
//   static Source note(const Operation&);  // its number with kOperationMark, or kNoSource
//   static Source lastEvent();             // the calling thread's last event, or kNoSource
//   static bool isTracing();               // whether the calling thread's operations are recorded

namespace lanescope::trace {

template <class T>
inline constexpr ScalarType kScalarTypeOf = [] {
  if constexpr (std::is_same_v<T, float>) return ScalarType::float32;
  if constexpr (std::is_same_v<T, double>) return ScalarType::float64;
  if constexpr (std::is_integral_v<T> && sizeof(T) == 1) return ScalarType::uint8;
  if constexpr (std::is_integral_v<T> && sizeof(T) == 4) {
    return std::is_signed_v<T> ? ScalarType::int32 : ScalarType::uint32;
  }
  if constexpr (std::is_integral_v<T> && sizeof(T) == 8) {
    return std::is_signed_v<T> ? ScalarType::int64 : ScalarType::uint64;
  }
}();

template <class T, class Tracer>
class Traced;

template <class X>
inline constexpr bool kIsTraced = false;
template <class T, class Tracer>
inline constexpr bool kIsTraced<Traced<T, Tracer>> = true;

/// Whether C++ converts a U that meets a T in an expression to T.
template <class U, class T>
concept BecomesA = (std::is_arithmetic_v<U> ||
                    WholeNumber<U>)&&std::is_same_v<std::common_type_t<U, T>, T>;

/// Computes what an operation makes; wraps integers around, as a GPU does.
template <OperationKind Kind, class T>
LANESCOPE_ACCESS_FN T compute(T a, T b) {
  using enum OperationKind;
  if constexpr (std::is_integral_v<T> && (Kind == add || Kind == subtract || Kind == multiply)) {
    using Unsigned = std::make_unsigned_t<T>;
    const auto x = static_cast<Unsigned>(a);
    const auto y = static_cast<Unsigned>(b);
    if constexpr (Kind == add) return static_cast<T>(x + y);
    if constexpr (Kind == subtract) return static_cast<T>(x - y);
    return static_cast<T>(x * y);
  } else {
    if constexpr (Kind == add) return a + b;
    if constexpr (Kind == subtract) return a - b;
    if constexpr (Kind == multiply) return a * b;
  }
  if constexpr (Kind == divide) return a / b;
  if constexpr (Kind == lesser) return b < a ? b : a;
  if constexpr (Kind == greater) return a < b ? b : a;
  if constexpr (Kind == fmin) return ::fmin(a, b);
  if constexpr (Kind == fmax) return ::fmax(a, b);
  if constexpr (Kind == remainder) return a % b;
  if constexpr (Kind == bitAnd) return a & b;
  if constexpr (Kind == bitOr) return a | b;
  if constexpr (Kind == bitXor) return a ^ b;
  if constexpr (Kind == shiftLeft) return a << b;
  if constexpr (Kind == shiftRight) return a >> b;
}

/// The nearest whole number, half to even; where it does not fit, the nearest that does; 0 for NaN.
LANESCOPE_ACCESS_FN unsigned nearestUnsigned(float x) {
  constexpr float kBeyond = 0x1p32F;
  if (!(x > 0.0F)) return 0;
  return x < kBeyond ? static_cast<unsigned>(::llrintf(x)) : ~0U;
}

/// A number of type T and what made it.
template <class T, class Tracer>
class Traced {
 public:
  using Bare = T;

  /// A number and the source line of the operation that takes it first.
  struct At;

  constexpr Traced() = default;
  /// A number that the thread has not made of array elements.
  template <BecomesA<T> U>
  LANESCOPE_ACCESS_FN constexpr Traced(U number)  // NOLINT(google-explicit-constructor)
      : m_value(static_cast<T>(number)) {}
  template <class U>
  requires(std::is_arithmetic_v<U> && !BecomesA<U, T>) LANESCOPE_ACCESS_FN
      constexpr explicit Traced(U number)
      : m_value(static_cast<T>(number)) {}
  /// A conversion.
  template <class U>
  requires(!std::is_same_v<U, T>) LANESCOPE_ACCESS_FN
      explicit Traced(const Traced<U, Tracer>& other, int line = __builtin_LINE())
      : Traced(of(OperationKind::convert, static_cast<T>(other.bare()), other, line)) {}
  /// A number that came from this source.
  LANESCOPE_ACCESS_FN static Traced from(T value, Source source) {
    Traced made(value);
    made.setSource(source);
    return made;
  }

  /// The number alone. What is made of it is no longer traced.
  [[nodiscard]] LANESCOPE_ACCESS_FN constexpr T bare() const { return m_value; }
  LANESCOPE_ACCESS_FN constexpr explicit operator T() const { return m_value; }
  /// A condition decides what a thread does next and makes no number.
  LANESCOPE_ACCESS_FN constexpr explicit operator bool() const requires(!std::is_same_v<T, bool>) {
    return m_value != T{};
  }
  /// What made it. A number that no event or operation has made becomes a constant here.
  [[nodiscard]] LANESCOPE_ACCESS_FN Source source(int line) const {
    if (m_mark != 0) return m_mark ^ kIsConstant;
    return Tracer::note(Operation::constant(kScalarTypeOf<T>, line, bitsOf(m_value)));
  }

  template <OperationKind Kind>
  LANESCOPE_ACCESS_FN static Traced combine(const Traced& a, const Traced& b, int line) {
    Traced made(compute<Kind>(a.m_value, b.m_value));
    if (!Tracer::isTracing()) return made;
    const Source first = a.source(line);
    made.setSource(
        Tracer::note(Operation::make(Kind, kScalarTypeOf<T>, line, first, b.source(line))));
    return made;
  }
  /// `detail`: of the Operation.
  LANESCOPE_ACCESS_FN static Traced fuse(const Traced& a, const Traced& b, const Traced& c,
                                         int line, unsigned detail = 0) {
    Traced made;
    if constexpr (sizeof(T) == sizeof(float)) {
      made.m_value = ::fmaf(a.m_value, b.m_value, c.m_value);
    } else {
      made.m_value = ::fma(a.m_value, b.m_value, c.m_value);
    }
    if (!Tracer::isTracing()) return made;
    const Source first = a.source(line);
    const Source second = b.source(line);
    made.setSource(
        Tracer::note(Operation::make(OperationKind::fusedMultiplyAdd, kScalarTypeOf<T>, line, first,
                                     second, c.source(line), ScalarType::int32, detail)));
    return made;
  }
  /// What the caller has made of one number.
  template <class U>
  LANESCOPE_ACCESS_FN static Traced of(OperationKind kind, T value, const Traced<U, Tracer>& of,
                                       int line, unsigned detail = 0) {
    Traced made(value);
    if (!Tracer::isTracing()) return made;
    made.setSource(Tracer::note(Operation::make(kind, kScalarTypeOf<T>, line, of.source(line),
                                                kNoSource, kNoSource, kScalarTypeOf<U>, detail)));
    return made;
  }
  /// What a function has made of two numbers.
  LANESCOPE_ACCESS_FN static Traced ofTwo(T value, const Traced& a, const Traced& b, int line,
                                          unsigned detail) {
    Traced made(value);
    if (!Tracer::isTracing()) return made;
    const Source first = a.source(line);
    made.setSource(
        Tracer::note(Operation::make(OperationKind::functionOfTwo, kScalarTypeOf<T>, line, first,
                                     b.source(line), kNoSource, ScalarType::int32, detail)));
    return made;
  }

  /// What the thread gets back from its warp for this number; the thread's last event tells of it.
  [[nodiscard]] LANESCOPE_ACCESS_FN Traced exchangedFor(T got, int line) const {
    if (!Tracer::isTracing()) return got;
    const Source event = Tracer::lastEvent();
    Tracer::note(Operation::make(OperationKind::pass, kScalarTypeOf<T>, line, source(line), event));
    return from(got, event);
  }

#define LANESCOPE_TRACED_OPERATOR(op, kind)                                     \
  LANESCOPE_ACCESS_FN friend Traced operator op(const At& a, const Traced& b) { \
    return combine<OperationKind::kind>(a.value, b, a.line);                    \
  }                                                                             \
  LANESCOPE_ACCESS_FN Traced& operator op##=(const At& b) {                     \
    return *this = combine<OperationKind::kind>(*this, b.value, b.line);        \
  }
  LANESCOPE_TRACED_OPERATOR(+, add)
  LANESCOPE_TRACED_OPERATOR(-, subtract)
  LANESCOPE_TRACED_OPERATOR(*, multiply)
  LANESCOPE_TRACED_OPERATOR(/, divide)
  LANESCOPE_TRACED_OPERATOR(%, remainder)
  LANESCOPE_TRACED_OPERATOR(&, bitAnd)
  LANESCOPE_TRACED_OPERATOR(|, bitOr)
  LANESCOPE_TRACED_OPERATOR(^, bitXor)
  LANESCOPE_TRACED_OPERATOR(<<, shiftLeft)
  LANESCOPE_TRACED_OPERATOR(>>, shiftRight)
#undef LANESCOPE_TRACED_OPERATOR
  LANESCOPE_ACCESS_FN friend Traced operator-(const At& a) {
    return of(OperationKind::negate, -a.value.m_value, a.value, a.line);
  }

  // A comparison decides what a thread does next and makes no number.
#define LANESCOPE_TRACED_OPERATOR(op)                                             \
  LANESCOPE_ACCESS_FN friend bool operator op(const Traced& a, const Traced& b) { \
    return a.m_value op b.m_value;                                                \
  }
  LANESCOPE_TRACED_OPERATOR(<)
  LANESCOPE_TRACED_OPERATOR(>)
  LANESCOPE_TRACED_OPERATOR(<=)
  LANESCOPE_TRACED_OPERATOR(>=)
  LANESCOPE_TRACED_OPERATOR(==)
  LANESCOPE_TRACED_OPERATOR(!=)
#undef LANESCOPE_TRACED_OPERATOR

 private:
  static constexpr Source kIsConstant = kNoSource - 1;

  LANESCOPE_ACCESS_FN void setSource(Source source) {
    m_mark = source ^ kIsConstant;
  }

  T m_value{};
  /// The source, exclusive or kIsConstant: a number whose bytes are all 0 is a constant. nvcc makes
  /// the elements of `T sums[8] = {}` so, without the initializers of the members.
  Source m_mark = 0;
};

template <class T, class Tracer>
struct Traced<T, Tracer>::At {
  LANESCOPE_ACCESS_FN At(const Traced& number,  // NOLINT(google-explicit-constructor)
                         int itsLine = __builtin_LINE())
      : value(number), line(itsLine) {}
  template <BecomesA<T> U>
  LANESCOPE_ACCESS_FN At(U number,  // NOLINT(google-explicit-constructor)
                         int itsLine = __builtin_LINE())
      : value(number), line(itsLine) {}
  /// The element of an array that is read: the right side of `sum += a[i]`.
  template <class R>
  requires requires(const R& ref) {
    { ref.get() } -> std::same_as<Traced>;
  }
  LANESCOPE_ACCESS_FN At(const R& ref,  // NOLINT(google-explicit-constructor)
                         int itsLine = __builtin_LINE())
      : value(ref.get()), line(itsLine) {}

  Traced value;
  int line;
};

/// A vector V of numbers that know what made them.
template <class V, class Tracer>
struct TracedPair {
  using Bare = V;
  Traced<Scalar<V>, Tracer> x, y;
};
template <class V, class Tracer>
struct TracedQuad {
  using Bare = V;
  Traced<Scalar<V>, Tracer> x, y, z, w;
};

/// Four bytes of a word, the lowest first.
template <class Tracer>
struct TracedWord {
  Traced<std::uint8_t, Tracer> bytes[4];

  [[nodiscard]] LANESCOPE_ACCESS_FN unsigned bare() const {
    unsigned word = 0;
    for (int i = 0; i < 4; ++i) word |= static_cast<unsigned>(bytes[i].bare()) << (8 * i);
    return word;
  }
};
/// A vector V of four words, whose sixteen bytes know what made them.
template <class V, class Tracer>
struct TracedBytes {
  using Bare = V;
  TracedWord<Tracer> x, y, z, w;
};

template <class T, class Tracer>
struct TracedType {
  using Type =
      std::conditional_t<HasW<T>, TracedQuad<T, Tracer>,
                         std::conditional_t<HasY<T>, TracedPair<T, Tracer>, Traced<T, Tracer>>>;
};
template <class V, class Tracer>
struct TracedType<AsBytes<V>, Tracer> {
  using Type = TracedBytes<V, Tracer>;
};
/// What an element of type T is used as in a kernel whose flow is recorded.
template <class T, class Tracer>
using TracedAs = typename TracedType<T, Tracer>::Type;

/// The Memory of an array whose elements are traced. `Memory` is that of the build.
template <class Memory, class Tracer>
struct TracedMemory {
  template <class T>
  using Used = TracedAs<T, Tracer>;

  template <class T>
  LANESCOPE_ACCESS_FN static Used<std::remove_cv_t<T>> load(const Place<T>& place) {
    using Value = std::remove_cv_t<T>;
    static_assert(!kIsBytes<Value>, "bytes that are loaded as a vector are not traced");
    using Number = Traced<Scalar<Value>, Tracer>;
    const Value found = Memory::load(place);
    if constexpr (kWidthOf<Value> == 1) {
      return place.address == nullptr ? Number(found) : Number::from(found, eventBefore(0));
    } else {
      Used<Value> value;
      if (place.address == nullptr) return value;
      value.x = Number::from(found.x, eventBefore(kWidthOf<Value> - 1));
      value.y = Number::from(found.y, eventBefore(kWidthOf<Value> - 2));
      if constexpr (kWidthOf<Value> == 4) {
        value.z = Number::from(found.z, eventBefore(1));
        value.w = Number::from(found.w, eventBefore(0));
      }
      return value;
    }
  }
  template <class T>
  LANESCOPE_ACCESS_FN static void store(const Place<T>& place,
                                        const Used<std::remove_cv_t<T>>& value) {
    using Value = std::remove_cv_t<T>;
    if constexpr (kWidthOf<Value> == 1) {
      Memory::store(place, value.bare());
      if (place.address != nullptr) pass(value, 0, place.line);
    } else if constexpr (kIsBytes<Value>) {
      decltype(Value::vector) bare;
      bare.x = value.x.bare();
      bare.y = value.y.bare();
      bare.z = value.z.bare();
      bare.w = value.w.bare();
      Memory::store(place, Value(bare));
      if (place.address == nullptr) return;
      int behind = kWidthOf<Value>;
      for (const TracedWord<Tracer>* word : {&value.x, &value.y, &value.z, &value.w}) {
        for (const auto& byte : word->bytes) pass(byte, --behind, place.line);
      }
    } else {
      Value bare;
      bare.x = value.x.bare();
      bare.y = value.y.bare();
      if constexpr (kWidthOf<Value> == 4) {
        bare.z = value.z.bare();
        bare.w = value.w.bare();
      }
      Memory::store(place, bare);
      if (place.address == nullptr) return;
      pass(value.x, kWidthOf<Value> - 1, place.line);
      pass(value.y, kWidthOf<Value> - 2, place.line);
      if constexpr (kWidthOf<Value> == 4) {
        pass(value.z, 1, place.line);
        pass(value.w, 0, place.line);
      }
    }
  }
  template <class T>
  LANESCOPE_ACCESS_FN static void copyAsync(const Place<T>& to, const Place<const T>& from) {
    Memory::copyAsync(to, from);
    if (!Tracer::isTracing() || to.address == nullptr || from.address == nullptr) return;
    constexpr Source kWidth = kWidthOf<T>;
    for (Source i = 0; i < kWidth; ++i) {
      Tracer::note(Operation::make(OperationKind::pass, kScalarTypeOf<Scalar<T>>, to.line,
                                   eventBefore(2 * kWidth - 1 - i), eventBefore(kWidth - 1 - i)));
    }
  }
  template <AtomicOp Op, class T>
  LANESCOPE_ACCESS_FN static Traced<T, Tracer> atomic(const Place<T>& place,
                                                      const Traced<T, Tracer>& operand,
                                                      const Traced<T, Tracer>& compare) {
    using Number = Traced<T, Tracer>;
    const T before = Memory::template atomic<Op>(place, operand.bare(), compare.bare());
    if (!Tracer::isTracing() || place.address == nullptr) return Number(before);
    const bool wrote =
        !(Op == AtomicOp::compareAndSwap && bitsOf(before) != bitsOf(compare.bare())) &&
        !(Op == AtomicOp::exchange && bitsOf(before) == bitsOf(operand.bare()));
    if (!wrote) return Number::from(before, eventBefore(0));
    const Source first = operand.source(place.line);
    const Source compared = Op == AtomicOp::compareAndSwap ? compare.source(place.line) : kNoSource;
    Tracer::note(Operation::make(OperationKind::atomic, kScalarTypeOf<T>, place.line, first,
                                 eventBefore(0), compared, ScalarType::int32,
                                 static_cast<unsigned>(Op)));
    return Number::from(before, eventBefore(1));
  }

 private:
  /// The event that is so many before the thread's last one.
  LANESCOPE_ACCESS_FN static Source eventBefore(int behind) {
    const Source last = Tracer::lastEvent();
    return last == kNoSource ? kNoSource : last - static_cast<Source>(behind);
  }
  template <class T>
  LANESCOPE_ACCESS_FN static void pass(const Traced<T, Tracer>& value, int behind, int line) {
    if (!Tracer::isTracing()) return;
    const Source source = value.source(line);
    Tracer::note(
        Operation::make(OperationKind::pass, kScalarTypeOf<T>, line, source, eventBefore(behind)));
  }
};

/// The type without the tracing: float of a Traced<float, …>, float4 of a TracedQuad; others as
/// they are.
template <class T>
struct BareType {
  using Type = T;
};
template <class T>
requires requires {
  typename T::Bare;
}
struct BareType<T> {
  using Type = typename T::Bare;
};
template <class T>
struct BareType<const T> {
  using Type = const typename BareType<T>::Type;
};
template <class T>
struct BareType<volatile T> {
  using Type = volatile typename BareType<T>::Type;
};
template <class T>
using BareOf = typename BareType<T>::Type;

/// The type of an array's elements in a kernel whose flow is recorded: a number that knows what
/// made it, or a vector of such. A type that does so already stays as it is, as does bool, of which
/// nothing is made but decisions.
template <class T, class Tracer>
using ElementOf =
    typename std::conditional_t<!std::is_same_v<BareOf<T>, T> || std::is_same_v<T, bool>,
                                std::type_identity<T>,
                                std::type_identity<TracedAs<T, Tracer>>>::type;

}  // namespace lanescope::trace

// CUDA's functions on one number.
namespace lanescope::trace {

#define LANESCOPE_TRACED_OPERATOR(function, to, from, kind, result)               \
  template <class Tracer>                                                         \
  LANESCOPE_ACCESS_FN Traced<to, Tracer> function(const Traced<from, Tracer>& of, \
                                                  int line = __builtin_LINE()) {  \
    const from x = of.bare();                                                     \
    return Traced<to, Tracer>::of(OperationKind::kind, result, of, line);         \
  }
LANESCOPE_TRACED_OPERATOR(__float_as_int, int, float, bitCast, valueFrom<int>(bitsOf(x)))
LANESCOPE_TRACED_OPERATOR(__float_as_uint, unsigned, float, bitCast, valueFrom<unsigned>(bitsOf(x)))
LANESCOPE_TRACED_OPERATOR(__int_as_float, float, int, bitCast, valueFrom<float>(bitsOf(x)))
LANESCOPE_TRACED_OPERATOR(__uint_as_float, float, unsigned, bitCast, valueFrom<float>(bitsOf(x)))
LANESCOPE_TRACED_OPERATOR(__ull2float_rn, float, unsigned long long, convert, static_cast<float>(x))
LANESCOPE_TRACED_OPERATOR(__float2uint_rn, unsigned, float, convertToNearest, nearestUnsigned(x))
#undef LANESCOPE_TRACED_OPERATOR

}  // namespace lanescope::trace

/// The limits of the number itself.
template <class T, class Tracer>
struct std::numeric_limits<lanescope::trace::Traced<T, Tracer>> : std::numeric_limits<T> {};
