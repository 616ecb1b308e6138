// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace lanescope::engine {

/// Throws values::Error (badInput) where a text of the message, at whatever depth, is longer than
/// kLongestSentence, where a sentence stands, or kLongestName: what it is shown in has room for no
/// more. `head` is not deep: see isPlainCbor.
void checkTexts(const nlohmann::json& head);

}  // namespace lanescope::engine
