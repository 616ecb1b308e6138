// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "backend/device_kernel.h"

namespace lanescope::tests {

/// The front end's answer for a text of the tests, as the build has written it.
struct RewrittenFile {
  std::string plain;
  std::string text;
};
[[nodiscard]] RewrittenFile rewrittenFile(const std::string& stem);

/// Compiles all kernels of such a text together.
[[nodiscard]] backend::DeviceKernelCode wholeDeviceCode(const std::string& stem, int capability);

/// Compiles an instance of a kernel of such a text for a GPU of this compute capability. Throws
/// values::Error.
[[nodiscard]] backend::DeviceKernelCode deviceCode(const std::string& stem,
                                                   const std::string& entry, int capability);

/// Compiles a text that no front end has read, for the plain build alone.
[[nodiscard]] backend::DeviceKernelCode plainDeviceCode(const std::string& text,
                                                        const std::string& function,
                                                        int capability);

}  // namespace lanescope::tests
