// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "trace/count/step_facts.h"
#include "trace/record/record.h"

namespace lanescope::ui {

/// Whether a step of this kind is about asynchronous copies and products, or the barriers for them.
[[nodiscard]] bool isAsync(trace::EventKind kind);

/// The words for such steps.
class AsyncWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::AsyncWords)

 public:
  /// "thread 0: arrival at the barrier filled[0], which is to count 16 384 bytes."; `bits`: of the
  /// event of the step's first thread.
  [[nodiscard]] static QString sentence(const trace::Record& record, const trace::StepFacts& facts,
                                        std::uint64_t bits);
  /// "Thread 5 (warp 0, lane 5) starts a bulk copy on line 84"; `who`: the subject.
  [[nodiscard]] static QString clause(const QString& who, const trace::Record& record,
                                      const trace::Step& step);
  /// "a bulk copy"
  [[nodiscard]] static QString deed(trace::EventKind kind);

 private:
  static QString who(const trace::StepFacts& facts);
  static QString deedOf(const trace::Record& record, const trace::StepFacts& facts,
                        std::uint64_t bits);
  static QString barrier(const trace::Record& record, const trace::StepFacts& facts,
                         std::uint64_t bits);
  static QString copy(const trace::Record& record, const trace::StepFacts& facts,
                      std::uint64_t bits);
  static QString product(const trace::Record& record, const trace::StepFacts& facts,
                         std::uint64_t bits);
  static QString group(const trace::StepFacts& facts, std::uint64_t bits);
};

}  // namespace lanescope::ui
