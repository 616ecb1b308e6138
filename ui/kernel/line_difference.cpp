// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/line_difference.h"

#include <algorithm>
#include <cstdint>

namespace lanescope::ui {
namespace {

/// A stretch of lines, from `begin` to before `end`.
struct Stretch {
  const QStringList& lines;
  qsizetype begin = 0;
  qsizetype end = 0;
  [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(end - begin); }
  [[nodiscard]] const QString& at(std::size_t i) const {
    return lines[begin + static_cast<qsizetype>(i)];
  }
};

/// The lengths of the longest common sequences of lines, from each pair of lines to both ends.
class CommonLines {
 public:
  CommonLines(const Stretch& a, const Stretch& b)
      : m_width(b.size() + 1), m_lengths((a.size() + 1) * m_width) {
    for (std::size_t i = a.size(); i-- > 0;) {
      for (std::size_t j = b.size(); j-- > 0;) {
        m_lengths[i * m_width + j] =
            a.at(i) == b.at(j) ? 1 + at(i + 1, j + 1) : std::max(at(i + 1, j), at(i, j + 1));
      }
    }
  }
  [[nodiscard]] std::int32_t at(std::size_t i, std::size_t j) const {
    return m_lengths[i * m_width + j];
  }

 private:
  std::size_t m_width;
  std::vector<std::int32_t> m_lengths;
};

/// Collects lines that are on one side only; neighbours make one place.
class Places {
 public:
  Places(const Stretch& own, const Stretch& other)
      : m_first(static_cast<int>(own.begin)), m_otherFirst(static_cast<int>(other.begin)) {}

  void add(std::size_t i, std::size_t j, bool isOwn) {
    const int first = m_first + static_cast<int>(i);
    const int otherFirst = m_otherFirst + static_cast<int>(j);
    const bool isNext = !m_places.empty() &&
                        m_places.back().first + m_places.back().count == first &&
                        m_places.back().otherFirst + m_places.back().otherCount == otherFirst;
    if (!isNext) m_places.push_back({first, 0, otherFirst, 0});
    ++(isOwn ? m_places.back().count : m_places.back().otherCount);
  }
  [[nodiscard]] std::vector<LineDifference> take() { return std::move(m_places); }

 private:
  int m_first;
  int m_otherFirst;
  std::vector<LineDifference> m_places;
};

}  // namespace

std::vector<LineDifference> differencesOf(const QStringList& lines, const QStringList& others) {
  Stretch own{lines, 0, lines.size()};
  Stretch other{others, 0, others.size()};
  while (own.size() > 0 && other.size() > 0 && lines[own.begin] == others[other.begin]) {
    ++own.begin;
    ++other.begin;
  }
  while (own.size() > 0 && other.size() > 0 && lines[own.end - 1] == others[other.end - 1]) {
    --own.end;
    --other.end;
  }
  if (own.size() == 0 && other.size() == 0) return {};
  // The table takes this many numbers of four bytes.
  constexpr std::size_t kMostPairs = std::size_t{1} << 22;
  if (own.size() == 0 || other.size() == 0 || own.size() > kMostPairs / other.size()) {
    return {{static_cast<int>(own.begin), static_cast<int>(own.size()),
             static_cast<int>(other.begin), static_cast<int>(other.size())}};
  }
  const CommonLines common(own, other);
  Places places(own, other);
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < own.size() || j < other.size()) {
    if (i < own.size() && j < other.size() && own.at(i) == other.at(j)) {
      ++i;
      ++j;
      continue;
    }
    const bool isOwn =
        i < own.size() && (j == other.size() || common.at(i + 1, j) >= common.at(i, j + 1));
    places.add(i, j, isOwn);
    ++(isOwn ? i : j);
  }
  return places.take();
}

}  // namespace lanescope::ui
