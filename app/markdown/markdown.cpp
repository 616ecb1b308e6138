// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/markdown/markdown.h"

#include <QRegularExpression>

#include "app/text/matching.h"

namespace lanescope::app {
namespace {

using Kind = MarkdownPart::Kind;

bool isList(Kind kind) {
  return kind == Kind::bulletList || kind == Kind::numberedList;
}

bool isCell(Kind kind) {
  return kind == Kind::headCell || kind == Kind::cell;
}

/// What the text as a whole has for a parent.
constexpr Kind kNoParent = Kind::end;

bool hasBlocks(Kind parent) {
  return parent == kNoParent || parent == Kind::quote || parent == Kind::listItem;
}

/// Whether spans and texts may stand in it. An item of a list may have them without a paragraph.
bool hasSpans(Kind parent) {
  return isSpan(parent) || isCell(parent) || parent == Kind::paragraph || parent == Kind::heading ||
         parent == Kind::listItem;
}

bool mayStandIn(Kind parent, Kind kind) {
  switch (kind) {
    case Kind::listItem:
      return isList(parent);
    case Kind::tableHead:
    case Kind::tableBody:
      return parent == Kind::table;
    case Kind::tableRow:
      return parent == Kind::tableHead || parent == Kind::tableBody;
    case Kind::headCell:
    case Kind::cell:
      return parent == Kind::tableRow;
    case Kind::html:
      return hasBlocks(parent) || hasSpans(parent);
    case Kind::text:
      return hasSpans(parent) || parent == Kind::code;
    case Kind::entity:
    case Kind::softBreak:
    case Kind::lineBreak:
      return hasSpans(parent);
    default:
      return isSpan(kind) ? hasSpans(parent) : hasBlocks(parent);
  }
}

/// The numbers from 0 that a kind can have.
int mostNumberOf(Kind kind) {
  constexpr int kMostItemNumber = 999'999'999;
  constexpr int kDeepestHeading = 6;
  constexpr int kAlignments = 3;
  if (kind == Kind::heading) return kDeepestHeading;
  if (kind == Kind::numberedList) return kMostItemNumber;
  if (kind == Kind::listItem) return 2;
  if (kind == Kind::code) return 1;
  return isCell(kind) ? kAlignments : 0;
}

bool hasSoundText(const MarkdownPart& part, Kind parent) {
  static const QRegularExpression entity(
      QStringLiteral("^&(#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,47});$"));
  if (part.kind == Kind::entity) return isMatch(entity, part.text);
  if (isList(part.kind)) return part.text.size() == 1;
  return parent == Kind::code || !part.text.contains(QLatin1Char('\n'));
}

/// Follows the parts and keeps which of them have not ended.
class Nesting {
 public:
  /// Returns false where the part may not come next.
  bool add(const MarkdownPart& part) {
    if (part.kind > Kind::lineBreak) return false;
    if (part.kind == Kind::end) return endLast();
    const Kind parent = m_open.empty() ? kNoParent : m_open.back();
    const bool isSound = mayStandIn(parent, part.kind) && hasSoundText(part, parent) &&
                         part.number >= (part.kind == Kind::heading ? 1 : 0) &&
                         part.number <= mostNumberOf(part.kind);
    if (!isSound || m_open.size() >= kDeepestMarkdown) return false;
    if (part.kind == Kind::table) m_columns = 0;
    if (part.kind == Kind::tableRow) m_cells = 0;
    if (isCell(part.kind)) ++m_cells;
    if (hasContents(part.kind)) m_open.push_back(part.kind);
    return true;
  }
  [[nodiscard]] bool isAtEnd() const { return m_open.empty(); }

 private:
  bool endLast() {
    if (m_open.empty()) return false;
    const Kind kind = m_open.back();
    m_open.pop_back();
    if (kind == Kind::table) return m_columns > 0;
    if (kind != Kind::tableRow) return true;
    if (m_columns == 0) m_columns = m_cells;
    return m_cells > 0 && m_cells == m_columns;
  }

  std::vector<Kind> m_open;
  std::size_t m_columns = 0;  ///< of the open table, once it has a row; no table is in another
  std::size_t m_cells = 0;    ///< of the open row
};

}  // namespace

bool isSpan(Kind kind) {
  return kind >= Kind::emphasis && kind <= Kind::picture;
}

bool hasContents(Kind kind) {
  return kind > Kind::end && kind < Kind::rule;
}

bool isWellFormed(const MarkdownParts& parts) {
  if (parts.size() > kMostMarkdownParts) return false;
  Nesting nesting;
  for (const MarkdownPart& part : parts) {
    if (!nesting.add(part)) return false;
  }
  return nesting.isAtEnd();
}

}  // namespace lanescope::app
