// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/element_value.h"

#include "values/host_array.h"

namespace lanescope::trace {

std::size_t ElementValue::Hash::operator()(const ElementValue& value) const {
  constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15;  // multiplier of Fibonacci hashing
  std::uint64_t hash = value.bits * kGolden;
  hash = (hash ^ hash >> 32 ^ static_cast<std::uint64_t>(value.index)) * kGolden;
  hash = (hash ^ hash >> 29 ^ value.array) * kGolden;
  return hash ^ hash >> 32;
}

double numberOf(const ArrayInfo& array, std::uint64_t bits) {
  if (!array.tagged) return values::valueFromBits(array.type, bits);
  const std::uint64_t carried = bits & UINT32_MAX;
  if (values::sizeOf(*array.tagged) == sizeof(std::uint32_t)) {
    return values::valueFromBits(*array.tagged, carried);
  }
  return static_cast<double>(carried);  // half of a value
}

std::optional<Access> storeOf(const Timeline& timeline, const ElementValue& value,
                              std::size_t first, std::size_t behind) {
  for (std::size_t i = behind; i-- > first;) {
    const Step& step = timeline.step(i);
    if (!isWrite(step.kind) || step.array != value.array) continue;
    for (const Access& access : timeline.accesses(i)) {
      if (ElementValue(timeline.event(access)) == value) return access;
    }
  }
  return std::nullopt;
}

}  // namespace lanescope::trace
