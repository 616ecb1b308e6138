// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/directive_reader.h"

#include "app/lesson/lesson_words.h"
#include "values/error.h"

namespace lanescope::app {

DirectiveReader::DirectiveReader(const Directive& directive, const MarkedTextRules& rules,
                                 LessonComplaints& complaints)
    : m_directive(directive), m_rules(rules), m_complaints(complaints) {}

std::vector<const KeyLine*> DirectiveReader::lines(const QString& key) {
  if (!m_known.contains(key)) m_known += key;
  std::vector<const KeyLine*> found;
  for (const KeyLine& line : m_directive.lines) {
    if (line.key == key) found.push_back(&line);
  }
  return found;
}

const KeyLine* DirectiveReader::line(const QString& key) {
  const auto found = lines(key);
  for (std::size_t i = 1; i < found.size(); ++i) {
    //: %1: a key of a directive, such as "step"; keys stay English
    complain(found[i]->line, LessonWords::tr("%1 is there twice.").arg(key));
  }
  return found.empty() ? nullptr : found.front();
}

const KeyLine* DirectiveReader::neededLine(const QString& key) {
  const KeyLine* found = line(key);
  if (!found) {
    //: %1: the name of a directive, such as "stage"; %2: the key that it lacks
    complain(m_directive.line,
             LessonWords::tr("This %1 lacks a line %2 = …").arg(m_directive.name, key));
  }
  return found;
}

QString DirectiveReader::value(const QString& key) {
  const KeyLine* found = line(key);
  return found ? found->value : QString();
}

QString DirectiveReader::neededValue(const QString& key) {
  const KeyLine* found = neededLine(key);
  return found ? found->value : QString();
}

MarkdownLine DirectiveReader::checkedMarkdown(const KeyLine& line) {
  checkMarkdown(line.parts, m_rules, m_complaints);
  return {line.value, line.parts};
}

MarkdownLine DirectiveReader::markdown(const QString& key) {
  const KeyLine* found = line(key);
  return found ? checkedMarkdown(*found) : MarkdownLine();
}

MarkdownLine DirectiveReader::neededMarkdown(const QString& key) {
  const KeyLine* found = neededLine(key);
  return found ? checkedMarkdown(*found) : MarkdownLine();
}

QList<MarkdownLine> DirectiveReader::markdownLines(const QString& key) {
  QList<MarkdownLine> texts;
  for (const KeyLine* each : lines(key)) texts += checkedMarkdown(*each);
  return texts;
}

std::optional<int> DirectiveReader::numberIn(const KeyLine& line, const QString& text, int least,
                                             int most) {
  bool isNumber = false;
  const int number = text.toInt(&isNumber);
  if (isNumber && number >= least && number <= most) return number;
  //: %1: a key, such as "step"; %2 and %3: the least and the largest number; %4: what was written
  complain(line.line, LessonWords::tr("%1 is a whole number from %2 to %3, not %4.")
                          .arg(line.key)
                          .arg(least)
                          .arg(most)
                          .arg(text));
  return std::nullopt;
}

std::optional<int> DirectiveReader::number(const QString& key, int least, int most) {
  const KeyLine* found = line(key);
  return found ? numberIn(*found, found->value, least, most) : std::nullopt;
}

QStringList DirectiveReader::list(const QString& key) {
  QStringList parts;
  for (const KeyLine* each : lines(key)) {
    for (const QString& part : each->value.split(QLatin1Char(','))) {
      if (!part.trimmed().isEmpty()) parts += part.trimmed();
    }
  }
  return parts;
}

std::vector<LessonClaim> DirectiveReader::claims() {
  std::vector<LessonClaim> claims;
  for (const KeyLine* each : lines(QStringLiteral("claim"))) {
    try {
      claims.push_back(readClaim(each->value, each->line));
    } catch (const values::Error& error) {
      complain(each->line, QString::fromUtf8(error.what()));
    }
  }
  return claims;
}

void DirectiveReader::finish() {
  for (const KeyLine& line : m_directive.lines) {
    if (m_known.contains(line.key)) continue;
    //: %1: the key that was written; %2: the name of a directive; %3: the keys that it has. Keys
    //: and names stay English
    complain(line.line, LessonWords::tr("There is no key %1 of %2; there are %3.")
                            .arg(line.key, m_directive.name, m_known.join(QStringLiteral(", "))));
  }
}

}  // namespace lanescope::app
