// SPDX-License-Identifier: Apache-2.0
#include "catalog/matmul_problem.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "catalog/inputs/hash.h"
#include "catalog/scan_check.h"
#include "catalog/specs.h"
#include "cpu/matmul.h"

namespace lanescope::catalog {
namespace {

using values::HostArray;
using values::Parameters;

constexpr std::array<std::string_view, 2> kMatmulInputs{"a", "b"};

cpu::MatmulShape cpuShapeOf(const Parameters& parameters) {
  const MatrixShape shape = matrixShapeOf(parameters);
  return {static_cast<std::size_t>(shape.m), static_cast<std::size_t>(shape.n),
          static_cast<std::size_t>(shape.k)};
}

}  // namespace

MatrixShape matrixShapeOf(const Parameters& parameters) {
  return {parameters.rows(), parameters.n, parameters.depth()};
}

std::optional<Violation> limitOfMatmul(const Parameters& parameters, std::int64_t alongY,
                                       std::string_view name, std::int64_t ofABlock) {
  const MatrixShape shape = matrixShapeOf(parameters);
  const Extent m{"m", shape.m};
  const Extent n{"n", shape.n};
  const Extent k{"k", shape.k};
  if (auto violation = limitOfMatrix("A", m, k)) return violation;
  if (auto violation = limitOfMatrix("B", k, n)) return violation;
  if (auto violation = limitOfMatrix("C", m, n)) return violation;
  return limitOfGridY({name, alongY}, ofABlock);
}

namespace {

/// The most products for which every element has a reference of its own: about three seconds on two
/// cores.
constexpr double kMostCheckedProducts = 0x1p32;

double productsOf(const Parameters& parameters) {
  const MatrixShape shape = matrixShapeOf(parameters);
  return static_cast<double>(shape.m) * static_cast<double>(shape.n) * static_cast<double>(shape.k);
}

bool isCheckedByRows(const Parameters& parameters) {
  return productsOf(parameters) > kMostCheckedProducts;
}

/// Returns n random-looking signs, 1 or -1, for Freivalds' check.
std::vector<double> signs(std::size_t n) {
  std::vector<double> r(n);
  for (std::size_t i = 0; i < n; ++i) r[i] = (hashAt(1, 0, i) >> 63) != 0 ? -1.0 : 1.0;
  return r;
}

Reference matmulReference(const Parameters& parameters, std::span<const HostArray> inputs) {
  const cpu::MatmulShape shape = cpuShapeOf(parameters);
  const auto a = inputs[0].as<float>();
  const auto b = inputs[1].as<float>();
  cpu::MatmulReference checked = isCheckedByRows(parameters)
                                     ? cpu::freivaldsReference(shape, a, b, signs(shape.n))
                                     : cpu::matmulReference(shape, a, b);
  Reference reference;
  double last = 0;
  for (std::size_t i = 0; i < shape.k; ++i) {
    const double product = static_cast<double>(a[(shape.m - 1) * shape.k + i]) *
                           static_cast<double>(b[i * shape.n + shape.n - 1]);
    last += product;
    reference.magnitude += std::abs(product);
  }
  reference.value = last;
  reference.elements = HostArray::of(std::span<const double>(checked.values));
  checked.values = {};  // its memory is needed for the rest
  reference.magnitudes = HostArray::of(std::span<const double>(checked.magnitudes));
  return reference;
}

}  // namespace

Comparison compareMatmul(const Parameters& parameters, double roundings, const Reference& reference,
                         const Answer& answer) {
  const cpu::MatmulShape shape = cpuShapeOf(parameters);
  if (!isCheckedByRows(parameters)) {
    return compareElements(parameters, roundings, reference, answer.outputs[0]);
  }
  const std::vector<double> rows =
      cpu::timesVector(shape, answer.outputs[0].as<float>(), signs(shape.n));
  Comparison comparison = compareElements(parameters, roundings, reference,
                                          HostArray::of(std::span<const double>(rows)));
  if (comparison.element) *comparison.element *= parameters.n;  // the first element of the row
  return comparison;
}

namespace {

std::vector<CpuVariant> matmulCpuVariants(const Parameters& parameters) {
  // The result's memory is allocated before the timing, as a GPU's is.
  const cpu::MatmulShape shape = cpuShapeOf(parameters);
  const auto c = std::make_shared<HostArray>(values::DType::float32, shape.m * shape.n);
  std::vector<CpuVariant> variants;
  for (const cpu::MatmulVariant& variant : cpu::matmulVariants()) {
    if (productsOf(parameters) > variant.mostProducts) continue;  // it could not be cancelled
    variants.push_back({.name = variant.name,
                        .run = [shape, c, multiply = variant.multiply](
                                   std::span<const HostArray> inputs) -> values::Number {
                          const std::span<float> out = c->as<float>();
                          multiply(shape, inputs[0].as<float>(), inputs[1].as<float>(), out);
                          return static_cast<double>(out.back());
                        },
                        .roundings = static_cast<double>(shape.k),
                        .compare =
                            [c](const Parameters& of, const Reference& reference) {
                              return compareMatmul(of, static_cast<double>(of.depth()), reference,
                                                   {0.0, std::span(c.get(), 1)});
                            }});
  }
  return variants;
}

/// Returns bytes: two numbers of eight for each element of C, or for each row, one of which exists
/// twice for a moment.
double matmulCheckBytes(const Parameters& parameters) {
  constexpr double kBytesOfAnElement = 24;
  const auto rows = static_cast<double>(parameters.rows());
  const auto columns = static_cast<double>(parameters.n);
  if (!isCheckedByRows(parameters)) return kBytesOfAnElement * rows * columns;
  return kBytesOfAnElement * (rows + columns + static_cast<double>(parameters.depth()));
}

/// Returns the last element of C by formula.
std::optional<double> matmulClosedForm(const Parameters& parameters) {
  const MatrixShape shape = matrixShapeOf(parameters);
  const auto k = static_cast<double>(shape.k);
  if (parameters.pattern == "ones") return k;
  const double first = static_cast<double>(shape.m - 1) * k;  // of the last row of A, from 0
  if (parameters.pattern == "iota-two") return 2.0 * (k * first + k * (k - 1.0) / 2.0);
  if (parameters.pattern == "count") {  // the sum of (first + i)·(n·i) over i = 1 … k
    const auto n = static_cast<double>(shape.n);
    return n * k * (k + 1.0) * (first / 2.0 + (2.0 * k + 1.0) / 6.0);
  }
  return std::nullopt;
}

/// Tells the result of the textbooks' usual check for the same elements.
std::optional<std::string> remarkOnFixedTolerance(const Parameters& parameters,
                                                  const Comparison& comparison) {
  constexpr double kFixed = 1e-3;
  if (isCheckedByRows(parameters)) return std::nullopt;
  char error[32];
  std::snprintf(error, sizeof error, "%.2g", comparison.largestError);
  const std::string largest = ": the largest error is " + std::string(error) + ".";
  const bool passesFixed = comparison.largestError <= kFixed;
  if (passesFixed == comparison.passes()) {
    return "A fixed tolerance of 1e-3 would say the same" + largest;
  }
  if (passesFixed) return "A fixed tolerance of 1e-3 would pass this wrong product" + largest;
  return "A fixed tolerance of 1e-3 would fail this correct product" + largest;
}

}  // namespace

double roundingsOfFloat32(const Parameters& parameters) {
  return static_cast<double>(parameters.depth());
}

KernelRow matmulProblemRow(const Intro& intro, double (*roundings)(const Parameters&)) {
  KernelRow row = rowOf("matmul", intro);
  setMatmulProblem(row, roundings);
  return row;
}

void setMatmulProblem(KernelRow& row, double (*roundings)(const Parameters&)) {
  row.inputs = kMatmulInputs;
  ParameterSpec columns = specNamed("n");
  columns.title = "Columns of B and C";
  columns.help = "C has m rows and n columns.";
  columns.defaultValue = "64";
  ParameterSpec pattern =
      specNamed("pattern", {"random", "random-01", "ones", "count", "iota-two"});
  pattern.help =
      "random: uniform in [-1, 1); random-01: uniform in [0, 1); ones: all 1; count: A and B count "
      "from 1 row by row; iota-two: A counts from 0 row by row, B is all 2.";
  ParameterSpec seed = specNamed("seed");
  seed.help = "The seed of the patterns random and random-01.";
  row.parameters = {
      columns, specNamed("m"), specNamed("k"), specNamed("dtype", {"float32"}), pattern, seed};
  row.timedSizes = {4, 10, 14};
  row.comparedSizes = {4, 10, 12};
  row.finish = lastElement;
  row.reference = matmulReference;
  row.compare = [roundings](const Parameters& parameters, std::span<const HostArray>,
                            const Reference& reference, const Answer& answer) {
    return compareMatmul(parameters, roundings(parameters), reference, answer);
  };
  row.roundings = roundings;
  row.remark = remarkOnFixedTolerance;
  row.checkBytes = matmulCheckBytes;
  row.cpuVariants = matmulCpuVariants;
  row.closedForm = matmulClosedForm;
}

}  // namespace lanescope::catalog
