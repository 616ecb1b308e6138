// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

// The recording accessors: what `a[i]` is in a recorded kernel, on a GPU and on the emulator. Both
// builds share this text, so that a thread makes its events in the same order in both. An element
// access yields a Ref; reading the Ref is a load, assigning to it is a store. `&a[i]` is a Pointer,
// for the atomics and for __ldg. An element type may be const (read only), volatile (every access
// is performed and visible to threads that run at the same time) or a vector such as float4.
//
// `Memory` says what a load and a store do:
//   template <class T> using Used;  what an element of type T is used as
//   template <class T> static Used<std::remove_cv_t<T>> load(const Place<T>&);
//   template <class T> static void store(const Place<T>&, Used<std::remove_cv_t<T>>);
//   template <class T> static void copyAsync(const Place<T>& to, const Place<const T>& from);
// and, for trace/record/atomics.h:
//   template <AtomicOp Op, class T> static T atomic(const Place<T>&, T operand, T compare);
#if defined(__CUDACC__)
#define LANESCOPE_ACCESS_FN __device__ __forceinline__
#elif defined(__SANITIZE_ADDRESS__)
#define LANESCOPE_ACCESS_FN inline  // inlined and instrumented, it would take minutes to compile
#else
#define LANESCOPE_ACCESS_FN __attribute__((always_inline)) inline
#endif

namespace lanescope::trace {

/// A whole number, or an enumerator, which C++ takes for one where its enumeration has no scope.
template <class I>
concept WholeNumber = std::integral<I> ||(std::is_enum_v<I>&& std::is_convertible_v<I, int>);
template <class R>
concept StandsForInteger = requires(const R& ref) {
  { ref.get() } -> std::integral;
};
/// A whole number that knows what made it.
template <class N>
concept TracedInteger = requires(const N& number) {
  { number.bare() } -> std::integral;
};
template <class R>
concept StandsForTracedInteger = requires(const R& ref) {
  { ref.get().bare() } -> std::integral;
};

/// An index and the source line that it is written on.
struct Index {
  std::int64_t value;
  int line;

  template <WholeNumber I>
  LANESCOPE_ACCESS_FN constexpr Index(
      I i, int sourceLine = __builtin_LINE())  // NOLINT(google-explicit-constructor)
      : value(static_cast<std::int64_t>(i)), line(sourceLine) {}
  /// The index of `a[b[i]]`.
  template <StandsForInteger R>
  LANESCOPE_ACCESS_FN Index(
      const R& ref,
      int sourceLine = __builtin_LINE())  // NOLINT(google-explicit-constructor)
      : value(static_cast<std::int64_t>(ref.get())), line(sourceLine) {}
  /// A number that a kernel has made of elements. An index is a plain number: what made it ends
  /// here.
  template <TracedInteger N>
  LANESCOPE_ACCESS_FN Index(
      const N& number,
      int sourceLine = __builtin_LINE())  // NOLINT(google-explicit-constructor)
      : value(static_cast<std::int64_t>(number.bare())), line(sourceLine) {}
  template <StandsForTracedInteger R>
  LANESCOPE_ACCESS_FN Index(
      const R& ref,
      int sourceLine = __builtin_LINE())  // NOLINT(google-explicit-constructor)
      : value(static_cast<std::int64_t>(ref.get().bare())), line(sourceLine) {}
};

/// One element of an array that is about to be accessed. `address` is null when the index is
/// outside the array.
template <class T>
struct Place {
  T* address;
  unsigned array;          ///< raw array number, see record_builder.h
  std::int64_t index;      ///< raw index of the element's first scalar, see record_builder.h
  std::int64_t fullIndex;  ///< full index of its first scalar
  int line;
};

/// The type that an element is used as: T itself, except for bytes that are viewed as vectors.
template <class T>
struct UsedAs {
  using Type = T;
};
template <class V>
struct AsBytes;
template <class V>
struct UsedAs<AsBytes<V>> {
  using Type = V;
};

/// Stands for `&array[index]`.
template <class T, class Memory>
struct Pointer {
  Place<T> place;
};

/// Returns the left operand of an operation on this line. Only a number that is traced keeps the
/// line (trace/record/traced.h); `Number` is the type of either operand that is.
template <class Number, class Left>
LANESCOPE_ACCESS_FN auto onLine(const Left& left, [[maybe_unused]] int line) {
  if constexpr (requires { typename Number::At; }) {
    return typename Number::At(left, line);
  } else {
    return left;
  }
}

/// Stands for `array[index]`.
template <class T, class Memory>
class Ref {
 public:
  using Value = typename Memory::template Used<std::remove_cv_t<T>>;

  LANESCOPE_ACCESS_FN explicit Ref(const Place<T>& place) : m_place(place) {}
  Ref(const Ref&) = default;

  LANESCOPE_ACCESS_FN operator Value() const {
    return get();
  }  // NOLINT(google-explicit-constructor)
  [[nodiscard]] LANESCOPE_ACCESS_FN Value get() const { return Memory::load(m_place); }
  [[nodiscard]] LANESCOPE_ACCESS_FN int line() const { return m_place.line; }
  LANESCOPE_ACCESS_FN Pointer<T, Memory> operator&() const {  // NOLINT(google-runtime-operator)
    return {m_place};
  }

  LANESCOPE_ACCESS_FN const Ref& operator=(Value value) const {
    Memory::store(m_place, value);
    return *this;
  }
  /// Copies the element, as `a[i] = b[j]` does. A defaulted operator would make this Ref stand for
  /// b[j].
  LANESCOPE_ACCESS_FN const Ref& operator=(const Ref& other) const { return *this = other.get(); }
  LANESCOPE_ACCESS_FN Ref& operator=(const Ref& other) {
    static_cast<const Ref&>(*this) = other.get();
    return *this;
  }

  // C++ evaluates the right side of a compound assignment first. So do these operators, since the
  // right side arrives as a value.
#define LANESCOPE_COMPOUND(op)                                                  \
  LANESCOPE_ACCESS_FN const Ref& operator op##=(Value v) const {                \
    return *this = static_cast<Value>(onLine<Value>(get(), m_place.line) op v); \
  }
  LANESCOPE_COMPOUND(+)
  LANESCOPE_COMPOUND(-)
  LANESCOPE_COMPOUND(*)
  LANESCOPE_COMPOUND(/)
  LANESCOPE_COMPOUND(%)
  LANESCOPE_COMPOUND(&)
  LANESCOPE_COMPOUND(|)
  LANESCOPE_COMPOUND(^)
  LANESCOPE_COMPOUND(<<)
  LANESCOPE_COMPOUND(>>)
#undef LANESCOPE_COMPOUND
  LANESCOPE_ACCESS_FN const Ref& operator++() const {
    return *this += Value(1);
  }
  LANESCOPE_ACCESS_FN const Ref& operator--() const {
    return *this -= Value(1);
  }
  LANESCOPE_ACCESS_FN Value operator++(int) const {
    const Value before = get();
    *this = static_cast<Value>(before + Value(1));
    return before;
  }
  LANESCOPE_ACCESS_FN Value operator--(int) const {
    const Value before = get();
    *this = static_cast<Value>(before - Value(1));
    return before;
  }

 private:
  Place<T> m_place;
};

/// Returns the element. The hint for the cache changes no value.
template <class T, class Memory>
LANESCOPE_ACCESS_FN auto __ldg(Pointer<T, Memory> from) {
  return Ref<T, Memory>(from.place).get();
}
template <class T, class Memory>
LANESCOPE_ACCESS_FN auto __ldcs(Pointer<T, Memory> from) {
  return Ref<T, Memory>(from.place).get();
}
template <class T, class Memory>
LANESCOPE_ACCESS_FN auto __ldcg(Pointer<T, Memory> from) {
  return Ref<T, Memory>(from.place).get();
}

#if defined(__CUDACC__)
#define LANESCOPE_ANYWHERE __host__ __device__
#else
#define LANESCOPE_ANYWHERE
#endif
/// Deliberately undefined: a call is not a constant expression, so that it does not compile.
LANESCOPE_ANYWHERE void aCopyIsOfOneElement();

/// The size of an asynchronous copy: that of one element of T.
template <class T>
struct CopySize {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8 || sizeof(T) == 16);
  // NOLINTNEXTLINE(google-explicit-constructor)
  LANESCOPE_ANYWHERE consteval CopySize(std::size_t bytes) {
    if (bytes != sizeof(T)) aCopyIsOfOneElement();
  }
};
#undef LANESCOPE_ANYWHERE

/// Copies an element of global memory to one of shared memory in the background: a load and a
/// store, both recorded on the line of the destination. The element may be written at any time
/// between this call and the `__pipeline_wait_prior` that covers the copy, so that a read in
/// between is an error.
template <class T, class From, class Memory>
LANESCOPE_ACCESS_FN void __pipeline_memcpy_async(Pointer<T, Memory> to, Pointer<From, Memory> from,
                                                 std::type_identity_t<CopySize<T>> /*bytes*/) {
  const Place<const T> source{from.place.address, from.place.array, from.place.index,
                              from.place.fullIndex, to.place.line};
  Memory::copyAsync(to.place, source);
}

}  // namespace lanescope::trace
