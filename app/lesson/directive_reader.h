// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <optional>
#include <vector>

#include "app/lesson/lesson_claim.h"
#include "app/lesson/markdown_check.h"

namespace lanescope::app {

/// Reads the lines of one directive by their keys, and complains with a line about what is missing,
/// there twice or no value. What was not asked for at the end is an unknown key.
class DirectiveReader {
 public:
  DirectiveReader(const Directive& directive, const MarkedTextRules& rules,
                  LessonComplaints& complaints);

  /// The line of a key that may be there once; null where it is not.
  const KeyLine* line(const QString& key);
  /// Complains where the key is missing.
  const KeyLine* neededLine(const QString& key);
  /// The lines of a key that may be there several times.
  std::vector<const KeyLine*> lines(const QString& key);

  /// The value of a key that may be there once; empty where it is not.
  QString value(const QString& key);
  QString neededValue(const QString& key);
  /// A line of Markdown.
  MarkdownLine markdown(const QString& key);
  MarkdownLine neededMarkdown(const QString& key);
  QList<MarkdownLine> markdownLines(const QString& key);
  /// A whole number in a range.
  std::optional<int> number(const QString& key, int least, int most);
  /// The parts of the values between commas.
  QStringList list(const QString& key);
  std::vector<LessonClaim> claims();

  void complain(int line, const QString& sentence) { m_complaints.add(line, sentence); }
  /// Complains about the lines that were not asked for.
  void finish();

  /// Reads a whole number. Complains with the line and returns nothing where it is none.
  std::optional<int> numberIn(const KeyLine& line, const QString& text, int least, int most);

 private:
  MarkdownLine checkedMarkdown(const KeyLine& line);

  const Directive& m_directive;
  const MarkedTextRules& m_rules;
  LessonComplaints& m_complaints;
  QStringList m_known;
};

}  // namespace lanescope::app
