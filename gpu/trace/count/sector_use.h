// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "trace/count/warp_request.h"

namespace lanescope::trace {

inline constexpr int kSectorBytes = 32;

/// The 32-byte sectors of global memory that a warp's request touches; memory moves whole sectors.
/// Arrays begin at multiples of 256 bytes.
class SectorUse {
 public:
  /// `elementBytes`: size of an element of the array.
  SectorUse(int elementBytes, const WarpRequest& request);

  struct Sector {
    std::int64_t number = 0;   ///< counted from the beginning of the array
    std::uint32_t lanes = 0;   ///< bit mask of the lanes that request bytes of it
    std::uint32_t wanted = 0;  ///< bit mask of its bytes that some lane requests
  };
  /// The touched sectors, in ascending order.
  [[nodiscard]] std::span<const Sector> sectors() const {
    return std::span(m_sectors).first(m_count);
  }
  /// The number of bytes in all touched sectors.
  [[nodiscard]] std::uint32_t bytes() const {
    return static_cast<std::uint32_t>(m_count) * kSectorBytes;
  }
  [[nodiscard]] std::uint32_t wantedBytes() const;

 private:
  std::array<Sector, kWarpSize> m_sectors{};  // each lane's request is within one sector
  std::size_t m_count = 0;
};

}  // namespace lanescope::trace
