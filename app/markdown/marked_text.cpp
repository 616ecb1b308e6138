// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/markdown/marked_text.h"

#include <QStringDecoder>
#include <QStringView>
#include <algorithm>
#include <optional>
#include <utility>

#include "app/markdown/markdown_reader.h"

namespace lanescope::app {
namespace {

using Fault = TextFault::Kind;

/// Whether the values of a key are Markdown, in whatever directive.
bool isOfMarkdown(const QString& key) {
  static const QStringList kKeys{QStringLiteral("text"), QStringLiteral("right"),
                                 QStringLiteral("wrong"), QStringLiteral("why"),
                                 QStringLiteral("proof")};
  return kKeys.contains(key);
}

// What follows does without QRegularExpression, which makes code at run time: a decoder's sandbox
// forbids that.

bool isBlank(QChar letter) {
  return letter == QLatin1Char(' ') || letter == QLatin1Char('\t');
}

/// How many of these letters a text begins with.
qsizetype runOf(QChar letter, QStringView text) {
  const auto end = std::ranges::find_if(text, [letter](QChar each) { return each != letter; });
  return end - text.begin();
}

/// The title of a line "## Title" or "## Title ##"; nothing for any other line.
std::optional<QString> titleIn(const QString& line) {
  if (runOf(QLatin1Char('#'), line) != 2) return std::nullopt;
  if (line.size() > 2 && !isBlank(line[2])) return std::nullopt;
  QStringView title = QStringView(line).sliced(2).trimmed();
  QStringView start = title;
  while (start.endsWith(QLatin1Char('#'))) start.chop(1);
  if (!start.isEmpty() && isBlank(start.back())) title = start.trimmed();
  return title.toString();
}

/// A line that begins a block: three or more ` or ~ at the left margin, and what stands behind.
struct Fence {
  QChar letter;
  qsizetype length = 0;
  QString info;
};

std::optional<Fence> fenceIn(const QString& line) {
  if (line.isEmpty()) return std::nullopt;
  Fence fence{line.front(), runOf(line.front(), line), {}};
  const bool isBacktick = fence.letter == QLatin1Char('`');
  if (fence.length < 3 || (!isBacktick && fence.letter != QLatin1Char('~'))) return std::nullopt;
  fence.info = line.sliced(fence.length).trimmed();
  if (isBacktick && fence.info.contains(fence.letter)) return std::nullopt;
  return fence;
}

bool closes(const Fence& fence, QStringView line) {
  constexpr qsizetype kMostIndent = 3;
  const QStringView text = line.sliced(std::min(kMostIndent, runOf(QLatin1Char(' '), line)));
  const qsizetype length = runOf(fence.letter, text);
  return length >= fence.length && std::ranges::all_of(text.sliced(length), isBlank);
}

/// Splits a text in one pass.
class Splitter {
 public:
  explicit Splitter(const QStringList& directives) : m_directives(directives) {}

  MarkedText split(const QByteArray& bytes) {
    readLines(bytes);
    readFront();
    while (m_at < m_lines.size()) {
      if (!readHeading() && !readFence()) m_markdown += m_lines[m_at++];
    }
    endMarkdown();
    return std::move(m_text);
  }

 private:
  [[nodiscard]] int lineNumber() const { return static_cast<int>(m_at) + 1; }

  void complain(Fault kind, int line, qint64 number = 0, const QString& text = {}) {
    if (m_text.faults.size() >= kMostTextFaults) return;
    m_text.faults.push_back({kind, line, static_cast<int>(number), text});
  }

  /// Takes the lines without their ends. A text that is too long has none.
  void readLines(const QByteArray& bytes) {
    if (bytes.size() > kMostLessonBytes) return complain(Fault::tooLong, 0, bytes.size());
    const QList<QByteArray> raw = bytes.split('\n');
    for (qsizetype i = 0; i < raw.size(); ++i) {
      const int line = static_cast<int>(i) + 1;
      QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
      QString text = decoder(raw[i]);
      if (decoder.hasError()) complain(Fault::notUtf8, line);
      if (raw[i].contains('\0')) complain(Fault::nul, line);
      text.replace(QChar::Null, QChar::ReplacementCharacter);
      if (i == 0 && text.startsWith(QChar::ByteOrderMark)) text.remove(0, 1);
      if (text.endsWith(QLatin1Char('\r'))) text.chop(1);
      if (text.size() > kLongestLessonLine) {
        complain(Fault::longLine, line, text.size());
        text.truncate(kLongestLessonLine);
      }
      m_lines += text;
    }
  }

  void readFront() {
    if (m_lines.isEmpty()) return;
    if (m_lines.first() != QLatin1String("---")) {
      complain(Fault::noFront, 1);
      return beginMarkdown();
    }
    m_text.frontLine = 1;
    for (m_at = 1; m_at < m_lines.size() && m_lines[m_at] != QLatin1String("---"); ++m_at) {
      readKeyLine(QLatin1Char(':'), m_text.front);
    }
    if (m_at == m_lines.size()) complain(Fault::openFront, 1);
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
      return complain(Fault::notKeyValue, lineNumber(), 0, form);
    }
    KeyLine read{lineNumber(), line.first(at).trimmed(), line.sliced(at + 1).trimmed()};
    if (read.value.isEmpty()) return complain(Fault::noValue, lineNumber(), 0, read.key);
    if (separator == QLatin1Char('=') && isOfMarkdown(read.key)) {
      read.parts = parse(read.value, read.line);
    }
    lines.push_back(std::move(read));
  }

  bool readHeading() {
    const auto title = titleIn(m_lines[m_at]);
    if (!title) return false;
    endMarkdown();
    m_text.parts.emplace_back(Heading{lineNumber(), *title, parse(*title, lineNumber())});
    ++m_at;
    beginMarkdown();
    return true;
  }

  /// Reads a fence at the left margin with what it encloses. Any other fence belongs to the
  /// Markdown around it, which is checked for directives.
  bool readFence() {
    const auto fence = fenceIn(m_lines[m_at]);
    if (!fence) return false;
    qsizetype end = m_at + 1;
    while (end < m_lines.size() && !closes(*fence, m_lines[end])) ++end;
    if (end == m_lines.size()) complain(Fault::openBlock, lineNumber());
    if (m_directives.contains(fence->info)) {
      readDirective(fence->info, end);
    } else {
      for (; m_at < end; ++m_at) m_markdown += m_lines[m_at];
      if (m_at < m_lines.size()) m_markdown += m_lines[m_at++];
    }
    return true;
  }

  void readDirective(const QString& name, qsizetype end) {
    endMarkdown();
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
    m_text.parts.emplace_back(Markdown{m_markdownLine, parse(text, m_markdownLine)});
  }

  MarkdownParts parse(const QString& text, int line) {
    auto parts = readMarkdown(text, line, m_partsLeft);
    if (!parts) {
      complain(Fault::tooManyParts, line);
      return {};
    }
    m_partsLeft -= parts->size();
    return std::move(*parts);
  }

  const QStringList& m_directives;
  QStringList m_lines;
  MarkedText m_text;
  std::size_t m_partsLeft = kMostMarkdownParts;
  qsizetype m_at = 0;
  QStringList m_markdown;
  int m_markdownLine = 1;
};

}  // namespace

MarkedText readMarkedText(const QByteArray& bytes, const QStringList& directives) {
  return Splitter(directives).split(bytes);
}

}  // namespace lanescope::app
