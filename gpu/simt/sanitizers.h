// SPDX-License-Identifier: Apache-2.0
#pragma once

// Tells which sanitizers this file is compiled with, for GCC and Clang alike.

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define LANESCOPE_SIMT_ASAN 1
#endif
#if __has_feature(thread_sanitizer)
#define LANESCOPE_SIMT_TSAN 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define LANESCOPE_SIMT_ASAN 1
#endif
#if defined(__SANITIZE_THREAD__)
#define LANESCOPE_SIMT_TSAN 1
#endif

#if defined(LANESCOPE_SIMT_ASAN)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif
#if defined(LANESCOPE_SIMT_TSAN)
#include <sanitizer/tsan_interface.h>
#endif

// If it were instrumented everywhere, it would take minutes to compile.
#if defined(LANESCOPE_SIMT_ASAN)
#define LANESCOPE_SIMT_INLINE inline
#else
#define LANESCOPE_SIMT_INLINE __attribute__((always_inline)) inline
#endif
