// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>

#include "catalog/own/own_reference.h"

namespace lanescope::catalog {

/// Returns the name of the kernel that computes the reference, `reference = kernel NAME`; empty
/// where there is none.
[[nodiscard]] std::string referenceKernelOf(const OwnKernel& kernel);

/// Lets the reference of a row be what that kernel writes, run by one thread: plain C++ over the
/// whole arrays, in double where its output is written so. Its parameters are those of the same
/// names of the kernel that is checked. An element may differ by `tolerance`, absolutely below 1
/// and else relatively, usually 1e-5 for float and 1e-12 for double. Throws values::Error
/// (badInput) where the file has no such kernel or a parameter does not match.
void setReferenceKernel(KernelRow& row, const std::shared_ptr<const MatchedKernel>& own);

}  // namespace lanescope::catalog
