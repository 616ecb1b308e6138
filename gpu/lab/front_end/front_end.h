// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "lab/front_end/edits.h"
#include "lab/front_end/kernels.h"
#include "lab/front_end/problem.h"

namespace lanescope::lab {

/// A text of CUDA C++ as the recorded builds of a kernel need it, or what is wrong with it.
struct Rewritten {
  std::string text;  ///< empty with an error
  std::string
      plain;  ///< the text itself, with spaces for what is for the host; empty with an error
  std::vector<Edit> edits;
  std::vector<Kernel> kernels;
  std::vector<Problem> problems;

  [[nodiscard]] bool hasError() const;
};

/// Rewrites verbatim CUDA: pointers to memory, shared arrays and numbers become the accessors and
/// the traced numbers of kernels/kernel.h. Every line stays on its line; behind the last one stand
/// the instances of the kernels. Throws values::Error (unavailable) where the compiler's front end
/// itself fails.
[[nodiscard]] Rewritten rewrite(const std::string& text);

}  // namespace lanescope::lab
