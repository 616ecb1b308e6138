// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/front_matter.h"

#include <QRegularExpression>
#include <QSet>

#include "app/lesson/lesson_words.h"
#include "app/text/matching.h"
#include "app/text/sentence_text.h"
#include "protocol/newer_format.h"

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
    m_complaints.add(line.line, LessonWords::tr("There is no key %1 here; there are format, "
                                                "written_by, title, summary, minutes, author "
                                                "and language.")
                                    .arg(line.key));
  }

  FrontMatter finish(int line) {
    if (m_format > kLessonFormat) {
      //: The subject of a sentence: "… was written by Lanescope 0.4.0: its format is …"
      const std::string subject = LessonWords::tr("This text").toStdString();
      m_complaints.add(m_formatLine,
                       sentenceText(engine::newerFormatSentence(subject, m_format, kLessonFormat,
                                                                m_writer.toStdString())));
    }
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
    if (key == QLatin1String(engine::kWriterKey)) return &m_writer;
    return nullptr;
  }

  void readFormat(const KeyLine& line) {
    bool isNumber = false;
    m_format = line.value.toInt(&isNumber);
    m_formatLine = line.line;
    if (isNumber && m_format >= 1) return;
    //: %1: what was written where the number of the format is expected
    m_complaints.add(line.line, LessonWords::tr("%1 is no format.").arg(line.value));
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
    if (isMatch(pattern, line.value)) return;
    //: %1: what was written where a language is expected. The examples are codes of languages
    m_complaints.add(
        line.line, LessonWords::tr("%1 is no language; these are: en, sl, zh_TW.").arg(line.value));
  }

  LessonComplaints& m_complaints;
  FrontMatter m_front;
  int m_format = 1;
  int m_formatLine = 0;
  QString m_writer;  ///< the version of Lanescope that the text was written for
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
