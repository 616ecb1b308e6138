// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope::trace {

/// What a line of a kernel assigns to: "sums" with two subscripts for `sums[j][l] = …`.
struct AssignedName {
  std::string name;  ///< with members: "ofA.x"
  int subscripts = 0;
  bool operator==(const AssignedName&) const = default;
};

/// Returns what the one assignment of a line assigns to; `+=` and the like assign, too. A statement
/// that is a mere call, `mmaTf32(sums[half], left, right);`, is taken to change its first argument.
/// Returns nothing for a line with none or several of them.
[[nodiscard]] std::optional<AssignedName> assignedName(std::string_view line);

/// The names that a kernel's text gives to what its lines compute.
class SourceNames {
 public:
  SourceNames() = default;
  /// `text`: the kernel's file.
  explicit SourceNames(std::string_view text);

  /// What a line, from 1, assigns to; null for none.
  [[nodiscard]] const AssignedName* at(int line) const;
  /// The lengths of an array that the text declares, `T sums[2][4]`; empty for what it does not
  /// declare, declares in two ways, or whose lengths are no plain numbers and constants.
  [[nodiscard]] const std::vector<int>& extentsOf(const std::string& name) const;

 private:
  std::vector<std::optional<AssignedName>> m_lines;
  std::map<std::string, std::vector<int>, std::less<>> m_extents;
};

}  // namespace lanescope::trace
