// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/markdown/text_decoder.h"

#include <fcntl.h>

#include <QFile>
#include <QStringDecoder>
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <new>
#include <string>
#include <system_error>
#include <utility>

#include "app/decode/decoder_process.h"
#include "app/decode/mapped_file.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

// The arguments are FILE DIRECTIVE…. A number is i32, a list u64 and its items. The result is:
//   faults: u8 (kind), line, number, text
//   line of the front matter, key lines
//   parts: u8 (which of MarkedPart), line, and
//     of a heading: text, Markdown; of Markdown: Markdown; of a directive: name, key lines
//   key lines: line, key, value, Markdown
//   Markdown: u8 (kind), line, number, text

enum class Part : std::uint8_t { heading, markdown, directive };

class TextWriter {
 public:
  explicit TextWriter(DecodedWriter& out) : m_out(out) {}

  void write(const MarkedText& text) {
    list(text.faults, [this](const TextFault& fault) {
      m_out.number(static_cast<std::uint8_t>(fault.kind));
      number(fault.line);
      number(fault.number);
      write(fault.text);
    });
    number(text.frontLine);
    write(text.front);
    list(text.parts, [this](const MarkedPart& part) { std::visit(*this, part); });
  }

  void operator()(const Heading& heading) {
    begin(Part::heading, heading.line);
    write(heading.text);
    write(heading.parts);
  }
  void operator()(const Markdown& markdown) {
    begin(Part::markdown, markdown.line);
    write(markdown.parts);
  }
  void operator()(const Directive& directive) {
    begin(Part::directive, directive.line);
    write(directive.name);
    write(directive.lines);
  }

 private:
  void number(int value) { m_out.number<std::int32_t>(value); }
  void begin(Part part, int line) {
    m_out.number(static_cast<std::uint8_t>(part));
    number(line);
  }
  template <class Item, class Write>
  void list(const std::vector<Item>& items, Write write) {
    m_out.number<std::uint64_t>(items.size());
    for (const Item& item : items) write(item);
  }
  void write(const QString& text) { m_out.text(text.toStdString()); }
  void write(const MarkdownParts& parts) {
    list(parts, [this](const MarkdownPart& part) {
      m_out.number(static_cast<std::uint8_t>(part.kind));
      number(part.line);
      number(part.number);
      write(part.text);
    });
  }
  void write(const std::vector<KeyLine>& lines) {
    list(lines, [this](const KeyLine& line) {
      number(line.line);
      write(line.key);
      write(line.value);
      write(line.parts);
    });
  }

  DecodedWriter& m_out;
};

/// Believes nothing that it reads.
class TextReader {
 public:
  TextReader(DecodedReader& in, const QStringList& directives)
      : m_in(in), m_directives(directives) {}

  MarkedText read() {
    MarkedText text;
    for (auto left = m_in.count(kMostTextFaults); left > 0; --left) {
      text.faults.push_back(fault());
    }
    text.frontLine = line();
    text.front = keyLines();
    for (auto left = m_in.count(kMostLines); left > 0; --left) text.parts.push_back(part());
    m_in.expectEnd();
    return text;
  }

 private:
  static constexpr std::uint64_t kMostLines = kMostLessonBytes + 1;

  int line() {
    const auto line = m_in.number<std::int32_t>();
    if (line < 0 || line > static_cast<std::int32_t>(kMostLines)) m_in.fail();
    return line;
  }

  QString text() {
    const std::string bytes = m_in.text();
    QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
    QString text = decoder(bytes);
    if (decoder.hasError() || text.contains(QChar::Null)) m_in.fail();
    return text;
  }

  /// Reads what stands on one line.
  QString lineText() {
    QString read = text();
    if (read.size() > kLongestLessonLine || read.contains(QLatin1Char('\n'))) m_in.fail();
    return read;
  }

  TextFault fault() {
    const auto kind = m_in.number<std::uint8_t>();
    if (kind > static_cast<std::uint8_t>(TextFault::Kind::tooManyParts)) m_in.fail();
    const int at = line();
    const auto number = m_in.number<std::int32_t>();
    return {static_cast<TextFault::Kind>(kind), at, number, lineText()};
  }

  MarkdownParts markdown() {
    MarkdownParts parts;
    const auto count = m_in.count(m_partsLeft);
    m_partsLeft -= count;
    for (auto left = count; left > 0; --left) {
      const auto kind = static_cast<MarkdownPart::Kind>(m_in.number<std::uint8_t>());
      const int at = line();
      const auto number = m_in.number<std::int32_t>();
      parts.push_back({kind, at, number, text()});
    }
    if (!isWellFormed(parts)) m_in.fail();
    return parts;
  }

  std::vector<KeyLine> keyLines() {
    std::vector<KeyLine> lines;
    for (auto left = m_in.count(kMostLines); left > 0; --left) {
      KeyLine read;
      read.line = line();
      read.key = lineText();
      read.value = lineText();
      read.parts = markdown();
      if (read.key.isEmpty() || read.value.isEmpty()) m_in.fail();
      lines.push_back(std::move(read));
    }
    return lines;
  }

  MarkedPart part() {
    const auto which = static_cast<Part>(m_in.number<std::uint8_t>());
    const int at = line();
    switch (which) {
      case Part::heading: {
        QString title = lineText();
        return Heading{at, std::move(title), markdown()};
      }
      case Part::markdown:
        return Markdown{at, markdown()};
      case Part::directive: {
        QString name = lineText();
        if (!m_directives.contains(name)) m_in.fail();
        return Directive{at, std::move(name), keyLines()};
      }
    }
    m_in.fail();
  }

  DecodedReader& m_in;
  const QStringList& m_directives;
  std::uint64_t m_partsLeft = kMostMarkdownParts;
};

Decoder::Opened openTextInDecoder(std::span<const std::string> arguments) {
  const int file = ::open(arguments[0].c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (file < 0) {
    values::refuse(arguments[0] + " cannot be opened: " + std::generic_category().message(errno) +
                   ".");
  }
  QStringList directives;
  for (const std::string& name : arguments.subspan(1)) {
    directives += QString::fromStdString(name);
  }
  return {file, [directives, contents = mappedFile(file)](DecodedWriter& out,
                                                          const DecoderProgress& /*progress*/) {
            // One byte more than the limit says that the text is too long.
            const auto size = std::min<std::size_t>(contents.size(), kMostLessonBytes + 1);
            const QByteArray bytes(reinterpret_cast<const char*>(contents.data()),
                                   static_cast<qsizetype>(size));
            TextWriter(out).write(readMarkedText(bytes, directives));
          }};
}

}  // namespace

MarkedText decodeMarkedText(const QString& path, const QStringList& directives) {
  // A text of the largest size, its parts, and the values of its directives.
  constexpr std::uint64_t kMostBytes = std::uint64_t{32} << 20;
  constexpr std::chrono::seconds kMostTime{10};  // the window waits for that of an exercise
  DecoderTask task{std::string(kTextDecoder.kind), QFile::encodeName(path).toStdString(),
                   kMostBytes};
  task.time = kMostTime;
  for (const QString& name : directives) task.arguments.push_back(name.toStdString());
  try {
    DecodedReader in = decodeFile(task);
    return TextReader(in, directives).read();
  } catch (const std::bad_alloc&) {
    values::unavailable("There is not enough memory for " + path.toStdString() + ".");
  }
}

const Decoder kTextDecoder{"text", &openTextInDecoder};

}  // namespace lanescope::app
