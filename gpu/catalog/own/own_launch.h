// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "catalog/own/own_kernel.h"
#include "request/parameters.h"
#include "values/plan.h"

namespace lanescope::catalog {

/// Whether a block of the kernel is a square, whose edge is the parameter `tile`: a matrix product
/// whose file says nothing else.
[[nodiscard]] bool usesTile(const OwnKernel& kernel);

/// Computes the launch of a kernel of the user without its arguments. Usual are blocks of `block`
/// threads along x, and as many as cover the problem's output. The expressions of the file may use
/// n, m, k, block and tile. Throws values::Error (badInput) for an expression that has no value, or
/// none that a launch can have.
[[nodiscard]] values::Launch launchOf(const OwnKernel& kernel,
                                      const values::Parameters& parameters);

}  // namespace lanescope::catalog
