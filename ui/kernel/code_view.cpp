// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/code_view.h"

#include <QEvent>
#include <algorithm>
#include <cmath>

#include "ui/kernel/cuda_lexer.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr int kNumberMargin = 0;
constexpr int kMarkMargin = 1;
constexpr int kThreadMargin = 2;
enum Marker { currentBackground = 1, currentArrow, findingMark, breakpointMark };

QString threadText(int threads) {
  return QStringLiteral("×%1").arg(threads);
}

}  // namespace

CodeView::CodeView(QWidget* parent) : QsciScintilla(parent), m_lexer(new CudaLexer(this)) {
  setUtf8(true);
  setLexer(m_lexer);
  setFrameShape(QFrame::NoFrame);
  setWrapMode(QsciScintilla::WrapNone);
  setTabWidth(4);
  setCaretLineVisible(false);
  setContextMenuPolicy(Qt::DefaultContextMenu);
  // A file that is dropped here is the window's.
  setAcceptDrops(false);
  viewport()->setAcceptDrops(false);
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
  markerDefine(QsciScintilla::Background, currentBackground);
  markerDefine(QsciScintilla::RightTriangle, currentArrow);
  markerDefine(QsciScintilla::Circle, findingMark);
  markerDefine(QsciScintilla::Rectangle, breakpointMark);
  connect(this, &QsciScintilla::marginClicked, this,
          [this](int, int line, Qt::KeyboardModifiers) { emit lineChosen(line + 1); });
}

void CodeView::setTheme(const StageTheme& theme) {
  m_lexer->setTheme(theme);
  setPaper(theme.panel);
  setCaretForegroundColor(theme.text);
  setSelectionBackgroundColor(theme.accent);
  setSelectionForegroundColor(theme.onAccent);
  setMarginsBackgroundColor(theme.panel);
  setMarginsForegroundColor(theme.mutedText);
  setMarginsFont(m_lexer->font(QsciLexerCPP::Default));
  setMarkerBackgroundColor(theme.marked(), currentBackground);
  setMarkerBackgroundColor(theme.accent, currentArrow);
  setMarkerForegroundColor(theme.accent, currentArrow);
  setMarkerBackgroundColor(theme.finding.fill, findingMark);
  setMarkerForegroundColor(theme.finding.ink, findingMark);
  setMarkerBackgroundColor(theme.wrong.fill, breakpointMark);
  setMarkerForegroundColor(theme.wrong.fill, breakpointMark);
  fitMargins();
}

void CodeView::setNoteStyle(int style, const QColor& text, const QColor& paper) {
  const auto number = static_cast<unsigned long>(style);
  const QFont font = m_lexer->font(QsciLexerCPP::Default);
  SendScintilla(SCI_STYLESETFONT, number, font.family().toUtf8().constData());
  SendScintilla(SCI_STYLESETSIZEFRACTIONAL, number,
                std::lround(font.pointSizeF() * int{SC_FONT_SIZE_MULTIPLIER}));
  SendScintilla(SCI_STYLESETFORE, number, text);
  SendScintilla(SCI_STYLESETBACK, number, paper);
}

void CodeView::setFindings(const std::vector<int>& lines) {
  markerDeleteAll(findingMark);
  for (const int line : lines) markerAdd(line - 1, findingMark);
}

void CodeView::setBreakpoints(const std::vector<int>& lines) {
  markerDeleteAll(breakpointMark);
  for (const int line : lines) markerAdd(line - 1, breakpointMark);
}

void CodeView::toggleBreakpoint() {
  int line = 0;
  int column = 0;
  getCursorPosition(&line, &column);
  const int wanted = hasFocus() ? line + 1 : m_line;
  if (wanted > 0) emit breakpointToggled(wanted);
}

void CodeView::clearMarks() {
  markerDeleteAll();
  clearMarginText();
  m_line = 0;
  m_most = 0;
}

void CodeView::setCurrentLine(int line, int threads) {
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

void CodeView::showCurrentLine() {
  // In the middle when it would not be seen, so that the loop around it is seen too.
  const int top = firstVisibleLine();
  const int visible = std::max(1, static_cast<int>(SendScintilla(SCI_LINESONSCREEN)));
  constexpr int kContext = 2;
  if (m_line - 1 < top + kContext || m_line - 1 >= top + visible - kContext) {
    setFirstVisibleLine(std::max(0, m_line - 1 - visible / 2));
  }
}

void CodeView::resizeEvent(QResizeEvent* event) {
  QsciScintilla::resizeEvent(event);
  if (m_line > 0) showCurrentLine();
}

void CodeView::changeEvent(QEvent* event) {
  QsciScintilla::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitMargins();
}

void CodeView::fitMargins() {
  setMarginWidth(kNumberMargin, QStringLiteral("0%1").arg(std::max(lines(), 10)));
  // As wide as the most threads need, so that the text does not move from step to step.
  if (m_most == 0) {
    setMarginWidth(kThreadMargin, 0);
  } else {
    setMarginWidth(kThreadMargin, threadText(m_most) + QLatin1Char(' '));
  }
}

}  // namespace lanescope::ui
