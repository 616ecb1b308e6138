// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "app/conditions/condition_names.h"
#include "trace/record/record.h"
#include "values/error.h"

namespace lanescope::app {

/// Says in one sentence why a condition cannot be read.
class ConditionError : public values::Error {
 public:
  /// `column` counts the characters of the text from 1.
  ConditionError(int column, const QString& sentence)
      : values::Error(values::ErrorKind::badInput, sentence.toStdString()), m_column(column) {}
  [[nodiscard]] int column() const noexcept { return m_column; }

 private:
  int m_column;
};

/// No condition has more characters.
inline constexpr int kLongestCondition = 1000;

/// A part of a condition, written for muParser: the name number i of `ConditionName` is "v" and i,
/// the element of array number i is a call of "a" and i, "is" is "~".
struct ConditionTerm {
  std::string expression;
  std::vector<int> columns;  ///< for each character of `expression`, its column in the user's text
  ConditionScope scope = ConditionScope::step;  ///< the largest among its names
  bool namesArray = false;
  bool namesIndex = false;  ///< it names `index`
  bool namesValue = false;  ///< it names `value`
};

/// A condition as alternatives, of which one must hold; of an alternative every term must hold.
struct ConditionTerms {
  std::vector<std::vector<ConditionTerm>> alternatives;
  /// True when 64-bit integers are compared as doubles, which hold 53 bits.
  bool roundsIntegers = false;
};

/// Reads a condition on a record. Throws ConditionError, whose sentence names the column and what
/// is expected there. The result may still have an error that muParser finds.
[[nodiscard]] ConditionTerms readCondition(const QString& text, const trace::Record& record);

}  // namespace lanescope::app
