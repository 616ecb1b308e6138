// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "lab/front_end/edits.h"
#include "lab/front_end/flow.h"
#include "lab/front_end/problem.h"
#include "lab/front_end/text_scan.h"

namespace lanescope::lab {

/// What the parts of a rewriting share: the text, what is known of it, and what comes out.
struct Rewriting {
  std::string_view text;
  const std::map<std::string, MarkMacro>& macros;
  const Program& program;
  const Flow& flow;
  Edits& edits;
  std::vector<Problem>& problems;

  void refuse(std::size_t at, std::string message) const {
    for (const Problem& known : problems) {
      if (known.at == at && known.message == message) return;
    }
    problems.push_back({.at = at, .message = std::move(message)});
  }
  [[nodiscard]] std::string part(std::size_t begin, std::size_t end) const {
    return begin < end && end <= text.size() ? std::string(text.substr(begin, end - begin)) : "";
  }
  /// The line breaks in a part of the text, which its replacement keeps.
  [[nodiscard]] std::string breaksIn(std::size_t begin, std::size_t end) const;
  /// `const float4` as the text of an element's type; refuses what no record can hold.
  [[nodiscard]] std::string elementText(CXType type, std::size_t at) const;
};

}  // namespace lanescope::lab
