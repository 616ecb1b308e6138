// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>
#include <QString>
#include <cstdint>
#include <optional>
#include <span>

#include "values/host_array.h"

namespace lanescope::ui {

struct StageModel;

/// What a lesson asks for; a teacher chooses among these.
enum class QuestionKind : std::uint8_t {
  value = 1,  ///< of an element after the step
  lanes = 2,  ///< that take part in the step
  cost = 4,   ///< of the step's access: ways of a bank conflict, sectors
  left = 8,   ///< steps, barriers or epochs until the end
};
Q_DECLARE_FLAGS(QuestionKinds, QuestionKind)

}  // namespace lanescope::ui

// In the namespace they would hide Qt's own.
Q_DECLARE_OPERATORS_FOR_FLAGS(lanescope::ui::QuestionKinds)

namespace lanescope::ui {

/// What a question about a step asks for exactly.
struct Subject {
  enum class What : std::uint8_t {
    element,         ///< the value of `array`[`index`] after the step
    lanesOfWarp,     ///< lanes of warp `index` that take part
    threadsOfBlock,  ///< threads that take part
    bankWays,        ///< of the bank conflict of warp `index`; 1: none
    sectors,         ///< of 32 bytes that warp `index` touches
    stepsLeft,       ///< the step included
    barriersLeft,    ///< the step included
    epochsLeft,      ///< after that of the step before
  };
  What what = What::stepsLeft;
  unsigned array = 0;  ///< position in Record::arrays
  std::int64_t index = 0;

  bool operator==(const Subject&) const = default;
  [[nodiscard]] QuestionKind kind() const;
};

/// What is told of a subject wherever it is named.
struct SubjectInfo {
  Subject::What what = Subject::What::element;
  QuestionKind kind = QuestionKind::value;
  const char* id = "";  ///< in files
};
[[nodiscard]] std::span<const SubjectInfo> subjectInfos();

/// A question about what a step will do, put to whoever sees the step before it; with the answer
/// that the record gives. Computed from the record alone.
struct Question {
  int step = 0;  ///< at least 1
  Subject subject;
  QString text;
  QString
      reason;  ///< why the answer is what it is: "cache[3] = cache[3] + cache[19] = 6 + 22 = 28"
  values::DType type = values::DType::int64;  ///< of the answer
  std::uint64_t bits = 0;                     ///< the answer, see Event::bits

  /// Nothing when what is typed is no number.
  [[nodiscard]] std::optional<bool> isRight(const QString& typed) const;
};

/// Nothing where the step does not have the subject.
[[nodiscard]] std::optional<Question> questionOn(const StageModel& model, int step,
                                                 const Subject& subject);

}  // namespace lanescope::ui
