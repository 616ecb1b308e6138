// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "catalog/own/own_kernel.h"
#include "request/parameters.h"
#include "values/plan.h"

namespace lanescope::app {

/// Returns a CUDA program of one file: the kernel's text as it stands, and a host that makes the
/// inputs which Lanescope makes of these parameters, launches the kernel, checks the result against
/// a reference in double precision within Lanescope's bound, and times it by events. It exits with
/// 0 where the result is right, else with 1. `nvcc -O3 -arch=native program.cu` builds it. Throws
/// values::Error (badInput) with a sentence where there can be no such program: the text has a
/// `main` already, or inputs that the program cannot make.
/// `plan`: of the kernel's row with these parameters.
[[nodiscard]] std::string exportedProgram(const catalog::OwnKernel& kernel,
                                          const values::Plan& plan,
                                          const values::Parameters& parameters);

}  // namespace lanescope::app
