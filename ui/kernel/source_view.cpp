// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/source_view.h"

#include <Qsci/qscilexercpp.h>

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "app/text/text.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/source_difference.h"
#include "ui/theme/theme.h"

namespace lanescope::ui {

SourceView::SourceView(const CatalogView& catalog, const Theme& theme, QWidget* parent)
    : CodeView(parent) {
  setProperty("manualPage", "stage.md#the-source");
  setReadOnly(true);
  setAccessibleName(tr("Source of the kernel"));
  setToolTip(tr(
      "Click a line to go to its next step.\nThe pointer over a name, or F2 at the cursor, shows "
      "what the record tells of it.\n×32 before a line: so many threads are at it in this "
      "step.\nF9 sets a breakpoint at the "
      "cursor, where playing stops."));
  setCaretWidth(1);
  markerDefine(QsciScintilla::Background, kBackgroundMarker);
  catalog.tellKernel(this);
  theme.tellColors(this);
}

void SourceView::setKernel(const catalog::KernelRow& row) {
  if (std::exchange(m_row, &row) == &row) return;
  clearMarks();
  setText(toQString(catalog::sourceText(row.source)));
  fitMargins();
  setFirstVisibleLine(0);
  m_beside = nullptr;
  setBeside(nullptr);
}

void SourceView::setBeside(const catalog::KernelRow* other) {
  if (m_row == nullptr) return;
  const bool isPitfallBeside =
      other != nullptr && (other->breaks == m_row->id || m_row->breaks == other->id);
  if (!isPitfallBeside) other = catalog::lookUp(m_row->breaks);
  if (std::exchange(m_beside, other) != other) markDifference();
}

void SourceView::markDifference() {
  markerDeleteAll(kBackgroundMarker);
  clearAnnotations();
  if (m_beside == nullptr) return;
  const auto difference =
      SourceDifference::between(text(), toQString(catalog::sourceText(m_beside->source)));
  for (const int line : difference.changed) markerAdd(line - 1, kBackgroundMarker);
  for (const SourceDifference::Missing& missing : difference.missing) {
    QStringList lines;
    for (const QString& line : missing.lines) {
      //: Below a line of source; %1: a kernel; %2: a line of its source
      lines += tr("%1 has: %2").arg(toQString(m_beside->id), line);
    }
    // It stands below the line before.
    annotate(missing.before - 2, lines.join(QLatin1Char('\n')), kFirstNoteStyle);
  }
  setAnnotationDisplay(QsciScintilla::AnnotationIndented);
}

void SourceView::setTheme(const StageTheme& theme) {
  CodeView::setTheme(theme);
  setMarkerBackgroundColor(mix(theme.panel, theme.wrong.fill, theme.isDark ? 0.45 : 0.22),
                           kBackgroundMarker);
  setNoteStyle(kFirstNoteStyle, theme.text, mix(theme.panel, theme.write.fill, 0.22));
}

void SourceView::mouseReleaseEvent(QMouseEvent* event) {
  CodeView::mouseReleaseEvent(event);
  if (event->button() != Qt::LeftButton || hasSelectedText()) return;
  const int line = lineAt(event->pos());
  if (line >= 0) emit lineChosen(line + 1);
}

void SourceView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    int line = 0;
    int column = 0;
    getCursorPosition(&line, &column);
    emit lineChosen(line + 1);
    return;
  }
  if (event->key() == Qt::Key_F2) return tellAtCursor();
  CodeView::keyPressEvent(event);
}

void SourceView::contextMenuEvent(QContextMenuEvent* event) {
  auto* menu = createStandardContextMenu();
  menu->setAttribute(Qt::WA_DeleteOnClose);
  if (m_row != nullptr && m_row->added == nullptr) {
    menu->addSeparator();
    //: In the menu of a kernel's source: begins on the page Lab with its text
    QAction* copy = menu->addAction(tr("Edit a copy"));
    copy->setObjectName(QStringLiteral("editCopy"));
    connect(copy, &QAction::triggered, this, [this] { emit copyWanted(toQString(m_row->id)); });
  }
  menu->popup(event->globalPos());
}

bool SourceView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto& help = *static_cast<const QHelpEvent*>(event);
    const QStringList sentences = tellOf(help.pos());
    if (!sentences.isEmpty()) {
      showTip(sentences, help.globalPos());
      return true;
    }
  }
  return CodeView::viewportEvent(event);
}

QStringList SourceView::tellOf(QPoint point) const {
  return tellOf(SendScintilla(SCI_CHARPOSITIONFROMPOINTCLOSE, static_cast<unsigned long>(point.x()),
                              static_cast<long>(point.y())));
}

QStringList SourceView::tellOf(long position) const {
  if (position < 0 || !m_teller) return {};
  const long style = SendScintilla(SCI_GETSTYLEAT, static_cast<unsigned long>(position));
  const bool isComment = style == QsciLexerCPP::Comment || style == QsciLexerCPP::CommentLine ||
                         style == QsciLexerCPP::CommentDoc || style == QsciLexerCPP::CommentLineDoc;
  if (isComment) return {};
  int line = 0;
  int column = 0;
  lineIndexFromPosition(static_cast<int>(position), &line, &column);
  const auto word = SourceWord::at(text(), line, column);
  return word ? m_teller(*word) : QStringList();
}

void SourceView::tellAtCursor() {
  const long position = SendScintilla(SCI_GETCURRENTPOS);
  QStringList sentences = tellOf(position);
  // Behind a word's last letter the word is meant.
  if (sentences.isEmpty()) sentences = tellOf(position - 1);
  if (sentences.isEmpty())
    sentences = {tr("The record tells nothing of what stands at the cursor.")};
  const auto at = static_cast<unsigned long>(position);
  const QPoint place(static_cast<int>(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, position)),
                     static_cast<int>(SendScintilla(SCI_POINTYFROMPOSITION, 0UL, position)));
  const auto height = static_cast<int>(SendScintilla(
      SCI_TEXTHEIGHT, static_cast<unsigned long>(SendScintilla(SCI_LINEFROMPOSITION, at))));
  showTip(sentences, viewport()->mapToGlobal(place + QPoint(0, height)));
  setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

void SourceView::showTip(const QStringList& sentences, QPoint place) {
  QString html = QStringLiteral("<b>%1</b>").arg(sentences.front().toHtmlEscaped());
  qsizetype longest = 0;
  for (const QString& sentence : sentences.mid(1)) {
    html += QStringLiteral("<br>%1").arg(sentence.toHtmlEscaped());
    longest = std::max(longest, sentence.size());
  }
  // A value stays beside its element; long sentences get lines of a length that reads well.
  html.replace(QLatin1String(" = "), QLatin1String("&nbsp;=&nbsp;"));
  constexpr int kLong = 60;
  const int width = longest > kLong ? kLong * fontMetrics().averageCharWidth() : 0;
  QToolTip::showText(
      place, QStringLiteral("<table width='%1'><tr><td>%2</td></tr></table>").arg(width).arg(html),
      viewport());
}

}  // namespace lanescope::ui
