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

/// The kinds of questions that a teacher can choose from.
enum class QuestionKind : std::uint8_t {
  value = 1,  ///< the value of an element after the step
  lanes = 2,  ///< the lanes that take part in the step
  cost = 4,   ///< the cost of the step's access: ways of a bank conflict, sectors
  left = 8,   ///< the number of steps, barriers or epochs until the end
};
Q_DECLARE_FLAGS(QuestionKinds, QuestionKind)

}  // namespace lanescope::ui

// In the namespace they would hide Qt's own.
Q_DECLARE_OPERATORS_FOR_FLAGS(lanescope::ui::QuestionKinds)

namespace lanescope::ui {

/// The exact subject of a question on a step.
struct Subject {
  enum class What : std::uint8_t {
    element,         ///< the value of `array`[`index`] after the step
    lanesOfWarp,     ///< number of lanes of warp `index` that take part
    threadsOfBlock,  ///< number of threads that take part
    bankWays,        ///< ways of warp `index`'s bank conflict; 1: no conflict
    sectors,         ///< number of 32-byte sectors that warp `index` accesses
    stepsLeft,       ///< includes the step
    barriersLeft,    ///< includes the step
    epochsLeft,      ///< after the epoch of the step before
  };
  What what = What::stepsLeft;
  unsigned array = 0;  ///< index into Record::arrays
  std::int64_t index = 0;

  bool operator==(const Subject&) const = default;
  [[nodiscard]] QuestionKind kind() const;
};

/// Name and id of a subject.
struct SubjectInfo {
  Subject::What what = Subject::What::element;
  QuestionKind kind = QuestionKind::value;
  const char* id = "";  ///< in files
};
[[nodiscard]] std::span<const SubjectInfo> subjectInfos();

/// A question on what a step will do, asked while the step before it is shown, with the answer. It
/// is computed from the record alone.
struct Question {
  int step = 0;  ///< at least 1
  Subject subject;
  QString text;
  QString reason;  ///< the reason of the answer: "cache[3] = cache[3] + cache[19] = 6 + 22 = 28"
  values::DType type = values::DType::int64;  ///< of the answer
  std::uint64_t bits = 0;                     ///< the answer, see Event::bits

  /// Whether the typed answer is right; nothing when it is no number.
  [[nodiscard]] std::optional<bool> isRight(const QString& typed) const;
};

/// The question on a subject; nothing where the step does not have the subject.
[[nodiscard]] std::optional<Question> questionOn(const StageModel& model, int step,
                                                 const Subject& subject);

}  // namespace lanescope::ui
