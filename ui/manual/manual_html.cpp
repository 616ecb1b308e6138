// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manual_html.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>
#include <algorithm>

#include "resources/resources.h"
#include "ui/manual/manual.h"
#include "ui/manual/markdown_document.h"
#include "ui/manual/text_picture.h"

namespace lanescope::ui {
namespace {

/// The heading becomes the target of links to it.
void nameHeading(const QTextBlock& block, const QString& name) {
  QTextCursor cursor(block);
  cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
  QTextCharFormat anchor;
  anchor.setAnchor(true);
  anchor.setAnchorNames({name});
  cursor.mergeCharFormat(anchor);
  QTextBlockFormat space;
  space.setTopMargin(block.blockFormat().headingLevel() == 1 ? 4 : 14);
  space.setBottomMargin(6);
  cursor.mergeBlockFormat(space);
}

QTextImageFormat fitted(QTextImageFormat picture, const ManualLook& look) {
  const QString folder = look.folder.isEmpty() ? resources::manualFolder() : look.folder;
  const QSizeF size = textPicture(folder, picture.name()).size();
  if (size.isEmpty()) return picture;
  picture.setWidth(std::min(size.width(), look.pictureWidth));
  picture.setHeight(picture.width() * size.height() / size.width());
  return picture;
}

/// The format of a part of a text, changed where it is code or a picture.
QTextCharFormat dressed(const QTextCharFormat& format, const ManualLook& look) {
  if (format.isImageFormat()) return fitted(format.toImageFormat(), look);
  QTextCharFormat changed = format;
  if (format.fontFixedPitch()) changed.setFontFamilies({resources::codeFamily()});
  return changed;
}

void dressParts(const QTextBlock& block, const ManualLook& look) {
  QList<QTextFragment> parts;
  for (auto part = block.begin(); !part.atEnd(); ++part) parts += part.fragment();
  for (const QTextFragment& part : parts) {
    QTextCursor cursor(block);
    cursor.setPosition(part.position());
    cursor.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
    cursor.setCharFormat(dressed(part.charFormat(), look));
  }
}

void dressTable(QTextTable& table, const QColor& lines) {
  QTextTableFormat format = table.format();
  format.setBorder(1);
  format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
  format.setBorderBrush(lines);
  format.setBorderCollapse(true);
  format.setCellSpacing(0);
  format.setCellPadding(5);
  format.setTopMargin(4);
  format.setBottomMargin(10);
  table.setFormat(format);
}

}  // namespace

QString manualHtml(const app::MarkdownParts& text, const ManualLook& look) {
  QTextDocument document;
  document.setUndoRedoEnabled(false);
  document.setDefaultFont(look.font);
  fillDocument(document, text);
  qsizetype heading = 0;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    dressParts(block, look);
    if (block.blockFormat().headingLevel() > 0) {
      nameHeading(block, look.anchors.value(heading++, anchorOfHeading(block.text())));
    }
    if (block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage)) {
      QTextBlockFormat code;
      code.setBackground(look.palette.color(QPalette::AlternateBase));
      if (look.wrapsCode) code.setNonBreakableLines(false);
      QTextCursor(block).mergeBlockFormat(code);
    }
  }
  for (QTextFrame* frame : document.rootFrame()->childFrames()) {
    if (auto* table = qobject_cast<QTextTable*>(frame)) {
      dressTable(*table, look.palette.color(QPalette::Mid));
    }
  }
  return document.toHtml();
}

}  // namespace lanescope::ui
