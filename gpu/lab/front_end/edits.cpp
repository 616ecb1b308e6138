// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/edits.h"

#include <algorithm>

namespace lanescope::lab {

void Edits::wrap(std::size_t begin, std::size_t end, const std::string& open,
                 const std::string& close) {
  if (!m_made.emplace(begin, end, open, close).second) return;
  m_inserted[begin].opens += open;
  if (close.empty()) return;
  std::string& closes = m_inserted[end].closes;
  closes.insert(0, close);
}

void Edits::replace(std::size_t begin, std::size_t end, const std::string& text) {
  if (begin < end) m_replaced.try_emplace(begin, end, text);
}

void Edits::leaveOut(std::size_t begin, std::size_t end) {
  std::size_t& known = m_leftOut[begin];
  known = std::max(known, end);
}

std::vector<Edit> Edits::list(std::string_view original) const {
  std::map<std::size_t, Edit> all;
  std::size_t outEnd = 0;
  for (const auto& [begin, end] : m_leftOut) {
    if (begin < outEnd) continue;
    std::string lines;
    for (const char c : original.substr(begin, end - begin)) {
      if (c == '\n') lines += '\n';
    }
    all[begin] = {begin, end - begin, std::move(lines)};
    outEnd = end;
  }
  const auto isLeftOut = [&](std::size_t at) {
    auto out = m_leftOut.upper_bound(at);
    return out != m_leftOut.begin() && (--out)->second > at;
  };
  for (const auto& [begin, change] : m_replaced) {
    if (!isLeftOut(begin)) all[begin] = {begin, change.first - begin, change.second};
  }
  for (const auto& [at, inserted] : m_inserted) {
    if (isLeftOut(at)) continue;
    const auto [edit, isNew] = all.try_emplace(at, Edit{at, 0, {}});
    edit->second.text.insert(0, inserted.closes + inserted.opens);
  }
  std::vector<Edit> edits;
  std::size_t end = 0;
  for (auto& [at, edit] : all) {
    if (at < end && edit.length > 0) continue;  // a part of a part that was replaced
    if (at < end) {
      edits.back().text += edit.text;
      continue;
    }
    end = at + edit.length;
    edits.push_back(std::move(edit));
  }
  return edits;
}

std::string apply(std::string_view original, const std::vector<Edit>& edits) {
  std::string result;
  std::size_t at = 0;
  for (const Edit& edit : edits) {
    result += original.substr(at, edit.at - at);
    result += edit.text;
    at = edit.at + edit.length;
  }
  return result += original.substr(at);
}

}  // namespace lanescope::lab
