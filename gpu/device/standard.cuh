// SPDX-License-Identifier: Apache-2.0
#pragma once

// What device code needs of the C++ standard library, for NVRTC, which brings no such headers. The
// device compiler (lab/device_compiler) gives it to the compiler in place of <cstdint>,
// <type_traits> and the like, and of CUDA's own cuda_runtime.h. After the C++20 standard.

#if !defined(__CUDACC_RTC__)
#error "This file is for NVRTC alone."
#endif

using int8_t = signed char;
using int16_t = short;
using int32_t = int;
using int64_t = long;
using uint8_t = unsigned char;
using uint16_t = unsigned short;
using uint32_t = unsigned;
using uint64_t = unsigned long;
using intptr_t = long;
using uintptr_t = unsigned long;

#define __builtin_memcpy(to, from, bytes) memcpy(to, from, bytes)

namespace std {

using ::int16_t;
using ::int32_t;
using ::int64_t;
using ::int8_t;
using ::uint16_t;
using ::uint32_t;
using ::uint64_t;
using ::uint8_t;
using ::uintptr_t;
using size_t = decltype(sizeof(0));
using ptrdiff_t = decltype(static_cast<char*>(nullptr) - static_cast<char*>(nullptr));
using nullptr_t = decltype(nullptr);

// <type_traits>
template <class T, T kValue>
struct integral_constant {
  using type = integral_constant;
  using value_type = T;
  static constexpr T value = kValue;
  __host__ __device__ constexpr operator T() const { return value; }
};
template <bool kValue>
using bool_constant = integral_constant<bool, kValue>;
using true_type = bool_constant<true>;
using false_type = bool_constant<false>;

template <class T>
struct type_identity {
  using type = T;
};
template <class T>
using type_identity_t = typename type_identity<T>::type;

template <bool kValue, class T, class F>
struct conditional : type_identity<T> {};
template <class T, class F>
struct conditional<false, T, F> : type_identity<F> {};
template <bool kValue, class T, class F>
using conditional_t = typename conditional<kValue, T, F>::type;
template <bool kValue, class T = void>
struct enable_if {};
template <class T>
struct enable_if<true, T> : type_identity<T> {};
template <bool kValue, class T = void>
using enable_if_t = typename enable_if<kValue, T>::type;

template <class T, class U>
inline constexpr bool is_same_v = false;
template <class T>
inline constexpr bool is_same_v<T, T> = true;
template <class T, class U>
struct is_same : bool_constant<is_same_v<T, U>> {};

template <class T>
struct remove_const : type_identity<T> {};
template <class T>
struct remove_const<const T> : type_identity<T> {};
template <class T>
using remove_const_t = typename remove_const<T>::type;
template <class T>
struct remove_volatile : type_identity<T> {};
template <class T>
struct remove_volatile<volatile T> : type_identity<T> {};
template <class T>
using remove_volatile_t = typename remove_volatile<T>::type;
template <class T>
using remove_cv_t = remove_volatile_t<remove_const_t<T>>;
template <class T>
struct remove_cv : type_identity<remove_cv_t<T>> {};
template <class T>
struct remove_reference : type_identity<T> {};
template <class T>
struct remove_reference<T&> : type_identity<T> {};
template <class T>
struct remove_reference<T&&> : type_identity<T> {};
template <class T>
using remove_reference_t = typename remove_reference<T>::type;
template <class T>
using remove_cvref_t = remove_cv_t<remove_reference_t<T>>;

template <class T>
inline constexpr bool is_const_v = false;
template <class T>
inline constexpr bool is_const_v<const T> = true;
template <class T>
inline constexpr bool is_volatile_v = false;
template <class T>
inline constexpr bool is_volatile_v<volatile T> = true;

template <class T, class... Those>
inline constexpr bool kIsOneOf = (is_same_v<T, Those> || ...);
template <class T>
inline constexpr bool is_integral_v =
    kIsOneOf<remove_cv_t<T>, bool, char, signed char, unsigned char, wchar_t, char16_t, char32_t,
             short, unsigned short, int, unsigned, long, unsigned long, long long,
             unsigned long long>;
template <class T>
struct is_integral : bool_constant<is_integral_v<T>> {};
template <class T>
inline constexpr bool is_floating_point_v = kIsOneOf<remove_cv_t<T>, float, double>;
template <class T>
struct is_floating_point : bool_constant<is_floating_point_v<T>> {};
template <class T>
inline constexpr bool is_arithmetic_v = is_integral_v<T> || is_floating_point_v<T>;
template <class T>
struct is_arithmetic : bool_constant<is_arithmetic_v<T>> {};
template <class T>
inline constexpr bool is_enum_v = __is_enum(T);
template <class T>
struct is_enum : bool_constant<is_enum_v<T>> {};
template <class T>
inline constexpr bool kIsSigned = false;
template <class T>
requires is_arithmetic_v<T>
inline constexpr bool kIsSigned<T> = static_cast<T>(-1) < static_cast<T>(0);
template <class T>
inline constexpr bool is_signed_v = kIsSigned<T>;
template <class T>
inline constexpr bool is_unsigned_v = is_integral_v<T> && !kIsSigned<T>;

template <class T>
struct make_unsigned;
template <class T>
using make_unsigned_t = typename make_unsigned<T>::type;
#define LANESCOPE_UNSIGNED(T, Unsigned) \
  template <>                           \
  struct make_unsigned<T> : type_identity<Unsigned> {};
LANESCOPE_UNSIGNED(char, unsigned char)
LANESCOPE_UNSIGNED(signed char, unsigned char)
LANESCOPE_UNSIGNED(unsigned char, unsigned char)
LANESCOPE_UNSIGNED(short, unsigned short)
LANESCOPE_UNSIGNED(unsigned short, unsigned short)
LANESCOPE_UNSIGNED(int, unsigned)
LANESCOPE_UNSIGNED(unsigned, unsigned)
LANESCOPE_UNSIGNED(long, unsigned long)
LANESCOPE_UNSIGNED(unsigned long, unsigned long)
LANESCOPE_UNSIGNED(long long, unsigned long long)
LANESCOPE_UNSIGNED(unsigned long long, unsigned long long)
#undef LANESCOPE_UNSIGNED

// <utility>
template <class T>
__host__ __device__ T&& declval() noexcept;
template <class T>
__host__ __device__ constexpr T&& forward(remove_reference_t<T>& value) noexcept {
  return static_cast<T&&>(value);
}
template <class T>
__host__ __device__ constexpr remove_reference_t<T>&& move(T&& value) noexcept {
  return static_cast<remove_reference_t<T>&&>(value);
}

template <class From, class To>
concept ConvertsTo = requires(void (&take)(To), From from) {
  take(static_cast<From&&>(from));
};
template <class From, class To>
inline constexpr bool is_convertible_v = ConvertsTo<From, To>;

template <class T, class U>
struct common_type : type_identity<remove_cvref_t<decltype(false ? declval<T>() : declval<U>())>> {
};
template <class T, class U>
using common_type_t = typename common_type<T, U>::type;

// <concepts>
template <class T, class U>
concept same_as = is_same_v<T, U> && is_same_v<U, T>;
template <class T>
concept integral = is_integral_v<T>;
template <class T>
concept floating_point = is_floating_point_v<T>;

// <compare>
class strong_ordering {
 public:
  static const strong_ordering less;
  static const strong_ordering equal;
  static const strong_ordering equivalent;
  static const strong_ordering greater;

  __host__ __device__ constexpr explicit strong_ordering(int sign) : m_sign(sign) {}
  __host__ __device__ friend constexpr bool operator<(strong_ordering o, int) {
    return o.m_sign < 0;
  }
  __host__ __device__ friend constexpr bool operator>(strong_ordering o, int) {
    return o.m_sign > 0;
  }
  __host__ __device__ friend constexpr bool operator<=(strong_ordering o, int) {
    return o.m_sign <= 0;
  }
  __host__ __device__ friend constexpr bool operator>=(strong_ordering o, int) {
    return o.m_sign >= 0;
  }
  __host__ __device__ friend constexpr bool operator==(strong_ordering o, int) {
    return o.m_sign == 0;
  }

 private:
  int m_sign;
};
inline constexpr strong_ordering strong_ordering::less(-1);
inline constexpr strong_ordering strong_ordering::equal(0);
inline constexpr strong_ordering strong_ordering::equivalent(0);
inline constexpr strong_ordering strong_ordering::greater(1);

// <limits>
template <class T>
struct numeric_limits {
  static constexpr bool is_specialized = false;
};
#define LANESCOPE_LIMITS(T, least, most, bits, isWhole, largest)                   \
  template <>                                                                      \
  struct numeric_limits<T> {                                                       \
    static constexpr bool is_specialized = true;                                   \
    static constexpr bool is_integer = isWhole;                                    \
    static constexpr bool is_signed = is_signed_v<T>;                              \
    static constexpr bool has_infinity = !(isWhole);                               \
    static constexpr int digits = bits;                                            \
    __host__ __device__ static constexpr T min() { return static_cast<T>(least); } \
    __host__ __device__ static constexpr T max() { return static_cast<T>(most); }  \
    __host__ __device__ static constexpr T lowest() {                              \
      return static_cast<T>((isWhole) ? (least) : -(most));                        \
    }                                                                              \
    __host__ __device__ static constexpr T infinity() { return largest; }          \
  };
LANESCOPE_LIMITS(bool, false, true, 1, true, false)
LANESCOPE_LIMITS(char, -128, 127, 7, true, 0)
LANESCOPE_LIMITS(signed char, -128, 127, 7, true, 0)
LANESCOPE_LIMITS(unsigned char, 0, 255, 8, true, 0)
LANESCOPE_LIMITS(short, -32768, 32767, 15, true, 0)
LANESCOPE_LIMITS(unsigned short, 0, 65535, 16, true, 0)
LANESCOPE_LIMITS(int, -2147483647 - 1, 2147483647, 31, true, 0)
LANESCOPE_LIMITS(unsigned, 0, 4294967295U, 32, true, 0)
LANESCOPE_LIMITS(long, -9223372036854775807L - 1, 9223372036854775807L, 63, true, 0)
LANESCOPE_LIMITS(unsigned long, 0, 18446744073709551615UL, 64, true, 0)
LANESCOPE_LIMITS(long long, -9223372036854775807LL - 1, 9223372036854775807LL, 63, true, 0)
LANESCOPE_LIMITS(unsigned long long, 0, 18446744073709551615ULL, 64, true, 0)
LANESCOPE_LIMITS(float, 1.17549435e-38F, 3.40282347e+38F, 24, false,
                 __builtin_bit_cast(float, 0x7f800000))
LANESCOPE_LIMITS(double, 2.2250738585072014e-308, 1.7976931348623157e+308, 53, false,
                 __builtin_bit_cast(double, 0x7ff0000000000000))
#undef LANESCOPE_LIMITS

}  // namespace std

// The constants of <climits>, <cfloat> and <cmath> that a kernel's author takes for granted.
#define CHAR_BIT 8
#define SHRT_MAX 32767
#define SHRT_MIN (-32767 - 1)
#define INT_MAX 2147483647
#define INT_MIN (-2147483647 - 1)
#define UINT_MAX 4294967295U
#define LONG_MAX 9223372036854775807L
#define LONG_MIN (-9223372036854775807L - 1)
#define ULONG_MAX 18446744073709551615UL
#define LLONG_MAX 9223372036854775807LL
#define LLONG_MIN (-9223372036854775807LL - 1)
#define ULLONG_MAX 18446744073709551615ULL
#define INT32_MAX INT_MAX
#define INT32_MIN INT_MIN
#define UINT32_MAX UINT_MAX
#define INT64_MAX LONG_MAX
#define INT64_MIN LONG_MIN
#define UINT64_MAX ULONG_MAX
#define FLT_MAX 3.402823466e+38F
#define FLT_MIN 1.175494351e-38F
#define FLT_EPSILON 1.192092896e-07F
#define DBL_MAX 1.7976931348623157e+308
#define DBL_MIN 2.2250738585072014e-308
#define DBL_EPSILON 2.2204460492503131e-16
#if !defined(NULL)
#define NULL 0
#endif
#if !defined(INFINITY)
#define INFINITY (__builtin_bit_cast(float, 0x7f800000))
#endif
#if !defined(NAN)
#define NAN (__builtin_bit_cast(float, 0x7fc00000))
#endif
#if !defined(M_PI)
#define M_PI 3.14159265358979323846
#endif

using uint = unsigned;
using uchar = unsigned char;
using ulong = unsigned long;
