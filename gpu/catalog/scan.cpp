// SPDX-License-Identifier: Apache-2.0
#include "catalog/scan.h"

#include <bit>
#include <cmath>

#include "catalog/rounding.h"

namespace lanescope::catalog {
namespace {

using values::DType;
using values::Role;

/// The sum of all prefix sums, made in `Number`.
template <class Number>
double sumOfSums(std::span<const float> a) {
  Number prefix = 0;
  double sum = 0.0;
  for (const float value : a) {
    prefix += static_cast<Number>(value);
    sum += static_cast<double>(prefix);
  }
  return sum;
}

}  // namespace

values::Plan planBlockScan(std::string_view id, std::string_view entry, std::uint64_t buffers,
                           const values::Parameters& parameters) {
  const auto n = static_cast<std::uint64_t>(parameters.n);
  values::Plan plan;
  plan.kernel = id;
  plan.buffers = {{"a", Role::input, DType::float32, n}, {"sums", Role::output, DType::float32, n}};
  plan.shared = {{"x", DType::float32, buffers * n}};
  values::Launch launch;
  launch.entry = entry;
  launch.block.x = static_cast<std::uint32_t>(n);
  launch.arguments = {values::BufferIndex{0}, values::BufferIndex{1}};
  plan.launches = {launch};
  return plan;
}

Reference scanReference(std::span<const values::HostArray> inputs) {
  const auto a = inputs[0].as<float>();
  double magnitude = 0.0;
  double prefix = 0.0;
  for (const float value : a) magnitude += prefix += std::abs(static_cast<double>(value));
  return {sumOfSums<double>(a), magnitude};
}

double scanTolerance(const values::Parameters& parameters, std::span<const values::HostArray>,
                     const Reference& reference) {
  const double steps = std::bit_width(static_cast<std::uint64_t>(parameters.n - 1));
  return steps * kUnitRoundoff / (1.0 - steps * kUnitRoundoff) * reference.magnitude;
}

std::vector<CpuVariant> scanCpuVariants() {
  return {{"1 thread", [](std::span<const values::HostArray> inputs) {
             return sumOfSums<float>(inputs[0].as<float>());
           }}};
}

std::optional<double> scanClosedForm(const values::Parameters& parameters) {
  const auto n = static_cast<double>(parameters.n);
  if (parameters.pattern == "ones") return n * (n + 1.0) / 2.0;
  if (parameters.pattern == "random") return std::nullopt;
  return (n - 1.0) * n * (n + 1.0) / 6.0;
}

}  // namespace lanescope::catalog
