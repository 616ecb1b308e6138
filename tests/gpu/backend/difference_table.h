// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

// What differs between a kernel's record and the GPU's counters, a line a counter.

namespace lanescope::tests {

/// Gathers readings of one kernel's launches: those that differ without a known cause, and those
/// that differ by one. Each of the two makes a table:
///
///     matmul_tf32                         differ      GPU less record   for instance
///     shared loads, wavefronts            13 of 14    -240 to -112      320 and 80, n=2 m=1 k=18
class DifferenceTable {
 public:
  explicit DifferenceTable(std::string_view kernel) : m_kernel(kernel) {}

  /// Adds a reading of the counter in a launch.
  void add(std::string_view counter, std::uint64_t record, std::uint64_t gpu, bool isExplained,
           std::string_view launch) {
    Row& row = m_rows[std::string(counter)];
    ++row.readings;
    if (record == gpu) return;
    Differences& kind = isExplained ? row.explained : row.unexplained;
    const std::int64_t more = static_cast<std::int64_t>(gpu) - static_cast<std::int64_t>(record);
    if (kind.count++ == 0) {
      kind.least = kind.most = more;
      kind.first = std::to_string(record) + " and " + std::to_string(gpu) + ", ";
      kind.first += launch;
    }
    kind.least = std::min(kind.least, more);
    kind.most = std::max(kind.most, more);
  }

  [[nodiscard]] int readings() const {
    int sum = 0;
    for (const auto& [counter, row] : m_rows) sum += row.readings;
    return sum;
  }
  [[nodiscard]] int explained() const { return countOf(&Row::explained); }
  [[nodiscard]] int unexplained() const { return countOf(&Row::unexplained); }

  /// Returns the table of what has no known cause; empty where there is nothing.
  [[nodiscard]] std::string text() const { return textOf(&Row::unexplained, "differ"); }
  /// The same of what has one.
  [[nodiscard]] std::string explainedText() const { return textOf(&Row::explained, "explained"); }

 private:
  /// What the GPU counts more than the record.
  struct Differences {
    int count = 0;
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::string first;
  };
  struct Row {
    int readings = 0;
    Differences explained;
    Differences unexplained;
  };

  [[nodiscard]] int countOf(Differences Row::*kind) const {
    int sum = 0;
    for (const auto& [counter, row] : m_rows) sum += (row.*kind).count;
    return sum;
  }
  [[nodiscard]] std::string textOf(Differences Row::*kind, const std::string& title) const {
    if (countOf(kind) == 0) return {};
    std::string text = line(m_kernel, title, "GPU less record", "for instance");
    for (const auto& [counter, row] : m_rows) {
      const Differences& differences = row.*kind;
      if (differences.count == 0) continue;
      std::string range = signedText(differences.least);
      if (differences.most != differences.least) range += " to " + signedText(differences.most);
      text +=
          line(counter, std::to_string(differences.count) + " of " + std::to_string(row.readings),
               range, differences.first);
    }
    return text;
  }
  static std::string signedText(std::int64_t value) {
    return (value > 0 ? "+" : "") + std::to_string(value);
  }
  static std::string line(const std::string& counter, const std::string& count,
                          const std::string& range, const std::string& instance) {
    const auto padded = [](std::string text, std::size_t width) {
      text.resize(std::max(text.size() + 1, width), ' ');
      return text;
    };
    return padded(counter, 36) + padded(count, 12) + padded(range, 18) + instance + "\n";
  }

  std::string m_kernel;
  std::map<std::string, Row> m_rows;
};

}  // namespace lanescope::tests
