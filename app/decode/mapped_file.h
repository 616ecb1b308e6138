// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace lanescope::app {

/// Maps the contents of an open file, which takes no memory of their size and reads nothing yet,
/// until the process ends. Empty where that is not possible, as with a folder.
[[nodiscard]] std::span<const std::byte> mappedFile(int file);

}  // namespace lanescope::app
