// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/source_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/text/text.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/cuda_lexer.h"
#include "ui/kernel/source_difference.h"
#include "ui/theme/theme.h"

namespace lanescope::ui {
namespace {

constexpr int kNumberMargin = 0;
constexpr int kMarkMargin = 1;
constexpr int kThreadMargin = 2;
enum Marker { differentLine, currentBackground, currentArrow, findingMark, breakpointMark };
/// A style of the text below lines, behind those of the lexer.
constexpr int kOtherLineStyle = QsciScintilla::STYLE_LASTPREDEFINED + 1;

QString threadText(int threads) {
  return QStringLiteral("×%1").arg(threads);
}

}  // namespace

SourceView::SourceView(const CatalogView& catalog, const Theme& theme, QWidget* parent)
    : QsciScintilla(parent), m_lexer(new CudaLexer(this)) {
  setProperty("manualPage", "stage.md#the-source");
  setReadOnly(true);
  // A file that is dropped here is the window's.
  setAcceptDrops(false);
  viewport()->setAcceptDrops(false);
  setUtf8(true);
  setLexer(m_lexer);
  setFrameShape(QFrame::NoFrame);
  setAccessibleName(tr("Source of the kernel"));
  setToolTip(tr(
      "Click a line to go to its next step.\nThe pointer over a name, or F2 at the cursor, shows "
      "what the record tells of it.\n×32 before a line: so many threads are at it in this "
      "step.\nF9 sets a breakpoint at the "
      "cursor, where playing stops."));
  setWrapMode(QsciScintilla::WrapNone);
  setTabWidth(4);
  setCaretLineVisible(false);
  setCaretWidth(1);
  setContextMenuPolicy(Qt::DefaultContextMenu);
  SendScintilla(SCI_SETSCROLLWIDTH, 1L);
  SendScintilla(SCI_SETSCROLLWIDTHTRACKING, 1L);
  setMarginType(kNumberMargin, QsciScintilla::NumberMargin);
  setMarginType(kMarkMargin, QsciScintilla::SymbolMargin);
  setMarginWidth(kMarkMargin, 14);
  setMarginMarkerMask(kMarkMargin, 1 << currentArrow | 1 << findingMark | 1 << breakpointMark);
  setMarginType(kThreadMargin, QsciScintilla::TextMarginRightJustified);
  setMarginWidth(kThreadMargin, 0);
  setMarginSensitivity(kNumberMargin, true);
  setMarginSensitivity(kMarkMargin, true);
  markerDefine(QsciScintilla::Background, differentLine);
  markerDefine(QsciScintilla::Background, currentBackground);
  markerDefine(QsciScintilla::RightTriangle, currentArrow);
  markerDefine(QsciScintilla::Circle, findingMark);
  markerDefine(QsciScintilla::Rectangle, breakpointMark);
  connect(this, &QsciScintilla::marginClicked, this,
          [this](int, int line, Qt::KeyboardModifiers) { emit lineChosen(line + 1); });
  catalog.tellKernel(this);
  theme.tellColors(this);
}

void SourceView::setKernel(const catalog::KernelRow& row) {
  if (std::exchange(m_row, &row) == &row) return;
  markerDeleteAll();
  clearMarginText();
  m_line = 0;
  m_most = 0;
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
  markerDeleteAll(differentLine);
  clearAnnotations();
  if (m_beside == nullptr) return;
  const auto difference =
      SourceDifference::between(text(), toQString(catalog::sourceText(m_beside->source)));
  for (const int line : difference.changed) markerAdd(line - 1, differentLine);
  for (const SourceDifference::Missing& missing : difference.missing) {
    QStringList lines;
    for (const QString& line : missing.lines) {
      //: Below a line of source; %1: a kernel; %2: a line of its source
      lines += tr("%1 has: %2").arg(toQString(m_beside->id), line);
    }
    // It stands below the line before.
    annotate(missing.before - 2, lines.join(QLatin1Char('\n')), kOtherLineStyle);
  }
  setAnnotationDisplay(QsciScintilla::AnnotationIndented);
}

void SourceView::setTheme(const StageTheme& theme) {
  m_lexer->setTheme(theme);
  setPaper(theme.panel);
  setCaretForegroundColor(theme.text);
  setSelectionBackgroundColor(theme.accent);
  setSelectionForegroundColor(theme.onAccent);
  setMarginsBackgroundColor(theme.panel);
  setMarginsForegroundColor(theme.mutedText);
  setMarginsFont(m_lexer->font(QsciLexerCPP::Default));
  setMarkerBackgroundColor(mix(theme.panel, theme.wrong.fill, theme.isDark ? 0.45 : 0.22),
                           differentLine);
  const auto other = static_cast<unsigned long>(kOtherLineStyle);
  const QFont font = m_lexer->font(QsciLexerCPP::Default);
  SendScintilla(SCI_STYLESETFONT, other, font.family().toUtf8().constData());
  SendScintilla(SCI_STYLESETSIZEFRACTIONAL, other,
                std::lround(font.pointSizeF() * int{SC_FONT_SIZE_MULTIPLIER}));
  SendScintilla(SCI_STYLESETFORE, other, theme.text);
  SendScintilla(SCI_STYLESETBACK, other, mix(theme.panel, theme.write.fill, 0.22));
  setMarkerBackgroundColor(theme.marked(), currentBackground);
  setMarkerBackgroundColor(theme.accent, currentArrow);
  setMarkerForegroundColor(theme.accent, currentArrow);
  setMarkerBackgroundColor(theme.finding.fill, findingMark);
  setMarkerForegroundColor(theme.finding.ink, findingMark);
  setMarkerBackgroundColor(theme.wrong.fill, breakpointMark);
  setMarkerForegroundColor(theme.wrong.fill, breakpointMark);
  fitMargins();
}

void SourceView::setFindings(const std::vector<int>& lines) {
  markerDeleteAll(findingMark);
  for (const int line : lines) markerAdd(line - 1, findingMark);
}

void SourceView::setBreakpoints(const std::vector<int>& lines) {
  markerDeleteAll(breakpointMark);
  for (const int line : lines) markerAdd(line - 1, breakpointMark);
}

void SourceView::toggleBreakpoint() {
  int line = 0;
  int column = 0;
  getCursorPosition(&line, &column);
  const int wanted = hasFocus() ? line + 1 : m_line;
  if (wanted > 0) emit breakpointToggled(wanted);
}

void SourceView::setCurrentLine(int line, int threads) {
  const bool isThere = line >= 1 && line <= lines();
  clearMarginText();
  if (isThere && threads > 0) {
    setMarginText(line - 1, threadText(threads), STYLE_LINENUMBER);
    m_most = std::max(m_most, threads);
    fitMargins();
  }
  if (line == m_line) return;
  m_line = line;
  markerDeleteAll(currentBackground);
  markerDeleteAll(currentArrow);
  if (!isThere) return;
  markerAdd(line - 1, currentBackground);
  markerAdd(line - 1, currentArrow);
  showCurrentLine();
}

void SourceView::showCurrentLine() {
  // In the middle when it would not be seen, so that the loop around it is seen too.
  const int top = firstVisibleLine();
  const int visible = std::max(1, static_cast<int>(SendScintilla(SCI_LINESONSCREEN)));
  constexpr int kContext = 2;
  if (m_line - 1 < top + kContext || m_line - 1 >= top + visible - kContext) {
    setFirstVisibleLine(std::max(0, m_line - 1 - visible / 2));
  }
}

void SourceView::resizeEvent(QResizeEvent* event) {
  QsciScintilla::resizeEvent(event);
  if (m_line > 0) showCurrentLine();
}

void SourceView::mouseReleaseEvent(QMouseEvent* event) {
  QsciScintilla::mouseReleaseEvent(event);
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
  QsciScintilla::keyPressEvent(event);
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
  return QsciScintilla::viewportEvent(event);
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

void SourceView::changeEvent(QEvent* event) {
  QsciScintilla::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitMargins();
}

void SourceView::fitMargins() {
  setMarginWidth(kNumberMargin, QStringLiteral("0%1").arg(std::max(lines(), 10)));
  // As wide as the most threads need, so that the text does not move from step to step.
  if (m_most == 0) {
    setMarginWidth(kThreadMargin, 0);
  } else {
    setMarginWidth(kThreadMargin, threadText(m_most) + QLatin1Char(' '));
  }
}

}  // namespace lanescope::ui
