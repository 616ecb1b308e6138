// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/source_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>

#include "ui/cuda_lexer.h"
#include "ui/stage/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr int kNumberMargin = 0;
constexpr int kMarkMargin = 1;
enum Marker { currentBackground, currentArrow, findingMark };

}  // namespace

SourceView::SourceView(QWidget* parent) : QsciScintilla(parent), m_lexer(new CudaLexer(this)) {
  setReadOnly(true);
  // A file that is dropped here is the window's.
  setAcceptDrops(false);
  viewport()->setAcceptDrops(false);
  setUtf8(true);
  setLexer(m_lexer);
  setFrameShape(QFrame::NoFrame);
  setAccessibleName(tr("Source of the kernel"));
  setToolTip(tr("Click a line to go to its next step."));
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
  setMarginMarkerMask(kMarkMargin, 1 << currentArrow | 1 << findingMark);
  setMarginSensitivity(kNumberMargin, true);
  setMarginSensitivity(kMarkMargin, true);
  markerDefine(QsciScintilla::Background, currentBackground);
  markerDefine(QsciScintilla::RightTriangle, currentArrow);
  markerDefine(QsciScintilla::Circle, findingMark);
  connect(this, &QsciScintilla::marginClicked, this,
          [this](int, int line, Qt::KeyboardModifiers) { emit lineChosen(line + 1); });
}

void SourceView::setSource(const QString& text) {
  markerDeleteAll();
  m_line = 0;
  setText(text);
  fitMargins();
  setFirstVisibleLine(0);
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
  setMarkerBackgroundColor(theme.marked(), currentBackground);
  setMarkerBackgroundColor(theme.accent, currentArrow);
  setMarkerForegroundColor(theme.accent, currentArrow);
  setMarkerBackgroundColor(theme.finding.fill, findingMark);
  setMarkerForegroundColor(theme.finding.ink, findingMark);
  fitMargins();
}

void SourceView::setFindings(const std::vector<int>& lines) {
  markerDeleteAll(findingMark);
  for (const int line : lines) markerAdd(line - 1, findingMark);
}

void SourceView::setCurrentLine(int line) {
  if (line == m_line) return;
  m_line = line;
  markerDeleteAll(currentBackground);
  markerDeleteAll(currentArrow);
  if (line < 1 || line > lines()) return;
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
  QsciScintilla::keyPressEvent(event);
}

void SourceView::changeEvent(QEvent* event) {
  QsciScintilla::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitMargins();
}

void SourceView::fitMargins() {
  setMarginWidth(kNumberMargin, QStringLiteral("0%1").arg(std::max(lines(), 10)));
}

}  // namespace lanescope::ui
