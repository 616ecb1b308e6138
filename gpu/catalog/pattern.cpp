// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <cstdint>

#include "catalog/catalog.h"

namespace lanescope::catalog {
namespace {

/// Element i of a reproducible stream, uniform in [-1, 1) with 24 bits. After Steele, Lea and
/// Flood, "Fast Splittable Pseudorandom Number Generators" (2014): each element is a hash of its
/// position, so any part can be made alone.
float randomAt(std::uint64_t seed, std::uint64_t stream, std::uint64_t i) {
  std::uint64_t z =
      seed * 0xd1342543de82ef95ULL + stream * 0xa0761d6478bd642fULL + i * 0x9e3779b97f4a7c15ULL;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  z ^= z >> 31;
  return static_cast<float>(z >> 40) * 0x1.0p-23F - 1.0F;
}

}  // namespace

std::vector<values::HostArray> makeInputs(const KernelRow& row,
                                          const values::Parameters& parameters) {
  const auto n = static_cast<std::size_t>(parameters.n);
  std::vector<values::HostArray> inputs;
  for (std::size_t position = 0; position < row.inputs.size(); ++position) {
    values::HostArray array(values::DType::float32, n);
    const auto out = array.as<float>();
    for (std::size_t i = 0; i < n; ++i) {
      const auto iota = static_cast<float>(i);
      if (parameters.pattern == "iota-two") {
        out[i] = position == 0 ? iota : 2.0F;
      } else if (parameters.pattern == "iota-double") {
        out[i] = position == 0 ? iota : 2.0F * iota;
      } else if (parameters.pattern == "ones") {
        out[i] = 1.0F;
      } else {
        out[i] = randomAt(parameters.seed, position, i);
      }
    }
    inputs.push_back(std::move(array));
  }
  return inputs;
}

}  // namespace lanescope::catalog
