// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "trace/record/record.h"
#include "ui/quiz/question.h"

namespace lanescope::ui {

/// Reads a subject as lessons write it: its id, and an element of the record, "element cache[3]",
/// or the number of a warp, "lanes 0". Returns nothing where it is none, or where the record has no
/// such element.
[[nodiscard]] std::optional<Subject> subjectFrom(const QString& text, const trace::Record& record);

/// An element of an array of the record by its name there: "cache[3]".
struct NamedElement {
  unsigned array = 0;  ///< position in Record::arrays
  std::int64_t index = 0;
};
/// Also "A[2][3]" of a matrix.
[[nodiscard]] std::optional<NamedElement> elementFrom(const QString& text,
                                                      const trace::Record& record);

}  // namespace lanescope::ui
