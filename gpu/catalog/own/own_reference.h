// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "catalog/catalog.h"
#include "catalog/own/own_arguments.h"

namespace lanescope::catalog {

/// A kernel of the user with what its parameters get.
struct MatchedKernel {
  OwnKernel kernel;
  OwnArguments arguments;
};

/// Sets reference, comparison and result of a row whose outputs are computed by the expressions of
/// the file: of the problems map and free, and of stencil, which has a usual one, the sum of the
/// neighbours, each multiplied by its weight where the kernel has a second input. An output without
/// an expression is not checked. Each element may differ by what rounding explains in any order of
/// the additions.
void setElementReference(KernelRow& row, const std::shared_ptr<const MatchedKernel>& own);

/// Sets those of a histogram. Inputs that a pattern made are brought into its bins.
void setHistogramReference(KernelRow& row, const std::shared_ptr<const MatchedKernel>& own);

/// Throws values::Error (badInput) where an expression of a reference cannot be computed at all.
void checkReferences(const MatchedKernel& own, const values::Parameters& parameters);

}  // namespace lanescope::catalog
