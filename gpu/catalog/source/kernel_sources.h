// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace lanescope::catalog {

/// The text of one kernel file, embedded when the program was built.
struct KernelSource {
  std::string_view file;  ///< under gpu/kernels
  std::string_view text;
};

[[nodiscard]] std::span<const KernelSource> kernelSources();

}  // namespace lanescope::catalog
