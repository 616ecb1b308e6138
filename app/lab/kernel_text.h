// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace lanescope::app {

/// The function of a unit that the linker has to make the object's first, as -init does.
inline constexpr const char* kFirstFunction = "lanescope_begin";

/// Returns the source that compiles a text in the namespace of its build. Lines and columns of the
/// compiler's messages are those of the text, under `name`.
[[nodiscard]] std::string kernelUnit(std::string_view text, const std::string& build,
                                     const std::string& name);

}  // namespace lanescope::app
