// SPDX-License-Identifier: Apache-2.0
#include "values/host_array.h"

#include <array>
#include <bit>
#include <string>
#include <utility>

#include "values/error.h"

namespace lanescope::values {
namespace {
constexpr std::array<std::pair<DType, std::string_view>, 5> kNames{{
    {DType::int32, "int32"},
    {DType::uint32, "uint32"},
    {DType::int64, "int64"},
    {DType::float32, "float32"},
    {DType::float64, "float64"},
}};
}  // namespace

std::string_view nameOf(DType type) {
  for (const auto& [candidate, name] : kNames) {
    if (candidate == type) return name;
  }
  return "unknown";
}

DType dtypeFromName(std::string_view name) {
  std::string known;
  for (const auto& [candidate, candidateName] : kNames) {
    if (candidateName == name) return candidate;
    known += (known.empty() ? "" : ", ") + std::string(candidateName);
  }
  refuse("'" + std::string(name) + "' is not a data type; the data types are " + known + ".");
}

double valueFromBits(DType type, std::uint64_t bits) {
  switch (type) {
    case DType::int32:
      return static_cast<double>(static_cast<std::int32_t>(bits));
    case DType::uint32:
      return static_cast<double>(static_cast<std::uint32_t>(bits));
    case DType::int64:
      return static_cast<double>(static_cast<std::int64_t>(bits));
    case DType::float32:
      return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case DType::float64:
      return std::bit_cast<double>(bits);
  }
  return 0.0;
}

}  // namespace lanescope::values
