// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/occupancy.h"

#include <algorithm>
#include <array>

namespace lanescope::app {
namespace {

/// What a multiprocessor has. All of these have 65,536 registers in four parts.
struct Multiprocessor {
  int capability;
  std::int64_t threads;
  std::int64_t blocks;
  std::int64_t sharedBytes;
  std::int64_t keptBytes;  ///< of shared memory, for each block
};

constexpr std::int64_t kKib = 1024;
constexpr std::array<Multiprocessor, 11> kKnown{{
    {75, 1024, 16, 64 * kKib, 0},
    {80, 2048, 32, 164 * kKib, kKib},
    {86, 1536, 16, 100 * kKib, kKib},
    {87, 1536, 16, 164 * kKib, kKib},
    {88, 1536, 16, 100 * kKib, kKib},
    {89, 1536, 24, 100 * kKib, kKib},
    {90, 2048, 32, 228 * kKib, kKib},
    {100, 2048, 32, 228 * kKib, kKib},
    {103, 2048, 32, 228 * kKib, kKib},
    {120, 1536, 24, 100 * kKib, kKib},
    {121, 1536, 24, 100 * kKib, kKib},
}};
constexpr std::int64_t kWarp = 32;
constexpr std::int64_t kParts = 4;
constexpr std::int64_t kRegistersOfPart = 65'536 / kParts;

std::int64_t roundedUp(std::int64_t value, std::int64_t unit) {
  return (value + unit - 1) / unit * unit;
}

}  // namespace

std::optional<BlocksHeld> blocksHeld(int capability, const BlockNeeds& needs) {
  const auto found = std::ranges::find(kKnown, capability, &Multiprocessor::capability);
  if (found == kKnown.end() || needs.threads < 1) return std::nullopt;
  constexpr std::int64_t kRegisterUnit = 256;
  constexpr std::int64_t kSharedUnit = 128;
  const std::int64_t warps = (needs.threads + kWarp - 1) / kWarp;
  std::int64_t blocks = std::min(found->blocks, found->threads / kWarp / warps);
  if (needs.registers > 0) {
    const std::int64_t ofWarp = roundedUp(needs.registers * kWarp, kRegisterUnit);
    blocks = std::min(blocks, kParts * (kRegistersOfPart / ofWarp) / roundedUp(warps, kParts));
  }
  if (const std::int64_t shared = needs.sharedBytes + found->keptBytes; shared > 0) {
    blocks = std::min(blocks, found->sharedBytes / roundedUp(shared, kSharedUnit));
  }
  return BlocksHeld{
      blocks, static_cast<double>(blocks * warps * kWarp) / static_cast<double>(found->threads)};
}

}  // namespace lanescope::app
