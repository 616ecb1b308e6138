// SPDX-License-Identifier: Apache-2.0
#include "simt/printed_text.h"

#include <algorithm>
#include <tuple>

#include "values/plain_text.h"

namespace lanescope::simt {

void PrintedText::add(std::uint64_t block, std::uint64_t thread, std::string_view text) {
  if (text.empty()) return;
  const std::scoped_lock lock(m_mutex);
  const bool isNext =
      !m_parts.empty() && m_parts.back().block == block && m_parts.back().thread == thread;
  if (isNext) {
    m_parts.back().text += text;
  } else {
    m_parts.push_back({block, thread, std::string(text)});
  }
  m_bytes += text.size();
  if (m_bytes > 16 * kMost) shrink();
}

void PrintedText::shrink() {
  std::ranges::stable_sort(m_parts, {},
                           [](const Part& part) { return std::tuple(part.block, part.thread); });
  m_bytes = 0;
  std::size_t kept = 0;
  while (kept < m_parts.size() && m_bytes <= kMost) m_bytes += m_parts[kept++].text.size();
  m_isCut = m_isCut || kept < m_parts.size();
  m_parts.resize(kept);
  if (m_bytes <= kMost) return;
  // The last part may be one thread's that prints without end.
  std::string& last = m_parts.back().text;
  last.resize(last.size() - (m_bytes - kMost));
  m_bytes = kMost;
  m_isCut = true;
}

std::string PrintedText::upTo(std::uint64_t lastBlock) {
  const std::scoped_lock lock(m_mutex);
  shrink();
  std::string text;
  bool isCut = m_isCut;
  for (const Part& part : m_parts) {
    if (part.block > lastBlock) isCut = false;
    if (part.block <= lastBlock) text += part.text;
  }
  text = values::plainText(text);
  if (isCut && text.size() <= kMost) return text + "…";
  return limited(std::move(text));
}

std::string PrintedText::limited(std::string text) {
  if (text.size() <= kMost) return text;
  std::size_t end = kMost;
  const auto isWithinCharacter = [&] {
    return (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U;
  };
  while (end > 0 && isWithinCharacter()) --end;
  text.resize(end);
  return text + "…";
}

}  // namespace lanescope::simt
