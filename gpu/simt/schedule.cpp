// SPDX-License-Identifier: Apache-2.0
#include "simt/schedule.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace lanescope::simt {
namespace {

/// A stream of 64-bit numbers. After Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators" (2014).
class SplitMix {
 public:
  explicit SplitMix(std::uint64_t seed) : m_state(seed) {}
  std::uint64_t next() {
    std::uint64_t z = m_state += 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }

 private:
  std::uint64_t m_state;
};

}  // namespace

std::uint64_t blockAt(const values::Schedule& schedule, std::uint64_t position,
                      std::uint64_t count) {
  using Kind = values::Schedule::Kind;
  if (schedule.kind == Kind::inOrder || schedule.kind == Kind::lockstep) return position;
  if (schedule.kind != Kind::random) return count - 1 - position;
  // An affine permutation: cheap at any place of a grid of any size.
  SplitMix random(schedule.seed);
  std::uint64_t step = random.next() % count;
  while (std::gcd(step, count) != 1) step = (step + 1) % count;
  const std::uint64_t shift = random.next() % count;
  __extension__ using Wide = unsigned __int128;
  return static_cast<std::uint64_t>((static_cast<Wide>(step) * position + shift) % count);
}

void fillOrder(const values::Schedule& schedule, std::uint64_t block,
               std::span<std::uint32_t> order) {
  std::iota(order.begin(), order.end(), 0U);
  if (schedule.kind == values::Schedule::Kind::reversed) std::ranges::reverse(order);
  if (schedule.kind != values::Schedule::Kind::random) return;
  // std::shuffle may differ between standard libraries. The remainder's bias is below 2^-53 here.
  SplitMix random(schedule.seed ^ SplitMix(block).next());
  for (std::size_t i = order.size(); i > 1; --i) {
    std::swap(order[i - 1], order[random.next() % i]);
  }
}

}  // namespace lanescope::simt
