// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>

namespace lanescope::lab {

/// What a reader of foreign text must be told: one sentence about one place.
struct Problem {
  std::size_t at = 0;  ///< offset in the text
  bool isError = true;
  std::string message;

  bool operator==(const Problem&) const = default;
};

}  // namespace lanescope::lab
