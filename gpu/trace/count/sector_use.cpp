// SPDX-License-Identifier: Apache-2.0
#include "trace/count/sector_use.h"

#include <algorithm>
#include <bit>

namespace lanescope::trace {

SectorUse::SectorUse(int elementBytes, const WarpRequest& request) {
  // Accesses of a power of two of bytes, at multiples of that: none reaches into the next sector.
  const std::int64_t bytes = std::min(elementBytes * request.width, kSectorBytes);
  const auto ones = static_cast<std::uint32_t>((std::uint64_t{1} << bytes) - 1);
  auto end = m_sectors.begin();
  for (unsigned lane = 0; lane < kWarpSize; ++lane) {
    if ((request.lanes >> lane & 1) == 0) continue;
    const std::int64_t byte = request.indices[lane] / request.width * bytes;
    const auto offset = static_cast<std::uint64_t>(byte) % kSectorBytes;
    *end++ = {byte / kSectorBytes, 1U << lane, ones << offset};
  }
  const auto byNumber = [](const Sector& a, const Sector& b) { return a.number < b.number; };
  if (!std::is_sorted(m_sectors.begin(), end, byNumber)) {
    std::sort(m_sectors.begin(), end, byNumber);
  }
  for (auto sector = m_sectors.begin(); sector != end; ++sector) {
    if (m_count > 0 && m_sectors[m_count - 1].number == sector->number) {
      m_sectors[m_count - 1].lanes |= sector->lanes;
      m_sectors[m_count - 1].wanted |= sector->wanted;
    } else {
      m_sectors[m_count++] = *sector;
    }
  }
}

std::uint32_t SectorUse::wantedBytes() const {
  std::uint32_t sum = 0;
  for (const Sector& sector : sectors()) {
    sum += static_cast<std::uint32_t>(std::popcount(sector.wanted));
  }
  return sum;
}

}  // namespace lanescope::trace
