// SPDX-License-Identifier: Apache-2.0
#include "simt/async_copies.h"

#include <cstring>

namespace lanescope::simt {

void AsyncCopies::beginBlock(std::size_t threads) {
  if (!m_isAnyUnderWay) return;
  for (UnderWay& each : m_threads) {
    each.copies.clear();
    each.groups.clear();
    each.committed = 0;
  }
  m_threads.resize(threads);
  m_isAnyUnderWay = false;
}

void AsyncCopies::add(std::size_t thread, void* to, const void* value, std::size_t bytes) {
  if (thread >= m_threads.size()) m_threads.resize(thread + 1);
  m_isAnyUnderWay = true;
  Copy copy{.to = to, .bytes = static_cast<std::uint8_t>(bytes)};
  std::memcpy(copy.value.data(), value, bytes);
  m_threads[thread].copies.push_back(copy);
}

void AsyncCopies::commit(std::size_t thread) {
  if (thread >= m_threads.size()) m_threads.resize(thread + 1);
  m_isAnyUnderWay = true;
  UnderWay& own = m_threads[thread];
  own.groups.push_back(own.copies.size() - own.committed);
  own.committed = own.copies.size();
}

void AsyncCopies::wait(std::size_t thread, std::size_t prior) {
  if (thread >= m_threads.size()) return;
  UnderWay& own = m_threads[thread];
  if (own.groups.size() <= prior) return;
  const auto ended = static_cast<std::ptrdiff_t>(own.groups.size() - prior);
  std::size_t count = 0;
  for (std::ptrdiff_t i = 0; i < ended; ++i) count += own.groups[static_cast<std::size_t>(i)];
  for (std::size_t i = 0; i < count; ++i) {
    std::memcpy(own.copies[i].to, own.copies[i].value.data(), own.copies[i].bytes);
  }
  own.copies.erase(own.copies.begin(), own.copies.begin() + static_cast<std::ptrdiff_t>(count));
  own.groups.erase(own.groups.begin(), own.groups.begin() + ended);
  own.committed -= count;
}

}  // namespace lanescope::simt
