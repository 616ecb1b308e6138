// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "lab/front_end/front_end.h"

namespace lanescope::lab {

/// The result as one JSON object. Lines and columns begin at 1; a column counts bytes. `text`: the
/// text that was rewritten.
[[nodiscard]] std::string toJson(const Rewritten& result, const std::string& text);

}  // namespace lanescope::lab
