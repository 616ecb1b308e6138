// SPDX-License-Identifier: Apache-2.0
#include "simt/shared_memory.h"

#include <algorithm>
#include <cstring>

#include "trace/record/event.h"

namespace lanescope::simt {
namespace {
/// A kernel declares few arrays. With this capacity a declaration never moves the others.
constexpr std::size_t kMostArrays = 64;
/// The alignment of every array: enough for any element type.
constexpr std::uint32_t kAlignment = 16;
}  // namespace

SharedMemory::SharedMemory() : m_bytes(std::make_unique<std::byte[]>(kMostBytes)) {
  m_regions.reserve(kMostArrays);
}

void SharedMemory::beginBlock(std::uint32_t dynamicBytes) {
  m_regions.clear();
  m_used = 0;
  append({.bytes = dynamicBytes});
}

const SharedMemory::Region* SharedMemory::append(const Region& region) {
  const std::uint64_t rounded = (region.bytes + kAlignment - 1) / kAlignment * kAlignment;
  if (m_used + rounded > kMostBytes || m_regions.size() == kMostArrays) return nullptr;
  Region& added = m_regions.emplace_back(region);
  added.data = m_bytes.get() + m_used;
  m_used += static_cast<std::uint32_t>(rounded);
  std::memset(added.data, static_cast<int>(kUnwritten), rounded);
  return &added;
}

const SharedMemory::Region* SharedMemory::find(int line, std::uint32_t column,
                                               const char* function) const {
  for (std::size_t i = 1; i < m_regions.size(); ++i) {
    const Region& region = m_regions[i];
    if (region.line == line && region.column == column && region.function == function) {
      return &region;
    }
  }
  return nullptr;
}

const SharedMemory::Region* SharedMemory::sameAs(const Region& other) {
  if (other.line == 0) return m_regions.data();
  if (const Region* known = find(other.line, other.column, other.function)) return known;
  return append(other);
}

const SharedMemory::Region* SharedMemory::declare(const std::source_location& where,
                                                  std::size_t count, std::size_t elementBytes) {
  const auto line = static_cast<int>(where.line());
  if (const Region* known = find(line, where.column(), where.function_name())) return known;
  auto declaration = static_cast<std::uint32_t>(line);
  while (of(declaration) != nullptr) declaration += 1U << trace::Event::kLineBits;
  return append({.bytes = count * elementBytes,
                 .elementBytes = elementBytes,
                 .declaration = declaration,
                 .line = line,
                 .column = where.column(),
                 .function = where.function_name()});
}

const SharedMemory::Region* SharedMemory::of(std::uint32_t declaration) const {
  const auto found = std::ranges::find(m_regions, declaration, &Region::declaration);
  return found == m_regions.end() ? nullptr : &*found;
}

}  // namespace lanescope::simt
