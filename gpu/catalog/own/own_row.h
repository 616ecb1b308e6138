// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "catalog/catalog.h"
#include "catalog/own/own_kernel.h"

namespace lanescope::catalog {

/// Makes the row of a kernel of the user and adds it to the catalogue of this process. Both
/// programs make equal rows of equal kernels. Inputs, reference and closed form are those of the
/// catalogue's kernels of the same problem. The bound holds for any order of the operations. Throws
/// values::Error (badInput): the parameters do not match the problem, a choice is out of range, or
/// the launch that the choices make cannot be computed.
const KernelRow& addOwnKernel(OwnKernel kernel);
/// Throws what `addOwnKernel` throws, and adds nothing.
void checkOwnKernel(const OwnKernel& kernel);

}  // namespace lanescope::catalog
