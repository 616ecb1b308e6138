// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The work of a problem, however it is solved. Rates and the roofline follow from it.
struct Workload {
  double bytes = 0;       ///< each input read once and each result written once
  double operations = 0;  ///< additions, products and comparisons of elements; 0: it only counts
  /// Returns the operations per byte moved.
  [[nodiscard]] double intensity() const { return operations / bytes; }
};

/// Returns the least work that solves the row's problem with these parameters. A kernel may move
/// and compute more: the rate in a chart is that of the problem.
[[nodiscard]] Workload leastWorkload(const KernelRow& row, const values::Parameters& parameters);

/// Returns the number of elements of an input, or of multiplications of a product of matrices:
/// times grow with it.
[[nodiscard]] double amountOf(const KernelRow& row, const values::Parameters& parameters);

/// Returns why a kernel cannot be timed on several GPUs with these parameters, as a sentence;
/// nothing where it can: a product, an inclusive scan of sums, or a reduction that ends with one
/// sum.
[[nodiscard]] std::optional<std::string> whyNotOnSeveralGpus(const KernelRow& row,
                                                             const values::Parameters& parameters);

}  // namespace lanescope::catalog
