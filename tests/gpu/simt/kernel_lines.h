// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace lanescope::tests {

/// The line of kernels_under_test.cpp that ends in the comment "HERE: place", or 0.
[[nodiscard]] int lineOf(const std::string& place);

}  // namespace lanescope::tests
