// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lanescope::engine {

/// Calls `visit` with each text of `item`, at every depth, and with the key of the text or of the
/// list of texts. The depth of `item` is limited: see isPlainCbor.
void forEachText(const nlohmann::json& item,
                 const std::function<void(const std::string& key, const std::string& text)>& visit);

/// Throws values::Error (badInput) where a text of the message, at any depth, is longer than can be
/// shown: kLongestSentence bytes for a sentence, kLongestName for a name.
void checkTexts(const nlohmann::json& head);

}  // namespace lanescope::engine
