// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/assembly/assembly_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/theme/theme.h"

namespace lanescope::ui {
namespace {

constexpr int kLineMargin = 0;
constexpr int kCurrentMark = 0;
// The editor knows points alone; StageTheme's fonts are in pixels.
constexpr double kPoints = 9.5;

}  // namespace

AssemblyView::AssemblyView(const Theme& theme, QWidget* parent) : QsciScintilla(parent) {
  setProperty("manualPage", "own-kernels.md#assembly");
  setReadOnly(true);
  setAcceptDrops(false);
  viewport()->setAcceptDrops(false);
  setUtf8(true);
  setFrameShape(QFrame::NoFrame);
  setAccessibleName(tr("Assembly of the kernel"));
  setToolTip(
      tr("What the compiler made of the kernel.\nThe number before an instruction is the "
         "line that it comes from; a click goes there."));
  setWrapMode(QsciScintilla::WrapNone);
  constexpr int kTab = 4;
  setTabWidth(kTab);
  setCaretWidth(1);
  setContextMenuPolicy(Qt::DefaultContextMenu);
  SendScintilla(SCI_SETSCROLLWIDTH, 1L);
  SendScintilla(SCI_SETSCROLLWIDTHTRACKING, 1L);
  setMarginType(kLineMargin, QsciScintilla::TextMarginRightJustified);
  setMarginSensitivity(kLineMargin, true);
  setMarginWidth(1, 0);
  markerDefine(QsciScintilla::Background, kCurrentMark);
  connect(this, &QsciScintilla::marginClicked, this,
          [this](int, int row, Qt::KeyboardModifiers) { choose(row); });
  theme.tellColors(this);
}

void AssemblyView::setAssembly(app::Assembly assembly) {
  m_assembly = std::move(assembly);
  setWrapMode(QsciScintilla::WrapNone);
  QStringList lines;
  lines.reserve(static_cast<qsizetype>(m_assembly.size()));
  for (const app::AssemblyLine& line : m_assembly) lines << line.text;
  show(lines.join(QLatin1Char('\n')));
  for (std::size_t row = 0; row < m_assembly.size(); ++row) {
    if (m_assembly[row].line == 0) continue;
    setMarginText(static_cast<int>(row), QString::number(m_assembly[row].line),
                  int{STYLE_LINENUMBER});
  }
  fitMargin();
  setCurrentLine(std::exchange(m_line, 0));
}

void AssemblyView::setReason(const QString& sentence) {
  m_assembly.clear();
  setWrapMode(QsciScintilla::WrapWord);
  show(sentence);
  fitMargin();
}

void AssemblyView::show(const QString& text) {
  markerDeleteAll();
  clearMarginText();
  setText(text);
  setFirstVisibleLine(0);
}

void AssemblyView::setCurrentLine(int line) {
  if (std::exchange(m_line, line) == line) return;
  markerDeleteAll(kCurrentMark);
  if (line == 0) return;
  int first = -1;
  for (std::size_t row = 0; row < m_assembly.size(); ++row) {
    if (m_assembly[row].line != line) continue;
    markerAdd(static_cast<int>(row), kCurrentMark);
    if (first < 0) first = static_cast<int>(row);
  }
  if (first >= 0) ensureLineVisible(first);
}

void AssemblyView::choose(int row) {
  if (row < 0 || row >= static_cast<int>(m_assembly.size())) return;
  const int line = m_assembly[static_cast<std::size_t>(row)].line;
  if (line != 0) emit lineChosen(line);
}

void AssemblyView::setTheme(const StageTheme& theme) {
  QFont font(theme.mono);
  font.setPointSizeF(kPoints * theme.typeSize);
  setFont(font);
  setColor(theme.text);
  setPaper(theme.panel);
  setCaretForegroundColor(theme.text);
  setSelectionBackgroundColor(theme.accent);
  setSelectionForegroundColor(theme.onAccent);
  setMarginsFont(font);
  setMarginsBackgroundColor(theme.panel);
  setMarginsForegroundColor(theme.mutedText);
  setMarkerBackgroundColor(theme.marked(), kCurrentMark);
  fitMargin();
}

void AssemblyView::fitMargin() {
  const auto widest = std::ranges::max_element(m_assembly, {}, &app::AssemblyLine::line);
  const int most = widest == m_assembly.end() ? 0 : widest->line;
  if (most == 0) {
    setMarginWidth(kLineMargin, 0);
  } else {
    setMarginWidth(kLineMargin, QStringLiteral(" %1 ").arg(most));
  }
}

void AssemblyView::mouseReleaseEvent(QMouseEvent* event) {
  QsciScintilla::mouseReleaseEvent(event);
  if (event->button() == Qt::LeftButton && !hasSelectedText()) {
    choose(lineAt(event->position().toPoint()));
  }
}

void AssemblyView::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
    QsciScintilla::keyPressEvent(event);
    return;
  }
  int row = 0;
  int column = 0;
  getCursorPosition(&row, &column);
  choose(row);
}

void AssemblyView::changeEvent(QEvent* event) {
  QsciScintilla::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitMargin();
}

}  // namespace lanescope::ui
