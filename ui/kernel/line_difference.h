// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

namespace lanescope::ui {

/// A place where two texts differ: `count` lines of one from its line `first` on stand where the
/// other has `otherCount` lines from its line `otherFirst` on. Lines count from 0, and one of the
/// counts may be 0.
struct LineDifference {
  int first = 0;
  int count = 0;
  int otherFirst = 0;
  int otherCount = 0;
  bool operator==(const LineDifference&) const = default;
};

/// Returns the places where two texts differ, ascending; as many lines as possible are equal. Of
/// texts whose different parts have more than some thousand lines each, those parts are one place.
[[nodiscard]] std::vector<LineDifference> differencesOf(const QStringList& lines,
                                                        const QStringList& others);

}  // namespace lanescope::ui
