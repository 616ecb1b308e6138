// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <type_traits>

#include "simt/sanitizers.h"

// Relaxed atomic loads and stores of one number.

namespace lanescope::simt {

// GCC assumes that an atomic access, however relaxed, may change all memory, and then reads again
// what it has in registers. A volatile access of a number up to the size of a pointer is one
// instruction, too, and leaves the registers alone; Linux's READ_ONCE and WRITE_ONCE rely on it.
// ThreadSanitizer would report it as a data race.
#if defined(LANESCOPE_SIMT_TSAN)
template <class T>
inline constexpr bool kIsVolatileAtomic = false;
#else
template <class T>
inline constexpr bool kIsVolatileAtomic = std::is_arithmetic_v<T> && sizeof(T) <= sizeof(void*);
#endif

template <class T>
LANESCOPE_SIMT_INLINE std::remove_cv_t<T> loadRelaxed(T* address) {
  if constexpr (kIsVolatileAtomic<std::remove_cv_t<T>>) {
    return *static_cast<const volatile T*>(address);
  } else {
    std::remove_cv_t<T> value;
    __atomic_load(address, &value, __ATOMIC_RELAXED);
    return value;
  }
}

template <class T>
LANESCOPE_SIMT_INLINE void storeRelaxed(T* address, std::remove_cv_t<T> value) {
  if constexpr (kIsVolatileAtomic<std::remove_cv_t<T>>) {
    *static_cast<volatile T*>(address) = value;
  } else {
    __atomic_store(address, &value, __ATOMIC_RELAXED);
  }
}

}  // namespace lanescope::simt
