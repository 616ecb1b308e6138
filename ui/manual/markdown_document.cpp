// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/markdown_document.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QPalette>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
#include <algorithm>

namespace lanescope::ui {
namespace {

using app::MarkdownPart;
using Kind = MarkdownPart::Kind;

/// The font of code, as large as that of the text around it.
QFont codeFont(const QFont& around) {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  if (around.pointSize() > 0) {
    font.setPointSize(around.pointSize());
  } else {
    font.setPixelSize(around.pixelSize());
  }
  return font;
}

QTextListFormat listFormat(const MarkdownPart& list, int indent) {
  QTextListFormat format;
  format.setIndent(indent);
  if (list.kind == Kind::numberedList) {
    format.setStyle(QTextListFormat::ListDecimal);
    format.setNumberSuffix(list.text);
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    format.setStart(list.number);
#endif
  } else {
    format.setStyle(list.text == QLatin1String("*")   ? QTextListFormat::ListCircle
                    : list.text == QLatin1String("+") ? QTextListFormat::ListSquare
                                                      : QTextListFormat::ListDisc);
  }
  return format;
}

Qt::Alignment alignmentOf(const MarkdownPart& cell) {
  constexpr int kMiddle = 2;
  constexpr int kRight = 3;
  const Qt::Alignment across = cell.number == kMiddle  ? Qt::AlignHCenter
                               : cell.number == kRight ? Qt::AlignRight
                                                       : Qt::AlignLeft;
  return across | Qt::AlignVCenter;
}

class DocumentWriter {
 public:
  explicit DocumentWriter(QTextDocument& document)
      : m_document(document),
        m_cursor(&document),
        m_codeFont(codeFont(document.defaultFont())),
        m_margin(document.defaultFont().pointSize() * 2 / 3) {}

  void write(const app::MarkdownParts& parts) {
    m_document.clear();
    m_cursor.beginEditBlock();
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const MarkdownPart& part = parts[i];
      if (part.kind == Kind::table) beginTable(parts, i);
      if (part.kind == Kind::end) {
        leave();
      } else if (app::hasContents(part.kind)) {
        m_open.push_back(part);
        enter(part);
      } else {
        add(part);
      }
    }
    m_cursor.endEditBlock();
  }

 private:
  struct List {
    QTextListFormat format;
    QTextList* list = nullptr;  ///< once it has an item
  };

  void enter(const MarkdownPart& part) {
    switch (part.kind) {
      case Kind::heading:
        return beginHeading(part.number);
      case Kind::paragraph:
      case Kind::code:
        m_needsBlock = true;
        return;
      case Kind::quote:
        ++m_quotes;
        return;
      case Kind::bulletList:
      case Kind::numberedList:
        m_lists.push_back({listFormat(part, static_cast<int>(m_lists.size()) + 1)});
        return;
      case Kind::listItem:
        m_needsBlock = true;
        m_isNewItem = true;
        m_item = part.number;
        return;
      case Kind::tableRow:
        ++m_row;
        m_column = -1;
        return;
      case Kind::headCell:
      case Kind::cell:
        return beginCell(part);
      case Kind::picture:
        m_alternative.clear();
        return;
      default:
        if (app::isSpan(part.kind)) beginSpan(part);
    }
  }

  void leave() {
    const MarkdownPart part = m_open.back();
    m_open.pop_back();
    switch (part.kind) {
      case Kind::quote:
        --m_quotes;
        return;
      case Kind::bulletList:
      case Kind::numberedList:
        m_lists.pop_back();
        return;
      case Kind::listItem:
        m_isNewItem = false;
        return;
      case Kind::heading:
        m_cursor.setCharFormat({});
        return;
      case Kind::table:
        m_table = nullptr;
        m_cursor.movePosition(QTextCursor::End);
        return;
      case Kind::picture:
        return addPicture(part);
      default:
        if (!app::isSpan(part.kind)) return;
        m_spans.pop_back();
        m_cursor.setCharFormat(spanFormat());
    }
  }

  void add(const MarkdownPart& part) {
    if (part.kind == Kind::html) return;
    if (part.kind == Kind::rule) return addRule();
    if (!m_open.empty() && m_open.back().kind == Kind::code) return addCode(part.text);
    const QString text = part.kind == Kind::lineBreak   ? QStringLiteral("\n")
                         : part.kind == Kind::softBreak ? QStringLiteral(" ")
                                                        : part.text;
    const bool isInPicture =
        std::ranges::find(m_open, Kind::picture, &MarkdownPart::kind) != m_open.end();
    if (isInPicture) {
      m_alternative += text;
      return;
    }
    beginBlockIfNeeded();
    if (part.kind == Kind::entity) {
      m_cursor.insertHtml(text);
    } else {
      m_cursor.insertText(text);
    }
  }

  /// Each line is a block.
  void addCode(const QString& code) {
    const QString lines = code.endsWith(QLatin1Char('\n')) ? code.chopped(1) : code;
    for (const QString& line : lines.split(QLatin1Char('\n'))) {
      insertBlock();
      m_cursor.insertText(line);
    }
  }

  void addRule() {
    QTextBlockFormat format;
    format.setProperty(QTextFormat::BlockTrailingHorizontalRulerWidth, 1);
    m_cursor.insertBlock(format, {});
  }

  void addPicture(const MarkdownPart& picture) {
    beginBlockIfNeeded();
    QTextImageFormat format;
    format.setName(picture.text);
    format.setProperty(QTextFormat::ImageAltText, m_alternative);
    m_cursor.insertImage(format);
  }

  void beginHeading(int level) {
    constexpr int kPlainLevel = 4;  // its letters are as large as those of the text
    QTextBlockFormat block;
    block.setHeadingLevel(level);
    QTextCharFormat letters;
    letters.setProperty(QTextFormat::FontSizeAdjustment, kPlainLevel - level);
    letters.setFontWeight(QFont::Bold);
    m_needsBlock = false;
    beginBlock(block, letters);
  }

  void beginTable(const app::MarkdownParts& parts, std::size_t at) {
    int rows = 0;
    int cells = 0;
    for (std::size_t i = at, depth = 0; i < parts.size(); ++i) {
      rows += parts[i].kind == Kind::tableRow ? 1 : 0;
      cells += parts[i].kind == Kind::headCell || parts[i].kind == Kind::cell ? 1 : 0;
      if (app::hasContents(parts[i].kind)) ++depth;
      if (parts[i].kind == Kind::end && --depth == 0) break;
    }
    m_table = m_cursor.insertTable(rows, cells / rows);
    m_needsBlock = false;
    m_row = -1;
  }

  void beginCell(const MarkdownPart& part) {
    QTextTableCell cell = m_table->cellAt(m_row, ++m_column);
    m_cursor = cell.firstCursorPosition();
    if (part.kind == Kind::headCell) {
      QTextCharFormat format = cell.format();
      format.setFontWeight(QFont::Bold);
      cell.setFormat(format);
    } else {
      QTextBlockFormat format = m_cursor.blockFormat();
      format.setAlignment(alignmentOf(part));
      m_cursor.setBlockFormat(format);
    }
  }

  void beginSpan(const MarkdownPart& span) {
    QTextCharFormat format = spanFormat();
    if (span.kind == Kind::emphasis) format.setFontItalic(true);
    if (span.kind == Kind::strong) format.setFontWeight(QFont::Bold);
    if (span.kind == Kind::struck) format.setFontStrikeOut(true);
    if (span.kind == Kind::codeSpan) {
      format.setFont(m_codeFont);
      format.setFontFixedPitch(true);
    }
    if (span.kind == Kind::link) {
      format.setAnchor(true);
      format.setAnchorHref(span.text);
      format.setForeground(QGuiApplication::palette().link());
    }
    m_spans.push_back(format);
    m_cursor.setCharFormat(format);
  }

  [[nodiscard]] QTextCharFormat spanFormat() const {
    return m_spans.empty() ? QTextCharFormat() : m_spans.back();
  }

  void beginBlockIfNeeded() {
    if (m_needsBlock) insertBlock();
  }

  void insertBlock() {
    QTextCharFormat letters = spanFormat();
    QTextBlockFormat block;
    if (m_quotes > 0) {
      constexpr int kIndent = 40;
      block.setProperty(QTextFormat::BlockQuoteLevel, m_quotes);
      block.setLeftMargin(kIndent * m_quotes);
      block.setRightMargin(kIndent);
    }
    if (!m_open.empty() && m_open.back().kind == Kind::code) {
      block.setProperty(QTextFormat::BlockCodeLanguage, m_open.back().text);
      if (m_open.back().number == 1) block.setNonBreakableLines(true);
      letters.setFont(m_codeFont);
    } else {
      block.setTopMargin(m_margin);
      block.setBottomMargin(m_margin);
    }
    if (!m_isNewItem) block.setIndent(static_cast<int>(m_lists.size()));
    if (m_isNewItem && m_item > 0) {
      block.setMarker(m_item == 1 ? QTextBlockFormat::MarkerType::Unchecked
                                  : QTextBlockFormat::MarkerType::Checked);
    }
    // The bullet of an item is not bold where its first word is.
    beginBlock(block, m_isNewItem ? QTextCharFormat() : letters);
    m_cursor.setCharFormat(letters);
    if (m_isNewItem) addToList();
    m_needsBlock = false;
    m_isNewItem = false;
  }

  /// A document begins with an empty block.
  void beginBlock(const QTextBlockFormat& block, const QTextCharFormat& letters) {
    if (m_document.isEmpty()) {
      m_cursor.setBlockFormat(block);
      m_cursor.setCharFormat(letters);
    } else {
      m_cursor.insertBlock(block, letters);
    }
  }

  void addToList() {
    List& list = m_lists.back();
    if (list.list == nullptr) {
      list.list = m_cursor.createList(list.format);
    } else {
      list.list->add(m_cursor.block());
    }
  }

  QTextDocument& m_document;
  QTextCursor m_cursor;
  QFont m_codeFont;
  int m_margin;  ///< above and below a paragraph
  app::MarkdownParts m_open;
  std::vector<QTextCharFormat> m_spans;
  std::vector<List> m_lists;
  int m_quotes = 0;  ///< that are open
  bool m_needsBlock = false;
  bool m_isNewItem = false;  ///< an item of a list has begun that has no block yet
  int m_item = 0;            ///< whether it has a box to tick, as MarkdownPart::number
  QTextTable* m_table = nullptr;
  int m_row = -1;
  int m_column = -1;
  QString m_alternative;  ///< the words for those who do not see the picture
};

}  // namespace

void fillDocument(QTextDocument& document, const app::MarkdownParts& parts) {
  DocumentWriter(document).write(parts);
}

}  // namespace lanescope::ui
