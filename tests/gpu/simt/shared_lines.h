// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "values/plan.h"

namespace lanescope::tests {

/// Gives the shared arrays of a test's plan, which have names, the lines of their declarations: in
/// the kernel or in a function of the same file.
void findSharedLines(values::Plan& plan);

}  // namespace lanescope::tests
