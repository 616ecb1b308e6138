// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/marked_text.h"

#include <QRegularExpression>
#include <QStringDecoder>
#include <utility>

#include "app/lesson/lesson_words.h"
#include "app/lesson/markdown_check.h"

namespace lanescope::app {
namespace {

bool isUtf8(QByteArrayView bytes) {
  QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
  [[maybe_unused]] const QString text = decoder(bytes);
  return !decoder.hasError();
}

/// The lines of a text, without their ends. Complains about bytes that are no text; such a text has
/// no lines.
QStringList linesOf(const QByteArray& bytes, LessonComplaints& complaints) {
  if (bytes.size() > kMostLessonBytes) {
    //: %1: the size of the file in bytes; %2: the most MiB that are allowed
    complaints.add(0, LessonWords::tr("The text has %1 bytes; %2 MiB are the most.")
                          .arg(bytes.size())
                          .arg(kMostLessonBytes >> 20));
    return {};
  }
  const QList<QByteArray> raw = bytes.split('\n');
  QStringList lines;
  for (qsizetype i = 0; i < raw.size(); ++i) {
    const int line = static_cast<int>(i) + 1;
    const bool isText = isUtf8(raw[i]);
    if (!isText) complaints.add(line, LessonWords::tr("This line is not UTF-8."));
    if (raw[i].contains('\0')) {
      complaints.add(line, LessonWords::tr("This line has a NUL character."));
    }
    QString text = QString::fromUtf8(raw[i]);
    if (i == 0 && text.startsWith(QChar::ByteOrderMark)) text.remove(0, 1);
    if (text.endsWith(QLatin1Char('\r'))) text.chop(1);
    if (text.size() > kLongestLessonLine) {
      //: %1: the number of characters; %2: the most that are allowed
      complaints.add(line, LessonWords::tr("This line has %1 characters; %2 are the most.")
                               .arg(text.size())
                               .arg(kLongestLessonLine));
      text.truncate(kLongestLessonLine);
    }
    lines += text;
  }
  return lines;
}

/// Splits the lines in one pass.
class Splitter {
 public:
  Splitter(QStringList lines, const MarkedTextRules& rules, LessonComplaints& complaints)
      : m_lines(std::move(lines)), m_rules(rules), m_complaints(complaints) {}

  MarkedText split() {
    readFront();
    while (m_at < m_lines.size()) {
      if (!readHeading() && !readFence()) m_markdown += m_lines[m_at++];
    }
    endMarkdown();
    checkCounts();
    return std::move(m_text);
  }

 private:
  [[nodiscard]] int lineNumber() const { return static_cast<int>(m_at) + 1; }

  void readFront() {
    if (m_lines.isEmpty()) return;
    if (m_lines.first() != QLatin1String("---")) {
      m_complaints.add(1, LessonWords::tr("The file does not begin with a line ---, then format, "
                                          "title and so on, then a line ---."));
      return beginMarkdown();
    }
    m_text.frontLine = 1;
    for (m_at = 1; m_at < m_lines.size() && m_lines[m_at] != QLatin1String("---"); ++m_at) {
      readKeyLine(QLatin1Char(':'), m_text.front);
    }
    if (m_at == m_lines.size()) {
      m_complaints.add(1, LessonWords::tr("The front matter that begins here is not closed by a "
                                          "line ---."));
    }
    ++m_at;
    beginMarkdown();
  }

  void readKeyLine(QLatin1Char separator, std::vector<KeyLine>& lines) {
    const QString line = m_lines[m_at].trimmed();
    if (line.isEmpty() || line.startsWith(QLatin1Char('#'))) return;
    const qsizetype at = line.indexOf(separator);
    if (at <= 0) {
      const QString form = separator == QLatin1Char(':') ? QStringLiteral("key: value")
                                                         : QStringLiteral("key = value");
      //: %1: how a line is written: "key = value"
      m_complaints.add(lineNumber(), LessonWords::tr("A line here reads %1.").arg(form));
      return;
    }
    KeyLine read{lineNumber(), line.first(at).trimmed(), line.sliced(at + 1).trimmed()};
    if (read.value.isEmpty()) {
      //: %1: a key that lacks its value, such as "title"
      m_complaints.add(lineNumber(), LessonWords::tr("%1 has no value.").arg(read.key));
      return;
    }
    lines.push_back(std::move(read));
  }

  bool readHeading() {
    static const QRegularExpression pattern(
        QStringLiteral("^##(?:[ \\t]+(.*?))?(?:[ \\t]+#+)?[ \\t]*$"));
    const auto match = pattern.match(m_lines[m_at]);
    if (!match.hasMatch()) return false;
    endMarkdown();
    const QString title = match.captured(1).trimmed();
    if (title.isEmpty()) m_complaints.add(lineNumber(), LessonWords::tr("This page has no title."));
    ++m_headings;
    checkText(title);
    m_text.parts.emplace_back(Heading{lineNumber(), title});
    ++m_at;
    beginMarkdown();
    return true;
  }

  /// Reads a fence at the left margin with what it encloses. Any other fence belongs to the
  /// Markdown around it, which is checked for directives.
  bool readFence() {
    static const QRegularExpression pattern(QStringLiteral("^(`{3,}|~{3,})[ \\t]*(.*?)[ \\t]*$"));
    const auto match = pattern.match(m_lines[m_at]);
    if (!match.hasMatch()) return false;
    const QString fence = match.captured(1);
    const QString info = match.captured(2);
    if (fence.startsWith(QLatin1Char('`')) && info.contains(QLatin1Char('`'))) return false;
    const qsizetype end = endOf(fence);
    if (end == m_lines.size()) {
      m_complaints.add(lineNumber(), LessonWords::tr("The block that begins here is not closed."));
    }
    if (isDirective(info)) {
      readDirective(info, end);
    } else {
      for (; m_at < end; ++m_at) m_markdown += m_lines[m_at];
      if (m_at < m_lines.size()) m_markdown += m_lines[m_at++];
    }
    return true;
  }

  [[nodiscard]] qsizetype endOf(const QString& fence) const {
    const QRegularExpression closing(
        QStringLiteral("^ {0,3}%1{%2,}[ \\t]*$").arg(fence.first(1)).arg(fence.size()));
    qsizetype end = m_at + 1;
    while (end < m_lines.size() && !closing.match(m_lines[end]).hasMatch()) ++end;
    return end;
  }

  [[nodiscard]] bool isDirective(const QString& info) const {
    return m_rules.directives.contains(info);
  }

  void readDirective(const QString& name, qsizetype end) {
    endMarkdown();
    ++m_directives;
    Directive directive{lineNumber(), name, {}};
    for (++m_at; m_at < end; ++m_at) readKeyLine(QLatin1Char('='), directive.lines);
    m_at = end + 1;
    m_text.parts.emplace_back(std::move(directive));
    beginMarkdown();
  }

  void beginMarkdown() { m_markdownLine = lineNumber(); }

  void endMarkdown() {
    const QString text = m_markdown.join(QLatin1Char('\n'));
    m_markdown.clear();
    if (text.trimmed().isEmpty()) return;
    Markdown markdown{m_markdownLine, text};
    checkMarkdown(markdown, m_rules, m_complaints);
    m_text.parts.emplace_back(std::move(markdown));
  }

  void checkText(const QString& text) {
    checkMarkdown(Markdown{lineNumber(), text}, m_rules, m_complaints);
  }

  void checkCounts() {
    if (m_headings > kMostLessonPages) {
      //: %1: the number of pages; %2: the most that are allowed
      m_complaints.add(0, LessonWords::tr("There are %1 pages; %2 are the most.")
                              .arg(m_headings)
                              .arg(kMostLessonPages));
    }
    if (m_directives > kMostLessonDirectives) {
      //: %1: the number of directives; %2: the most that are allowed
      m_complaints.add(0, LessonWords::tr("There are %1 directives; %2 are the most.")
                              .arg(m_directives)
                              .arg(kMostLessonDirectives));
    }
  }

  QStringList m_lines;
  const MarkedTextRules& m_rules;
  LessonComplaints& m_complaints;
  MarkedText m_text;
  qsizetype m_at = 0;
  QStringList m_markdown;
  int m_markdownLine = 1;
  int m_headings = 0;
  int m_directives = 0;
};

}  // namespace

MarkedText readMarkedText(const QByteArray& bytes, const MarkedTextRules& rules,
                          LessonComplaints& complaints) {
  return Splitter(linesOf(bytes, complaints), rules, complaints).split();
}

}  // namespace lanescope::app
