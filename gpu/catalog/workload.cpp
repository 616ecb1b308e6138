// SPDX-License-Identifier: Apache-2.0
#include "catalog/workload.h"

namespace lanescope::catalog {
namespace {

constexpr double kPixel = 1;                 // byte of a grey pixel
constexpr double kHistogramBytes = 256 * 8;  // 256 counts of 64 bits

/// Returns the work of C = A·B, m×k and k×n: a product and an addition for each of m·n·k pairs.
Workload ofProduct(const values::Parameters& parameters, double element) {
  const auto n = static_cast<double>(parameters.n);
  const auto m = static_cast<double>(parameters.rows());
  const auto k = static_cast<double>(parameters.depth());
  return {(m * k + k * n + m * n) * element, 2 * m * n * k};
}

}  // namespace

Workload leastWorkload(const KernelRow& row, const values::Parameters& parameters) {
  if (!row.breaks.empty()) return leastWorkload(find(row.breaks), parameters);
  const auto n = static_cast<double>(parameters.n);
  const auto element = static_cast<double>(values::sizeOf(parameters.dtype));
  if (row.family == "matmul") return ofProduct(parameters, element);
  if (row.id == "vector_add") return {3 * n * element, n};
  if (row.id == "stencil_halo") return {2 * n * element, 6 * n};
  if (row.family == "map" && takesMatrices(row)) {
    return {2 * n * static_cast<double>(parameters.rows()) * element, 0};
  }
  if (row.family == "scan") return {2 * n * element, n - 1};
  if (row.family == "image") {
    const bool mapsPixels = row.id == "equalize";
    return {n * kPixel + (mapsPixels ? n * kPixel : kHistogramBytes), 0};
  }
  const auto inputs = static_cast<double>(row.inputs.size());
  // With two arrays n products come before the n - 1 additions.
  return {(inputs * n + 1) * element, (inputs - 1) * n + n - 1};
}

double amountOf(const KernelRow& row, const values::Parameters& parameters) {
  auto amount = static_cast<double>(parameters.n);
  if (row.parameter("m") != nullptr) amount *= static_cast<double>(parameters.rows());
  if (row.parameter("k") != nullptr) amount *= static_cast<double>(parameters.depth());
  return amount;
}

std::optional<std::string> whyNotOnSeveralGpus(const KernelRow& row,
                                               const values::Parameters& parameters) {
  if (row.family == "matmul") return std::nullopt;
  if (row.family != "reduce" && row.family != "scan") {
    return std::string(row.id) +
           " is neither a reduction, a scan nor a matrix product, which are what is timed on "
           "several GPUs.";
  }
  if (parameters.op != values::Op::sum) {
    return "Several GPUs combine sums only; choose op = sum.";
  }
  if (row.family == "scan") {
    if (!parameters.exclusive) return std::nullopt;
    return "Scans on several GPUs are timed as inclusive ones; choose scan = inclusive.";
  }
  for (const values::Buffer& buffer : row.plan(parameters).buffers) {
    if (buffer.role == values::Role::output && buffer.count > 1) {
      return std::string(row.id) + " leaves " + std::to_string(buffer.count) +
             " sums for the host to add; choose a kernel that ends with one, as "
             "reduce_one_launch.";
    }
  }
  return std::nullopt;
}

}  // namespace lanescope::catalog
