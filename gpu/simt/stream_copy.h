// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#if defined(__SSE2__)
#include <emmintrin.h>
#else
#include <algorithm>
#endif

namespace lanescope::simt {

/// Copies entries of 16 bytes past the caches, which would read the memory before it is
/// overwritten. For what is much larger than the caches, as a record is. `from`, `to`: aligned to
/// 16 bytes. Returns where the entries end. Other threads may read them after `endStream`.
template <class Entry>
Entry* streamCopy(const Entry* from, std::size_t count, Entry* to) {
#if defined(__SSE2__)
  static_assert(sizeof(Entry) == sizeof(__m128i));
  for (std::size_t i = 0; i < count; ++i) {
    _mm_stream_si128(reinterpret_cast<__m128i*>(to + i),
                     _mm_load_si128(reinterpret_cast<const __m128i*>(from + i)));
  }
  return to + count;
#else
  return std::copy_n(from, count, to);
#endif
}

/// Orders what `streamCopy` has written before later writes.
inline void endStream() {
#if defined(__SSE2__)
  _mm_sfence();
#endif
}

}  // namespace lanescope::simt
