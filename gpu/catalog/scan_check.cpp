// SPDX-License-Identifier: Apache-2.0
#include "catalog/scan_check.h"

#include <cmath>
#include <limits>
#include <memory>
#include <utility>

#include "catalog/reduction_check.h"
#include "catalog/rounding.h"
#include "cpu/scan.h"
#include "values/typed.h"

namespace lanescope::catalog {
namespace {

using values::HostArray;
using values::Number;
using values::Parameters;

Number numberAt(const HostArray& array, std::size_t i) {
  return values::withType(array.type, [&]<class T>(T) -> Number {
    const T value = array.as<T>()[i];
    if constexpr (std::is_integral_v<T>) return std::int64_t{value};
    return static_cast<double>(value);
  });
}

/// Returns |a - b|; 0 for equal infinities, NaN where one is NaN.
template <class T>
double apart(T answer, double reference) {
  const auto value = static_cast<double>(answer);
  return value == reference ? 0.0 : std::abs(value - reference);
}
/// Returns |a - b| exactly, so that different whole numbers never compare as equal.
double apart(std::int64_t answer, std::int64_t reference) {
  const auto a = static_cast<std::uint64_t>(answer);
  const auto b = static_cast<std::uint64_t>(reference);
  return static_cast<double>(answer < reference ? b - a : a - b);
}

}  // namespace

Number lastElement(const Parameters&, std::span<const HostArray> outputs) {
  return numberAt(outputs[0], outputs[0].count() - 1);
}

Reference scanReference(const Parameters& parameters, std::span<const HostArray> inputs) {
  cpu::ScanReference scan = cpu::scanReference(inputs[0], parameters.op, parameters.exclusive);
  Reference reference;
  reference.value = numberAt(scan.elements, scan.elements.count() - 1);
  reference.magnitude = scan.magnitudes.as<double>().back();
  reference.elements = std::move(scan.elements);
  reference.magnitudes = std::move(scan.magnitudes);
  return reference;
}

Comparison compareElements(const Parameters& parameters, double roundings,
                           const Reference& reference, const HostArray& out) {
  Comparison worst;
  double worstRatio = -1.0;
  const bool isRounded = parameters.op == values::Op::sum && roundings > 0.0;
  const auto take = [&](std::size_t i, double error) {
    const double bound = isRounded ? roundings * roundingBound(parameters.dtype, roundings,
                                                               reference.magnitudes.as<double>()[i])
                                   : 0.0;
    const double ratio =
        error <= bound ? (bound > 0.0 ? error / bound : 0.0) : std::numeric_limits<double>::max();
    worst.largestError = std::max(worst.largestError, error);
    if (ratio > worstRatio) {
      worst.error = error;
      worst.tolerance = bound;
      worst.element = static_cast<std::int64_t>(i);
      worst.magnitude = reference.magnitudes.as<double>()[i];
      worstRatio = ratio;
    }
  };
  values::withType(out.type, [&]<class T>(T) {
    const auto answers = out.as<T>();
    for (std::size_t i = 0; i < answers.size(); ++i) {
      if constexpr (std::is_integral_v<T>) {
        take(i, apart(std::int64_t{answers[i]}, reference.elements.as<std::int64_t>()[i]));
      } else {
        take(i, apart(answers[i], reference.elements.as<double>()[i]));
      }
    }
  });
  return worst;
}

Compare elementsWithinRoundings(std::function<double(const Parameters&)> roundings) {
  return
      [roundings = std::move(roundings)](const Parameters& parameters, std::span<const HostArray>,
                                         const Reference& reference, const Answer& answer) {
        return compareElements(parameters, roundings(parameters), reference, answer.outputs[0]);
      };
}

std::vector<CpuVariant> scanCpuVariants(const Parameters& parameters) {
  // The output is kept between runs, so that the time is that of the scan without an allocation.
  const auto out = std::make_shared<HostArray>();
  std::vector<CpuVariant> variants;
  for (const cpu::ScanVariant& variant : cpu::scanVariants()) {
    variants.push_back({.name = variant.name,
                        .run =
                            [scan = variant.scan, out, op = parameters.op,
                             exclusive = parameters.exclusive](std::span<const HostArray> inputs) {
                              scan(inputs[0], op, exclusive, *out);
                              return numberAt(*out, out->count() - 1);
                            },
                        .compare =
                            [out](const Parameters& of, const Reference& reference) {
                              return compareElements(of, static_cast<double>(of.n), reference,
                                                     *out);
                            }});
  }
  return variants;
}

double scanCheckBytes(const Parameters& parameters) {
  constexpr double kBytesOfAnElement = 16;
  return kBytesOfAnElement * static_cast<double>(parameters.n);
}

std::optional<double> scanClosedForm(const Parameters& parameters) {
  Parameters counted = parameters;
  if (parameters.exclusive) --counted.n;
  if (counted.n == 0) return std::nullopt;
  return reductionClosedForm(counted);
}

}  // namespace lanescope::catalog
