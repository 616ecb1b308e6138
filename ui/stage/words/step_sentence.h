// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "trace/count/step_facts.h"
#include "trace/record/record.h"

namespace lanescope::ui {

/// Composes one sentence for a student on one step.
class StepSentence {
  Q_DECLARE_TR_FUNCTIONS(StepSentence)

 public:
  /// `value` is that of the first thread's event; for an access out of bounds, the full index.
  [[nodiscard]] static QString compose(const trace::Record& record, const trace::StepFacts& facts,
                                       double value);
  /// The sentence on a step for which `isAsync` holds. `bits`: of the event of its first thread.
  [[nodiscard]] static QString ofAsync(const trace::Record& record, const trace::StepFacts& facts,
                                       std::uint64_t bits);
  /// "all 64 threads" or "4 of 64 threads"
  [[nodiscard]] static QString who(const trace::StepFacts& facts);
  /// A clause on what several threads do with an array: "32 of 64 threads read cache[0 … 31]".
  [[nodiscard]] static QString group(const trace::Record& record, const trace::StepFacts& facts);

 private:
  /// What follows the epoch.
  [[nodiscard]] static QString inEpoch(const trace::Record& record, const trace::StepFacts& facts,
                                       double value);
  [[nodiscard]] static QString barrier(const trace::Record& record, const trace::StepFacts& facts);
  [[nodiscard]] static QString amongLanes(const trace::StepFacts& facts);
  [[nodiscard]] static QString shuffle(const trace::StepFacts& facts);
  /// A clause on the threads that get another lane's value.
  [[nodiscard]] static QString received(const trace::StepFacts& receivers);
  [[nodiscard]] static QString reduction(const trace::StepFacts& facts);
  [[nodiscard]] static QString single(const QString& array, const trace::StepFacts& facts,
                                      double value);
  [[nodiscard]] static QString several(const trace::ArrayInfo& info, const trace::StepFacts& facts);
  [[nodiscard]] static QString load(const trace::ArrayInfo& info, const trace::StepFacts& facts);
  [[nodiscard]] static QString store(const trace::ArrayInfo& info, const trace::StepFacts& facts);
  /// A clause on what is stored.
  [[nodiscard]] static QString stored(const trace::ArrayInfo& info, const trace::StepFacts& facts);
  [[nodiscard]] static QString places(const trace::ArrayInfo& info, const trace::StepFacts& facts);
  [[nodiscard]] static QString rectangle(const trace::ArrayInfo& info,
                                         const trace::StepPlaces& places);
  [[nodiscard]] static QString withMeeting(const QString& elements,
                                           const trace::StepPlaces& places);
};

}  // namespace lanescope::ui
