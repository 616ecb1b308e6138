// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/entry.h"

#include <algorithm>

namespace lanescope::history {

Kind kindOf(values::Measure measure) {
  switch (measure) {
    case values::Measure::accuracy:
      return Kind::errors;
    case values::Measure::work:
      return Kind::work;
    case values::Measure::time:
    case values::Measure::counters:  // of sweeps, which are not kept
      break;
  }
  return Kind::times;
}

Kind kindOf(const values::BenchResult& result) {
  if (result.series.empty()) return Kind::times;
  if (result.series.front().work) return Kind::work;
  return result.series.front().accuracy ? Kind::errors : Kind::times;
}

QStringList Found::remarks() const {
  constexpr qsizetype kMost = 5;
  QStringList some = leftOut.first(std::min(leftOut.size(), kMost));
  if (leftOut.size() > kMost) {
    some += QStringLiteral("%1 more entries are left out.").arg(leftOut.size() - kMost);
  }
  return some;
}

}  // namespace lanescope::history
