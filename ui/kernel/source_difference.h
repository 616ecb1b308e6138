// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace lanescope::ui {

/// Where the body of one kernel's file differs from that of another, line by line. Comments, blank
/// lines and indentation are no difference, and neither are the names under which both are
/// compiled.
struct SourceDifference {
  /// Lines of the other file that are not in this one.
  struct Missing {
    int before = 0;  ///< they stand before this line of this file, from 1
    QStringList lines;
    bool operator==(const Missing&) const = default;
  };

  std::vector<int> changed;      ///< lines of this file that are not in the other, from 1
  std::vector<Missing> missing;  ///< ascending

  [[nodiscard]] static SourceDifference between(const QString& text, const QString& other);
};

}  // namespace lanescope::ui
