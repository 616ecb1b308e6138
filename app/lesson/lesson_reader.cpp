// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_reader.h"

#include <QFileInfo>
#include <utility>

#include "app/lesson/lesson_blocks.h"
#include "app/lesson/lesson_files.h"
#include "app/lesson/lesson_words.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

bool needsStage(const LessonBlock& block) {
  return std::holds_alternative<LessonQuestion>(block) ||
         std::holds_alternative<LessonPredict>(block) ||
         (std::holds_alternative<LessonCard>(block) && !std::get<LessonCard>(block).claims.empty());
}

/// Puts the parts of a text on pages.
class PageReader {
 public:
  PageReader(const QString& folder, const MarkedTextRules& rules, LessonComplaints& complaints)
      : m_folder(folder), m_rules(rules), m_complaints(complaints) {}

  void operator()(const Heading& heading) { m_pages.push_back({heading.text, heading.line, {}}); }
  void operator()(const Markdown& markdown) {
    add(markdown.line, LessonMarkdown{markdown.line, markdown.parts});
  }
  void operator()(const Directive& directive) {
    add(directive.line, readLessonBlock(directive, m_folder, m_rules, m_complaints));
  }
  std::vector<LessonPage> takePages() { return std::move(m_pages); }

 private:
  void add(int line, LessonBlock block) {
    m_hasStage |= std::holds_alternative<LessonStage>(block);
    if (!m_hasStage && needsStage(block)) {
      m_complaints.add(line, LessonWords::tr("There is no stage yet that this could be about."));
    }
    if (!m_pages.empty()) {
      m_pages.back().blocks.push_back(std::move(block));
    } else if (!std::exchange(m_hasStray, true)) {
      m_complaints.add(line, LessonWords::tr("A lesson begins with a page, that is a line ## and "
                                             "its title."));
    }
  }

  QString m_folder;
  const MarkedTextRules& m_rules;
  LessonComplaints& m_complaints;
  std::vector<LessonPage> m_pages;
  bool m_hasStage = false;
  bool m_hasStray = false;
};

LessonReading readingOf(const MarkedText& marked, const QString& folder, const QString& file) {
  LessonComplaints complaints(file);
  const MarkedTextRules rules{lessonDirectives(), pictureRule(folder)};
  checkMarkedText(marked, rules, complaints);
  LessonReading reading;
  reading.text.front = readFrontMatter(marked, complaints);
  PageReader pages(folder, rules, complaints);
  for (const MarkedPart& part : marked.parts) std::visit(pages, part);
  reading.text.pages = pages.takePages();
  if (reading.text.pages.empty()) complaints.add(0, LessonWords::tr("The lesson has no page."));
  reading.complaints = complaints.take();
  return reading;
}

}  // namespace

QString lessonFileIn(const QString& folder, const QString& language, const QString& stem) {
  const QString translated = QStringLiteral("%1.%2.md").arg(stem, language);
  const bool isThere =
      !language.isEmpty() && QFileInfo(folder + QLatin1Char('/') + translated).isFile();
  return isThere ? translated : stem + QStringLiteral(".md");
}

LessonReading readLessonText(const QByteArray& bytes, const QString& folder, const QString& file) {
  return readingOf(readMarkedText(bytes, lessonDirectives()), folder, file);
}

LessonReading readLessonFile(const QString& folder, const QString& file) {
  return readingOf(markedTextIn(folder, file, lessonDirectives()), folder, file);
}

LessonText readLesson(const QString& folder, const QString& language) {
  LessonReading reading = readLessonFile(folder, lessonFileIn(folder, language));
  if (!reading.complaints.empty()) {
    values::refuse(reading.complaints.front().text().toStdString());
  }
  return std::move(reading.text);
}

}  // namespace lanescope::app
