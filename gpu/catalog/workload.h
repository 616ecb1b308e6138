// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// What a problem asks of a machine, however it is solved: rates and the roofline are made of it.
struct Workload {
  double bytes = 0;       ///< each input read once and each result written once
  double operations = 0;  ///< additions, products and comparisons of elements; 0: it only counts
  /// Operations for a byte that is moved.
  [[nodiscard]] double intensity() const { return operations / bytes; }
};

/// The least that solves the row's problem with these parameters. A kernel may move more and
/// compute more: its rate, as it is charted, is that of the problem.
[[nodiscard]] Workload leastWorkload(const KernelRow& row, const values::Parameters& parameters);

}  // namespace lanescope::catalog
