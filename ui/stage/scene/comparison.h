// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <cstdint>
#include <memory>

#include "request/result.h"
#include "trace/count/traffic.h"

namespace lanescope::ui {

class StageScene;

/// One of two compared runs. `result` must have a record of at least one block.
struct ComparedRun {
  std::shared_ptr<const values::RunResult> result;
  QString label;  ///< the kernel, and the launch where it differs

  /// Shares ownership of the whole result, so that the record is not copied.
  [[nodiscard]] std::shared_ptr<const trace::Record> record() const {
    return {result, &*result->record};
  }
};

/// One row of a comparison, as texts.
struct ComparisonRow {
  enum class Better : std::uint8_t { neither, main, compared };
  QString name;
  QString main;
  QString compared;
  QString verdict;                  ///< "16× fewer (right)"
  QString help;                     ///< what the name means
  Better better = Better::neither;  ///< `neither` also where a side is wrong
  QString place = {};               ///< of the manual, which tells more on the name
};

/// Two runs in numbers, side by side. The numbers cover all recorded blocks; only the steps are
/// those of the shown block. Counters come from the runs themselves.
struct Comparison {
  /// One of the two: the run, the scene of its block, and the loads and stores of its blocks.
  struct Side {
    const ComparedRun& run;
    const StageScene& scene;
    const trace::Traffic& traffic;
  };
  Comparison(const Side& main, const Side& compared);

  QString mainLabel;
  QString comparedLabel;
  QString scope;  ///< a sentence on which blocks are counted
  /// how a pitfall compares with the kernel that it breaks (rich text); else empty
  QString verdict;
  QList<ComparisonRow> rows;

  /// The comparison as tables in rich text, for pictures. `columns` is the number of tables side by
  /// side.
  [[nodiscard]] QString html(int columns) const;
};

}  // namespace lanescope::ui
