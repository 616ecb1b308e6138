// SPDX-License-Identifier: Apache-2.0
#include "protocol/text_check.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "protocol/message.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;

/// Fields, or lists of them, that hold sentences; all others hold names.
constexpr std::array<std::string_view, 5> kSentences{"detail", "failure", "notes", "reason",
                                                     "sentence"};

void check(const json& item, const std::string& key) {
  if (item.is_string()) {
    const std::size_t size = item.get_ref<const std::string&>().size();
    const std::size_t most =
        std::ranges::count(kSentences, key) > 0 ? kLongestSentence : kLongestName;
    if (size <= most) return;
    values::refuse("The field '" + key.substr(0, kLongestName) + "' of a message has " +
                   std::to_string(size) + " bytes; at most " + std::to_string(most) +
                   " can be shown.");
  }
  if (item.is_object()) {
    for (const auto& [name, value] : item.items()) check(value, name);
  } else if (item.is_array()) {
    for (const json& value : item) check(value, key);
  }
}

}  // namespace

void checkTexts(const json& head) {
  check(head, {});
}

}  // namespace lanescope::engine
