// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace lanescope::lab {

/// `length` bytes of the text from `at` on become `text`.
struct Edit {
  std::size_t at = 0;
  std::size_t length = 0;
  std::string text;

  bool operator==(const Edit&) const = default;
};

/// What a rewriting does to a text, expression by expression from the outermost inwards. The same
/// change twice, as two instances of a template make it, is one change.
class Edits {
 public:
  /// Text around [begin, end). Where several have an end in common the one that was made first is
  /// the outermost.
  void wrap(std::size_t begin, std::size_t end, const std::string& open, const std::string& close);
  void insert(std::size_t at, const std::string& text) { wrap(at, at, text, {}); }
  /// A part of the text becomes another one, which has as many lines.
  void replace(std::size_t begin, std::size_t end, const std::string& text);
  /// A part of the text is left out but for its lines; no other change in it counts.
  void leaveOut(std::size_t begin, std::size_t end);

  /// The changes in the order of the text, none overlapping another. `original`: the text.
  [[nodiscard]] std::vector<Edit> list(std::string_view original) const;

 private:
  struct At {
    std::string closes;
    std::string opens;
  };
  std::map<std::size_t, At> m_inserted;
  std::map<std::size_t, std::pair<std::size_t, std::string>> m_replaced;  ///< by begin: end, text
  std::map<std::size_t, std::size_t> m_leftOut;                           ///< by begin: end
  std::set<std::tuple<std::size_t, std::size_t, std::string, std::string>> m_made;
};

/// The text with the changes made.
[[nodiscard]] std::string apply(std::string_view original, const std::vector<Edit>& edits);

}  // namespace lanescope::lab
