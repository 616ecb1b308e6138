// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace lanescope::sandbox {

/// Whether the loader would run code of this shared object before the object's first function: it
/// asks a function for the address of another one (STT_GNU_IFUNC). Also where the file cannot be
/// understood.
[[nodiscard]] bool mayRunWhileLoading(const std::filesystem::path& object);

}  // namespace lanescope::sandbox
