// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/markdown/markdown_reader.h"

#include <md4c.h>

#include <QByteArray>
#include <algorithm>
#include <functional>
#include <new>
#include <utility>

namespace lanescope::app {
namespace {

using Kind = MarkdownPart::Kind;

QString textOf(const MD_ATTRIBUTE& attribute) {
  return QString::fromUtf8(attribute.text, static_cast<qsizetype>(attribute.size));
}

template <class Detail>
const Detail& as(const void* detail) {
  return *static_cast<const Detail*>(detail);
}

/// The part that a block begins, without its line; nothing for the document as a whole.
std::optional<MarkdownPart> partOf(MD_BLOCKTYPE type, const void* detail) {
  switch (type) {
    case MD_BLOCK_DOC:
      return std::nullopt;
    case MD_BLOCK_QUOTE:
      return MarkdownPart{Kind::quote};
    case MD_BLOCK_UL:
      return MarkdownPart{Kind::bulletList, 0, 0,
                          QString(QLatin1Char(as<MD_BLOCK_UL_DETAIL>(detail).mark))};
    case MD_BLOCK_OL: {
      const auto& list = as<MD_BLOCK_OL_DETAIL>(detail);
      return MarkdownPart{Kind::numberedList, 0, static_cast<int>(list.start),
                          QString(QLatin1Char(list.mark_delimiter))};
    }
    case MD_BLOCK_LI: {
      const auto& item = as<MD_BLOCK_LI_DETAIL>(detail);
      return MarkdownPart{Kind::listItem, 0, item.is_task == 0 ? 0 : item.task_mark == ' ' ? 1 : 2};
    }
    case MD_BLOCK_HR:
      return MarkdownPart{Kind::rule};
    case MD_BLOCK_H:
      return MarkdownPart{Kind::heading, 0, static_cast<int>(as<MD_BLOCK_H_DETAIL>(detail).level)};
    case MD_BLOCK_CODE: {
      const auto& code = as<MD_BLOCK_CODE_DETAIL>(detail);
      return MarkdownPart{Kind::code, 0, code.fence_char == 0 ? 0 : 1, textOf(code.info)};
    }
    case MD_BLOCK_HTML:
      return MarkdownPart{Kind::html};
    case MD_BLOCK_P:
      return MarkdownPart{Kind::paragraph};
    case MD_BLOCK_TABLE:
      return MarkdownPart{Kind::table};
    case MD_BLOCK_THEAD:
      return MarkdownPart{Kind::tableHead};
    case MD_BLOCK_TBODY:
      return MarkdownPart{Kind::tableBody};
    case MD_BLOCK_TR:
      return MarkdownPart{Kind::tableRow};
    case MD_BLOCK_TH:
      return MarkdownPart{Kind::headCell, 0,
                          static_cast<int>(as<MD_BLOCK_TD_DETAIL>(detail).align)};
    case MD_BLOCK_TD:
      return MarkdownPart{Kind::cell, 0, static_cast<int>(as<MD_BLOCK_TD_DETAIL>(detail).align)};
  }
  return std::nullopt;
}

/// The part that a span begins; nothing for those of other dialects.
std::optional<MarkdownPart> partOf(MD_SPANTYPE type, const void* detail) {
  switch (type) {
    case MD_SPAN_EM:
      return MarkdownPart{Kind::emphasis};
    case MD_SPAN_STRONG:
      return MarkdownPart{Kind::strong};
    case MD_SPAN_CODE:
      return MarkdownPart{Kind::codeSpan};
    case MD_SPAN_DEL:
      return MarkdownPart{Kind::struck};
    case MD_SPAN_A:
      return MarkdownPart{Kind::link, 0, 0, textOf(as<MD_SPAN_A_DETAIL>(detail).href)};
    case MD_SPAN_IMG:
      return MarkdownPart{Kind::picture, 0, 0, textOf(as<MD_SPAN_IMG_DETAIL>(detail).src)};
    default:
      return std::nullopt;
  }
}

/// The place in the text at which a part is written, or null.
const char* placeOf(MD_BLOCKTYPE type, const void* detail) {
  return type == MD_BLOCK_CODE ? as<MD_BLOCK_CODE_DETAIL>(detail).info.text : nullptr;
}
const char* placeOf(MD_SPANTYPE type, const void* detail) {
  if (type == MD_SPAN_A) return as<MD_SPAN_A_DETAIL>(detail).href.text;
  return type == MD_SPAN_IMG ? as<MD_SPAN_IMG_DETAIL>(detail).src.text : nullptr;
}

/// Receives what the parser finds. The parser hands out places in the text, which tell the line.
/// What it had to unescape, and most blocks, have none: their line is that of the next place.
class PartMaker {
 public:
  PartMaker(const QString& text, int firstLine, std::size_t mostParts)
      : m_bytes(text.toUtf8()), m_firstLine(firstLine), m_mostParts(mostParts), m_line(firstLine) {
    for (qsizetype end = m_bytes.indexOf('\n'); end >= 0; end = m_bytes.indexOf('\n', end + 1)) {
      m_lineStarts.push_back(end + 1);
    }
  }

  std::optional<MarkdownParts> make() {
    MD_PARSER parser{};
    parser.flags = MD_DIALECT_GITHUB;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
      return static_cast<PartMaker*>(self)->enter(type, detail);
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
      return static_cast<PartMaker*>(self)->leave(type, detail);
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* self) {
      return static_cast<PartMaker*>(self)->enter(type, detail);
    };
    parser.leave_span = [](MD_SPANTYPE type, void* detail, void* self) {
      return static_cast<PartMaker*>(self)->leave(type, detail);
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* self) {
      return static_cast<PartMaker*>(self)->addText(type, text, static_cast<qsizetype>(size));
    };
    const auto size = static_cast<MD_SIZE>(m_bytes.size());
    const int end = md_parse(m_bytes.constData(), size, &parser, this);
    if (end == kStop) return std::nullopt;
    if (end != kGoOn) throw std::bad_alloc();  // the parser knows no other trouble
    setWaitingLines();
    return std::move(m_parts);
  }

 private:
  static constexpr int kGoOn = 0;
  /// The parser takes only negative numbers back to its caller, and has -1 for itself.
  static constexpr int kStop = -2;

  /// Goes to the line of a place in the text; any other address changes nothing.
  void goTo(const char* place) {
    const bool isInside =
        !std::less<>()(place, m_bytes.constBegin()) && std::less<>()(place, m_bytes.constEnd());
    if (!isInside) return;
    const auto next = std::ranges::upper_bound(m_lineStarts, place - m_bytes.constBegin());
    m_line = m_firstLine + static_cast<int>(next - m_lineStarts.begin()) - 1;
    setWaitingLines();
  }

  void setWaitingLines() {
    for (; m_withLine < m_parts.size(); ++m_withLine) m_parts[m_withLine].line = m_line;
  }

  int add(MarkdownPart part) {
    if (m_parts.size() >= m_mostParts) return kStop;
    m_parts.push_back(std::move(part));
    return kGoOn;
  }

  template <class Type>
  int enter(Type type, const void* detail) {
    auto part = partOf(type, detail);
    if (!part) return kGoOn;
    const Kind kind = part->kind;
    m_isInHtml = kind == Kind::html;
    if (hasContents(kind) && ++m_depth > kDeepestMarkdown) return kStop;
    if (add(std::move(*part)) == kStop) return kStop;
    goTo(placeOf(type, detail));
    return kGoOn;
  }

  template <class Type>
  int leave(Type type, const void* detail) {
    const auto part = partOf(type, detail);
    m_isInHtml = false;
    if (!part || !hasContents(part->kind)) return kGoOn;
    --m_depth;
    return add({Kind::end});
  }

  int addText(MD_TEXTTYPE type, const char* text, qsizetype size) {
    goTo(text);
    if (m_isInHtml) return kGoOn;
    const auto addAtLine = [this](Kind kind, const QString& letters = {}) {
      const bool isWaiting = m_withLine < m_parts.size();
      const int result = add({kind, m_line, 0, letters});
      if (!isWaiting) m_withLine = m_parts.size();
      return result;
    };
    if (type == MD_TEXT_HTML) return addAtLine(Kind::html);
    if (type == MD_TEXT_BR) return addAtLine(Kind::lineBreak);
    if (type == MD_TEXT_SOFTBR) return addAtLine(Kind::softBreak);
    const QString letters = type == MD_TEXT_NULLCHAR ? QString(QChar::ReplacementCharacter)
                                                     : QString::fromUtf8(text, size);
    if (type == MD_TEXT_ENTITY) return addAtLine(Kind::entity, letters);
    if (m_parts.empty() || m_parts.back().kind != Kind::text) return addAtLine(Kind::text, letters);
    m_parts.back().text += letters;
    return kGoOn;
  }

  QByteArray m_bytes;
  int m_firstLine;
  std::size_t m_mostParts;
  std::vector<qsizetype> m_lineStarts{0};
  int m_line;
  MarkdownParts m_parts;
  std::size_t m_withLine = 0;  ///< so many of them have their line
  std::size_t m_depth = 0;
  bool m_isInHtml = false;
};

}  // namespace

std::optional<MarkdownParts> readMarkdown(const QString& text, int firstLine,
                                          std::size_t mostParts) {
  return PartMaker(text, firstLine, mostParts).make();
}

}  // namespace lanescope::app
