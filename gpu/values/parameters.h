// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace lanescope::values {

/// The parameters of a run; the same names on the command line, in the window and in files. A
/// kernel uses those that its catalogue row lists and ignores the rest.
struct Parameters {
  std::int64_t n = 1024;             ///< elements of each input array
  std::int64_t block = 256;          ///< threads a block
  std::optional<std::int64_t> grid;  ///< blocks; absent: the kernel's own launch rule
  std::string pattern = "iota-two";  ///< how inputs are made when no file is given
  std::uint64_t seed = 1;            ///< of the pattern `random`
  bool operator==(const Parameters&) const = default;
};

}  // namespace lanescope::values
