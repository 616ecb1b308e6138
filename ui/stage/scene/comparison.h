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

/// A run that is compared with another one. `result` has a record of at least one block.
struct ComparedRun {
  std::shared_ptr<const values::RunResult> result;
  QString label;  ///< kernel, and what it was launched with where that differs

  /// Keeps the whole result alive, so that the record is not copied.
  [[nodiscard]] std::shared_ptr<const trace::Record> record() const {
    return {result, &*result->record};
  }
};

/// One line of a comparison, in words.
struct ComparisonRow {
  enum class Better : std::uint8_t { neither, main, compared };
  QString name;
  QString main;
  QString compared;
  QString verdict;                  ///< "right, 16.0 × less"
  QString help;                     ///< what the name means
  Better better = Better::neither;  ///< also where a side is wrong
};

/// Two runs in numbers, side by side: of all recorded blocks, but for the steps, which are those of
/// the block that is shown. What the runs have counted is taken from there.
struct Comparison {
  /// One of the two: the run, the scene of its block, and what its blocks load and store.
  struct Side {
    const ComparedRun& run;
    const StageScene& scene;
    const trace::Traffic& traffic;
  };
  Comparison(const Side& main, const Side& compared);

  QString mainLabel;
  QString comparedLabel;
  QString scope;    ///< which blocks are counted, in a sentence
  QString verdict;  ///< what a pitfall does beside what it breaks (rich text); else empty
  QList<ComparisonRow> rows;

  /// As a table in rich text, for pictures. `columns`: how many tables stand beside each other.
  [[nodiscard]] QString html(int columns) const;
};

}  // namespace lanescope::ui
