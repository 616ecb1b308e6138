// SPDX-License-Identifier: Apache-2.0
#include "protocol/text_check.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "protocol/message.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;

using Visit = std::function<void(const std::string& key, const std::string& text)>;

/// These fields hold sentences or lists of sentences; all others hold names.
constexpr std::array<std::string_view, 5> kSentences{"detail", "failure", "notes", "reason",
                                                     "sentence"};

/// What a kernel prints, with the mark that it has printed more.
constexpr std::size_t kMostPrinted = (std::size_t{64} << 10) + 3;

void walk(const json& item, const std::string& key, const Visit& visit) {
  if (item.is_string()) {
    visit(key, item.get_ref<const std::string&>());
  } else if (item.is_object()) {
    for (const auto& [name, value] : item.items()) walk(value, name, visit);
  } else if (item.is_array()) {
    for (const json& value : item) walk(value, key, visit);
  }
}

}  // namespace

void forEachText(const json& item, const Visit& visit) {
  walk(item, {}, visit);
}

void checkTexts(const json& head) {
  forEachText(head, [](const std::string& key, const std::string& text) {
    const bool isSentence = std::ranges::count(kSentences, key) > 0;
    const std::size_t most = key == "printed" ? kMostPrinted
                             : isSentence     ? kLongestSentence
                                              : kLongestName;
    if (text.size() <= most) return;
    values::refuse("The field '" + key.substr(0, kLongestName) + "' of a message has " +
                   std::to_string(text.size()) + " bytes; at most " + std::to_string(most) +
                   " can be shown.");
  });
}

}  // namespace lanescope::engine
