// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

#include "lab/front_end/text_scan.h"

namespace lanescope::lab {

/// Sorts the preprocessor lines of a text: into what is left out, what a front end decides, and
/// what is refused.
void scanDirectives(std::string_view text, TextScan& scan);

/// The lines of all directives; tokens in them are no declarations.
[[nodiscard]] std::vector<Span> directiveLines(std::string_view text);

}  // namespace lanescope::lab
