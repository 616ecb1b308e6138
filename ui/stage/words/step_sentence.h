// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "trace/count/step_facts.h"
#include "trace/record/record.h"

namespace lanescope::ui {

/// One sentence for a student on one step, from its facts.
class StepSentence {
  Q_DECLARE_TR_FUNCTIONS(StepSentence)

 public:
  /// `value`: of the first thread's event; of an access out of bounds, the full index.
  [[nodiscard]] static QString compose(const trace::Record& record, const trace::StepFacts& facts,
                                       double value);
  /// What several threads do with an array: "32 of 64 threads read cache[0 … 31]".
  [[nodiscard]] static QString group(const trace::Record& record, const trace::StepFacts& facts);

 private:
  [[nodiscard]] static QString who(const trace::StepFacts& facts);
  [[nodiscard]] static QString barrier(const trace::Record& record, const trace::StepFacts& facts);
  [[nodiscard]] static QString amongLanes(const trace::StepFacts& facts);
  [[nodiscard]] static QString shuffle(const trace::StepFacts& facts);
  [[nodiscard]] static QString reduction(const trace::StepFacts& facts);
  [[nodiscard]] static QString single(const QString& array, const trace::StepFacts& facts,
                                      double value);
  [[nodiscard]] static QString several(const trace::ArrayInfo& info, const trace::StepFacts& facts);
  [[nodiscard]] static QString load(const trace::ArrayInfo& info, const trace::StepFacts& facts);
  [[nodiscard]] static QString store(const trace::ArrayInfo& info, const trace::StepFacts& facts);
  [[nodiscard]] static QString places(const trace::ArrayInfo& info, const trace::StepFacts& facts);
  [[nodiscard]] static QString rectangle(const trace::ArrayInfo& info,
                                         const trace::StepPlaces& places);
  [[nodiscard]] static QString meeting(const trace::StepPlaces& places);
};

}  // namespace lanescope::ui
