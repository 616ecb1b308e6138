// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "trace/count/warp_request.h"

namespace lanescope::trace {

inline constexpr int kSectorBytes = 32;

/// The 32-byte sectors of global memory that a warp's request touches: memory moves whole ones.
/// Arrays begin at multiples of 256 bytes.
class SectorUse {
 public:
  /// `elementBytes`: of the array's type.
  SectorUse(int elementBytes, const WarpRequest& request);

  struct Sector {
    std::int64_t number = 0;   ///< from the array's beginning
    std::uint32_t lanes = 0;   ///< that want some of it
    std::uint32_t wanted = 0;  ///< a bit for each of its bytes that some lane wants
  };
  /// They ascend.
  [[nodiscard]] std::span<const Sector> sectors() const {
    return std::span(m_sectors).first(m_count);
  }
  /// Of all sectors.
  [[nodiscard]] std::uint32_t bytes() const {
    return static_cast<std::uint32_t>(m_count) * kSectorBytes;
  }
  [[nodiscard]] std::uint32_t wantedBytes() const;

 private:
  std::array<Sector, kWarpSize> m_sectors{};  // what a lane wants is within one of them
  std::size_t m_count = 0;
};

}  // namespace lanescope::trace
