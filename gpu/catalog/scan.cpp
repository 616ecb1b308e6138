// SPDX-License-Identifier: Apache-2.0
#include "catalog/scan.h"

#include <array>
#include <bit>
#include <cmath>

#include "catalog/reduction.h"
#include "catalog/rounding.h"
#include "catalog/specs.h"
#include "cpu/sum.h"

namespace lanescope::catalog {
namespace {

using values::DType;
using values::HostArray;
using values::Parameters;
using values::Role;

constexpr std::array<std::string_view, 1> kScanInputs{"a"};

values::Number lastElement(const Parameters&, std::span<const HostArray> outputs) {
  return static_cast<double>(outputs[0].as<float>().back());
}

Reference scanReference(const Parameters&, std::span<const HostArray> inputs) {
  const auto a = inputs[0].as<float>();
  Reference reference;
  reference.elements = HostArray(DType::float64, a.size());
  reference.magnitudes = HostArray(DType::float64, a.size());
  cpu::CompensatedSum sum;
  for (std::size_t i = 0; i < a.size(); ++i) {
    sum.add(static_cast<double>(a[i]));
    reference.elements.as<double>()[i] = sum.value();
    reference.magnitudes.as<double>()[i] = sum.magnitude();
  }
  reference.value = sum.value();
  reference.magnitude = sum.magnitude();
  return reference;
}

/// One rounding a step for each output; the output that is worst against its bound decides. After
/// Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., section 4.2.
Comparison compareElements(const Parameters& parameters, std::span<const HostArray>,
                           const Reference& reference, const Answer& answer) {
  const double steps = std::bit_width(static_cast<std::uint64_t>(parameters.n - 1));
  const auto sums = answer.outputs[0].as<float>();
  Comparison worst;
  double worstRatio = -1.0;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const double error =
        std::abs(static_cast<double>(sums[i]) - reference.elements.as<double>()[i]);
    const double bound =
        steps * roundingBound(DType::float32, steps, reference.magnitudes.as<double>()[i]);
    const double ratio = error <= bound ? (bound > 0.0 ? error / bound : 0.0) : HUGE_VAL;
    if (ratio > worstRatio) {
      worst = {error, bound, static_cast<std::int64_t>(i)};
      worstRatio = ratio;
    }
  }
  return worst;
}

std::vector<CpuVariant> scanCpuVariants(const Parameters&) {
  return {{"1 thread", [](std::span<const HostArray> inputs) {
             float prefix = 0.0F;
             for (const float value : inputs[0].as<float>()) prefix += value;
             return static_cast<double>(prefix);
           }}};
}

}  // namespace

std::vector<KernelRow> scanRows() {
  KernelRow row;
  row.id = "scan_hillis_steele";
  row.family = "scan";
  row.title = "Inclusive scan, Hillis-Steele, one block";
  row.summary =
      "Each step adds the element that lies 1, 2, 4, … before; the number below is the last sum.";
  row.origin =
      "Hillis and Steele, Data parallel algorithms (1986); Harris, Sengupta and Owens, GPU Gems 3 "
      "(2007), chapter 39";
  row.source = "scan/scan_hillis_steele.cuh";
  row.inputs = kScanInputs;
  ParameterSpec elements = kElements;
  elements.help = "Length of the input array; one block scans it, with a thread an element.";
  elements.maximum = 1024;
  elements.defaultValue = "19";
  row.parameters = {elements, patternOfOne(), kSeed};
  row.plan = [](const Parameters& parameters) {
    return planBlockScan("scan_hillis_steele", "scanHillisSteele", 2, parameters);
  };
  row.finish = lastElement;
  row.reference = scanReference;
  row.compare = compareElements;
  row.cpuVariants = scanCpuVariants;
  row.closedForm = reductionClosedForm;
  return {row};
}

values::Plan planBlockScan(std::string_view id, std::string_view entry, std::uint64_t buffers,
                           const Parameters& parameters) {
  const auto n = static_cast<std::uint64_t>(parameters.n);
  values::Plan plan;
  plan.kernel = id;
  plan.buffers = {{"a", Role::input, DType::float32, n}, {"sums", Role::output, DType::float32, n}};
  values::Launch launch;
  launch.entry = entry;
  launch.block.x = static_cast<std::uint32_t>(n);
  launch.arguments = {values::BufferIndex{0}, values::BufferIndex{1}};
  launch.shared = {{"x", DType::float32, buffers * n}};
  plan.launches = {launch};
  return plan;
}

}  // namespace lanescope::catalog
