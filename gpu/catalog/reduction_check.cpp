// SPDX-License-Identifier: Apache-2.0
#include "catalog/reduction_check.h"

#include <limits>
#include <utility>

#include "catalog/comparison.h"
#include "catalog/rounding.h"
#include "cpu/reduce.h"
#include "values/pairwise.h"

namespace lanescope::catalog {
namespace {

using values::DType;
using values::HostArray;
using values::Parameters;

// Orders of addition that are compared for their rounding errors only.

template <class T>
CpuVariant pairwiseTotal(const Parameters& parameters) {
  CpuVariant variant;
  variant.name = "pairwise";
  variant.run = [](std::span<const HostArray> inputs) {
    const auto in = inputs[0].as<T>();
    return static_cast<double>(
        values::pairwiseSum<T>(0, in.size(), [&](std::size_t i) { return in[i]; }));
  };
  variant.isTimed = false;
  variant.roundings = values::pairwiseRoundings(parameters.n);
  return variant;
}

CpuVariant sumInDouble() {
  CpuVariant variant;
  variant.name = "double";
  variant.run = [](std::span<const HostArray> inputs) {
    double sum = 0;
    for (const float value : inputs[0].as<float>()) sum += static_cast<double>(value);
    return sum;
  };
  variant.isTimed = false;
  variant.precision = DType::float64;
  return variant;
}

}  // namespace

values::Number combineOutput(const Parameters& parameters, std::span<const HostArray> outputs) {
  return cpu::reduceReference(outputs[0], parameters.op).value;
}

Reference reductionReference(const Parameters& parameters, std::span<const HostArray> inputs) {
  const cpu::ReduceReference reference = cpu::reduceReference(inputs[0], parameters.op);
  return {reference.value, reference.magnitude, {}, {}, reference.wrapped};
}

double reductionTolerance(const Parameters& parameters, double roundings,
                          const Reference& reference) {
  if (parameters.op != values::Op::sum) return 0.0;
  return roundings * roundingBound(parameters.dtype, roundings, reference.magnitude);
}

Compare withinRoundings(std::function<double(const Parameters&)> roundings) {
  return [roundings = std::move(roundings)](const Parameters& parameters,
                                            std::span<const HostArray>, const Reference& reference,
                                            const Answer& answer) -> Comparison {
    return {distance(answer.value, reference.value),
            reductionTolerance(parameters, roundings(parameters), reference),
            {}};
  };
}

std::vector<CpuVariant> reductionCpuVariants(const Parameters& parameters) {
  std::vector<CpuVariant> variants;
  for (const cpu::ReduceVariant& variant : cpu::reduceVariants()) {
    variants.push_back(
        {variant.name, [reduce = variant.reduce, op = parameters.op](
                           std::span<const HostArray> inputs) { return reduce(inputs[0], op); }});
  }
  if (parameters.op != values::Op::sum) return variants;
  if (parameters.dtype == DType::float64) variants.push_back(pairwiseTotal<double>(parameters));
  if (parameters.dtype == DType::float32) {
    variants.push_back(pairwiseTotal<float>(parameters));
    variants.push_back(sumInDouble());
  }
  return variants;
}

std::optional<double> reductionClosedForm(const Parameters& parameters) {
  const auto n = static_cast<double>(parameters.n);
  if (parameters.pattern.starts_with("random")) return std::nullopt;
  if (parameters.pattern == "ill-conditioned") {
    return parameters.op == values::Op::sum ? std::optional(1.0) : std::nullopt;
  }
  const double first = parameters.pattern == "iota" ? 0.0 : 1.0;
  const double last = parameters.pattern == "ones" ? 1.0 : first + n - 1.0;
  double value = n * (first + last) / 2.0;
  if (parameters.op == values::Op::min) value = first;
  if (parameters.op == values::Op::max) value = last;
  const double most = parameters.dtype == DType::int32   ? 0x1.0p31
                      : parameters.dtype == DType::int64 ? 0x1.0p63
                                                         : std::numeric_limits<double>::max();
  if (value >= most) return std::nullopt;  // it wraps around
  return value;
}

}  // namespace lanescope::catalog
