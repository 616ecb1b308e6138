// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <span>

#include "trace/flow/registers.h"

namespace lanescope::ui {

struct StageModel;

/// Names the values that a thread holds, and writes what they were made of: "sums[1][2] =
/// fma(left[1], right[2], sums[1][2]) = 3 × 5 + 40 = 55".
class RegisterWords {
  Q_DECLARE_TR_FUNCTIONS(RegisterWords)

 public:
  /// Both must outlive the words; they are of the same block.
  RegisterWords(const StageModel& model, const trace::Registers& registers)
      : m_model(model), m_registers(registers) {}

  /// The names in the source of the kernel that the model's record is of.
  [[nodiscard]] static trace::SourceNames sourceNames(const StageModel& model);
  /// Says in one sentence why a record does not tell what its values are made of; empty where it
  /// does.
  [[nodiscard]] static QString whyMissing(const trace::Record& record);

  /// The name of a place: "sums[1][2]", "line 58". What depends on the value is left open:
  /// "tileA[…]".
  [[nodiscard]] QString nameOf(const trace::RegisterGroup& group, std::uint32_t position) const;
  /// The name of a value: "sums[1][2]", "tileA[17]", "line 58"; of what is made for an element, the
  /// element's.
  [[nodiscard]] QString nameOf(trace::Source source) const;
  [[nodiscard]] double valueOf(trace::Source source) const;
  [[nodiscard]] QString numberOf(trace::Source source) const;
  /// What made the value, by names: "fma(left[1], right[2], sums[1][2])", "tileA[17]".
  [[nodiscard]] QString expressionOf(trace::Source source) const;
  /// Name, what made it, by names and by numbers, and the value.
  [[nodiscard]] QString equationOf(trace::Source source) const;
  /// The equations of the value and of what it was made of, `depth` levels deep, a line each.
  [[nodiscard]] QString explain(trace::Source source, int depth) const;
  /// The same for the value that an event of the thread stored; empty where nothing is known of it.
  [[nodiscard]] QString explainStored(std::uint32_t event, int depth) const;

 private:
  /// What is named by what it was made of: an intermediate result.
  [[nodiscard]] bool isInline(trace::Source source) const;
  [[nodiscard]] const trace::Operation* operationOf(trace::Source source) const;
  [[nodiscard]] static QString join(trace::OperationKind kind, const QString& type,
                                    const QStringList& operands, bool areNumbers);
  [[nodiscard]] QString operand(trace::Source source, int level) const;
  [[nodiscard]] QString expression(trace::Source source, int level) const;
  /// The sources of an operation, for an intermediate result its own in its place.
  [[nodiscard]] std::vector<trace::Source> namedSourcesOf(trace::Source source, int level) const;
  void explain(trace::Source source, int level, int depth, QStringList& lines) const;

  const StageModel& m_model;
  const trace::Registers& m_registers;
};

}  // namespace lanescope::ui
