// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/front_matter.h"

#include <QRegularExpression>
#include <QSet>

#include "app/lesson/lesson_words.h"

namespace lanescope::app {
namespace {

constexpr int kMostMinutes = 600;

/// Reads the lines one after the other.
class FrontMatterReader {
 public:
  explicit FrontMatterReader(LessonComplaints& complaints) : m_complaints(complaints) {}

  void read(const KeyLine& line) {
    if (m_seen.contains(line.key)) {
      //: %1: a key of the front matter, such as "title"; keys stay English
      m_complaints.add(line.line, LessonWords::tr("%1 is there twice.").arg(line.key));
      return;
    }
    m_seen.insert(line.key);
    if (line.key == QLatin1String("format")) return readFormat(line);
    if (line.key == QLatin1String("minutes")) return readMinutes(line);
    if (line.key == QLatin1String("language")) return readLanguage(line);
    if (QString* text = textOf(line.key)) {
      *text = line.value;
      return;
    }
    //: %1: the key that was written; the keys that are listed stay English
    m_complaints.add(line.line, LessonWords::tr("There is no key %1 here; there are format, title, "
                                                "summary, minutes, author and language.")
                                    .arg(line.key));
  }

  FrontMatter finish(int line) {
    if (!m_seen.contains(QStringLiteral("format"))) {
      //: %1: a line that must be there: "format: 1"
      m_complaints.add(line, LessonWords::tr("The line %1 is missing.")
                                 .arg(QStringLiteral("format: %1").arg(kLessonFormat)));
    }
    if (m_front.title.isEmpty()) {
      m_complaints.add(line, LessonWords::tr("The title is missing."));
    }
    return std::move(m_front);
  }

 private:
  QString* textOf(const QString& key) {
    if (key == QLatin1String("title")) return &m_front.title;
    if (key == QLatin1String("summary")) return &m_front.summary;
    if (key == QLatin1String("author")) return &m_front.author;
    return nullptr;
  }

  void readFormat(const KeyLine& line) {
    bool isNumber = false;
    const int format = line.value.toInt(&isNumber);
    if (!isNumber || format < 1) {
      //: %1: what was written where the number of the format is expected
      m_complaints.add(line.line, LessonWords::tr("%1 is no format.").arg(line.value));
    } else if (format > kLessonFormat) {
      //: %1: the number of the file's format; %2: the newest that this version reads
      m_complaints.add(line.line, LessonWords::tr("This is format %1, of a newer Lanescope; this "
                                                  "one reads up to format %2.")
                                      .arg(format)
                                      .arg(kLessonFormat));
    }
  }

  void readMinutes(const KeyLine& line) {
    bool isNumber = false;
    const int minutes = line.value.toInt(&isNumber);
    if (isNumber && minutes >= 1 && minutes <= kMostMinutes) {
      m_front.minutes = minutes;
      return;
    }
    //: %1: the largest number that is allowed; %2: what was written
    m_complaints.add(line.line, LessonWords::tr("minutes is a whole number from 1 to %1, not %2.")
                                    .arg(kMostMinutes)
                                    .arg(line.value));
  }

  void readLanguage(const KeyLine& line) {
    static const QRegularExpression pattern(QStringLiteral("^[a-z]{2,3}(_[A-Z]{2})?$"));
    m_front.language = line.value;
    if (pattern.match(line.value).hasMatch()) return;
    //: %1: what was written where a language is expected. The examples are codes of languages
    m_complaints.add(
        line.line, LessonWords::tr("%1 is no language; these are: en, sl, zh_TW.").arg(line.value));
  }

  LessonComplaints& m_complaints;
  FrontMatter m_front;
  QSet<QString> m_seen;
};

}  // namespace

FrontMatter readFrontMatter(const MarkedText& text, LessonComplaints& complaints) {
  if (text.frontLine == 0) return {};
  FrontMatterReader reader(complaints);
  for (const KeyLine& line : text.front) reader.read(line);
  return reader.finish(text.frontLine);
}

}  // namespace lanescope::app
