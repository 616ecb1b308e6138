// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace lanescope::app {

/// Returns the text of a kernel's file with another value of a choice in its head comment
/// (`// lanescope: problem = dot, block = 256`). A choice that is not there is added to the first
/// such line, which is made where there is none. An empty value takes the choice out, and with the
/// last choice its line.
[[nodiscard]] std::string withHeadChoice(std::string_view text, const std::string& name,
                                         const std::string& value);

/// Returns the value of a choice in the head comment, the last one where there are several; empty:
/// none. Lines that cannot be read are left out.
[[nodiscard]] std::string headChoiceOf(std::string_view text, std::string_view name);

/// Returns the line, from 1, of the head comment that has this choice; else the first line of the
/// head comment; 0 where there is none.
[[nodiscard]] int headLineOf(std::string_view text, std::string_view name);

}  // namespace lanescope::app
