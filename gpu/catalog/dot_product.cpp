// SPDX-License-Identifier: Apache-2.0
#include "catalog/dot_product.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <string>

#include "catalog/rounding.h"
#include "cpu/dot.h"

namespace lanescope::catalog {
namespace {

using values::DType;
using values::Role;

values::Plan planDot(std::string_view id, std::string_view entry,
                     const values::Parameters& parameters, values::Buffer output) {
  const auto n = static_cast<std::uint64_t>(parameters.n);
  values::Plan plan;
  plan.kernel = id;
  plan.buffers = {{"a", Role::input, DType::float32, n},
                  {"b", Role::input, DType::float32, n},
                  std::move(output)};
  values::Launch launch;
  launch.entry = entry;
  launch.grid.x = static_cast<std::uint32_t>(dotGrid(parameters));
  launch.block.x = static_cast<std::uint32_t>(parameters.block);
  launch.arguments = {values::BufferIndex{0}, values::BufferIndex{1}, values::BufferIndex{2},
                      parameters.n};
  plan.launches = {launch};
  return plan;
}

/// The error of so many roundings in a row when the exact values that they round have this sum of
/// magnitudes. The divisor makes up for their having been rounded before.
double roundingBound(double roundings, double magnitudes) {
  return kUnitRoundoff * magnitudes / (1.0 - std::min(roundings * kUnitRoundoff, 0.5));
}

}  // namespace

std::int64_t dotGrid(const values::Parameters& parameters) {
  if (parameters.grid) return *parameters.grid;
  constexpr std::int64_t kMostBlocks = 32;
  return std::min(kMostBlocks, (parameters.n - 1) / parameters.block + 1);
}

values::Plan planDotGlobal(const values::Parameters& parameters) {
  return planDot(
      "dot_global", "dotGlobal", parameters,
      {"products", Role::output, DType::float32, static_cast<std::uint64_t>(parameters.n)});
}

values::Plan planDotShared(std::string_view id, std::string_view entry,
                           const values::Parameters& parameters) {
  values::Plan plan = planDot(
      id, entry, parameters,
      {"partial", Role::output, DType::float32, static_cast<std::uint64_t>(dotGrid(parameters))});
  plan.shared = {{"cache", DType::float32, static_cast<std::uint64_t>(parameters.block)}};
  return plan;
}

double addInDouble(std::span<const values::HostArray> outputs) {
  double sum = 0.0;
  for (const float value : outputs[0].as<float>()) sum += static_cast<double>(value);
  return sum;
}

Reference dotReference(std::span<const values::HostArray> inputs) {
  const cpu::DotReference dot = cpu::dotReference(inputs[0].as<float>(), inputs[1].as<float>());
  return {dot.value, dot.magnitude};
}

std::vector<CpuVariant> dotCpuVariants() {
  std::vector<CpuVariant> variants;
  for (const cpu::DotVariant& variant : cpu::dotVariants()) {
    variants.push_back(
        {variant.name, [dot = variant.dot](std::span<const values::HostArray> inputs) {
           return static_cast<double>(dot(inputs[0].as<float>(), inputs[1].as<float>()));
         }});
  }
  return variants;
}

std::optional<double> dotClosedForm(const values::Parameters& parameters) {
  const auto n = static_cast<double>(parameters.n);
  if (parameters.pattern == "iota-two") return n * (n - 1.0);
  if (parameters.pattern == "iota-double") return (n - 1.0) * n * (2.0 * n - 1.0) / 3.0;
  if (parameters.pattern == "ones") return n;
  return std::nullopt;
}

double dotGlobalTolerance(const values::Parameters&, std::span<const values::HostArray>,
                          const Reference& reference) {
  return roundingBound(1.0, reference.magnitude);
}

double dotSharedTolerance(const values::Parameters& parameters,
                          std::span<const values::HostArray> inputs, const Reference&) {
  const std::int64_t threads = dotGrid(parameters) * parameters.block;
  const cpu::RunningSums sums =
      cpu::runningSums(inputs[0].as<float>(), inputs[1].as<float>(), threads);
  const std::int64_t longest = (parameters.n - 1) / threads + 1;
  const auto loop = static_cast<double>(longest);
  const double treeSteps = std::bit_width(static_cast<std::uint64_t>(parameters.block)) - 1;
  return roundingBound(loop, sums.onTheWay) +
         treeSteps * roundingBound(loop + treeSteps, sums.atTheEnd) +
         static_cast<double>(parameters.n) * std::numeric_limits<float>::denorm_min();
}

}  // namespace lanescope::catalog
