// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/kernel_editor.h"

#include <Qsci/qscicommandset.h>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>
#include <algorithm>
#include <tuple>

#include "ui/kernel/cuda_lexer.h"
#include "ui/lab/editor/changed_lines.h"
#include "ui/lab/editor/completion.h"
#include "ui/theme/theme.h"

namespace lanescope::ui {
namespace {

constexpr int kSettleMs = 300;
constexpr int kIndentation = 2;

/// Keys of QScintilla that are the window's.
constexpr QKeyCombination kKeysOfWindow[] = {Qt::CTRL | Qt::Key_T, Qt::CTRL | Qt::SHIFT | Qt::Key_T,
                                             Qt::CTRL | Qt::Key_BracketLeft,
                                             Qt::CTRL | Qt::Key_BracketRight};

QsciScintilla::EolMode eolModeOf(const QString& text) {
  return text.contains(QLatin1String("\r\n")) ? QsciScintilla::EolWindows : QsciScintilla::EolUnix;
}

/// Whether a byte is inside of a character of UTF-8, behind its first byte.
bool isInside(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

}  // namespace

KernelEditor::KernelEditor(const Theme& theme, QWidget* parent)
    : CodeView(parent),
      m_complaints(std::make_unique<ComplaintMarks>(*this, kFirstNoteStyle)),
      m_changes(std::make_unique<ChangedLines>(*this, kFirstFreeMargin, kFirstFreeMarker)),
      m_completion(new Completion(*this, codeLexer())) {
  setProperty("manualPage", "own-kernels.md");
  setAccessibleName(tr("Text of the kernel"));
  setToolTip(
      tr("A click beside a line goes to its next step. F9 sets a breakpoint at the cursor.\n"
         "Tab indents. Escape and then Tab, or Ctrl+Tab, goes to the next control."));
  setIndentationsUseTabs(false);
  setIndentationWidth(kIndentation);
  setAutoIndent(true);
  setTabIndents(true);
  setBackspaceUnindents(true);
  setBraceMatching(QsciScintilla::SloppyBraceMatch);
  setCaretWidth(2);
  setEolMode(QsciScintilla::EolUnix);
  for (const QKeyCombination key : kKeysOfWindow) {
    if (QsciCommand* command = standardCommands()->boundTo(key.toCombined())) command->setKey(0);
  }
  m_settling.setSingleShot(true);
  m_settling.setInterval(kSettleMs);
  connect(&m_settling, &QTimer::timeout, this, [this] {
    m_changes->compare();
    emit settled();
  });
  connect(this, &QsciScintilla::textChanged, this, &KernelEditor::onTextChanged);
  connect(this, &QsciScintilla::linesChanged, this, &KernelEditor::fitMargins);
  theme.tellColors(this);
}

KernelEditor::~KernelEditor() = default;

void KernelEditor::setTheme(const StageTheme& theme) {
  CodeView::setTheme(theme);
  m_complaints->setTheme(theme);
  m_changes->setTheme(theme);
  m_completion->setTheme(theme);
  setNoteStyle(kFirstNoteStyle, theme.finding.ink, mix(theme.panel, theme.finding.fill, 0.12));
  setNoteStyle(kFirstNoteStyle + 1, theme.text, mix(theme.panel, theme.accent, 0.12));
  setMatchedBraceForegroundColor(theme.text);
  setMatchedBraceBackgroundColor(theme.marked());
  setUnmatchedBraceForegroundColor(theme.finding.ink);
  setUnmatchedBraceBackgroundColor(theme.panel);
}

void KernelEditor::onTextChanged() {
  m_settling.start();
}

void KernelEditor::setComplaints(const std::vector<Complaint>& complaints) {
  if (complaints == m_complaints->complaints()) return;
  m_complaints->show(complaints);
  setAccessibleDescription(m_complaints->summary());
}

const std::vector<Complaint>& KernelEditor::complaints() const {
  return m_complaints->complaints();
}

void KernelEditor::goToNextComplaint() {
  const std::vector<Complaint>& all = m_complaints->complaints();
  if (all.empty()) return;
  int line = 0;
  int column = 0;
  getCursorPosition(&line, &column);
  const auto behind = [&](const Complaint& complaint) {
    return std::tuple(complaint.line, complaint.column) > std::tuple(line + 1, column + 1);
  };
  const auto next = std::ranges::find_if(all, behind);
  const Complaint& chosen = next == all.end() ? all.front() : *next;
  setCursorPosition(chosen.line - 1, std::max(0, chosen.column - 1));
  ensureLineVisible(chosen.line - 1);
}

void KernelEditor::setOriginal(const QString& text) {
  m_changes->setOriginal(text);
}

bool KernelEditor::differsFromOriginal() const {
  return !m_changes->places().empty();
}

void KernelEditor::setText(const QString& text) {
  clearMarks();
  setComplaints({});
  setEolMode(eolModeOf(text));
  CodeView::setText(text);
  setModified(false);
  m_changes->compare();
  setFirstVisibleLine(0);
  fitMargins();
}

void KernelEditor::replaceText(const QString& text) {
  const QByteArray now = this->text().toUtf8();
  const QByteArray wanted = text.toUtf8();
  if (now == wanted) return;
  // Only what differs is replaced, so that the cursor and the marks stay at their lines.
  const qsizetype most = std::min(now.size(), wanted.size());
  qsizetype begin = 0;
  while (begin < most && now[begin] == wanted[begin]) ++begin;
  while (begin > 0 && begin < now.size() && isInside(now[begin])) --begin;
  while (begin > 0 && begin < wanted.size() && isInside(wanted[begin])) --begin;
  qsizetype behind = 0;
  while (behind < most - begin &&
         now[now.size() - 1 - behind] == wanted[wanted.size() - 1 - behind]) {
    ++behind;
  }
  while (behind > 0 && isInside(now[now.size() - behind])) --behind;
  beginUndoAction();
  SendScintilla(SCI_SETTARGETRANGE, static_cast<unsigned long>(begin),
                static_cast<long>(now.size() - behind));
  SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(wanted.size() - behind - begin),
                wanted.constData() + begin);
  endUndoAction();
}

bool KernelEditor::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride &&
      wishOf(*static_cast<QKeyEvent*>(event)) != nullptr) {
    event->accept();
    return true;
  }
  return CodeView::event(event);
}

KernelEditor::Wish KernelEditor::wishOf(const QKeyEvent& event) {
  const bool isControl = event.modifiers() == Qt::ControlModifier;
  if (isControl && event.key() == Qt::Key_F) return &KernelEditor::findWanted;
  if (isControl && event.key() == Qt::Key_H) return &KernelEditor::replaceWanted;
  if (event.key() != Qt::Key_F3) return nullptr;
  if (event.modifiers() == Qt::NoModifier) return &KernelEditor::findNextWanted;
  return event.modifiers() == Qt::ShiftModifier ? &KernelEditor::findPreviousWanted : nullptr;
}

void KernelEditor::keyPressEvent(QKeyEvent* event) {
  if (const Wish wish = wishOf(*event)) {
    (this->*wish)();
    return;
  }
  const bool isTab = event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab;
  if (isTab && event->modifiers().testFlag(Qt::ControlModifier)) {
    leave(event->key() == Qt::Key_Tab);
    return;
  }
  const bool isModifier = event->key() == Qt::Key_Shift || event->key() == Qt::Key_Control;
  // An open list takes Escape for itself.
  if (!isModifier) m_tabLeaves = event->key() == Qt::Key_Escape && !isListActive();
  m_completion->prepareFor(*event);
  CodeView::keyPressEvent(event);
}

void KernelEditor::focusOutEvent(QFocusEvent* event) {
  m_tabLeaves = false;
  CodeView::focusOutEvent(event);
}

bool KernelEditor::leave(bool next) {
  // QScintilla's own never leaves a text that can be edited.
  // NOLINTNEXTLINE(bugprone-parent-virtual-call)
  return QAbstractScrollArea::focusNextPrevChild(next);
}

bool KernelEditor::focusNextPrevChild(bool next) {
  return m_tabLeaves && leave(next);
}

bool KernelEditor::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto& help = *static_cast<const QHelpEvent*>(event);
    const QString told = tellOf(help.pos());
    if (!told.isEmpty()) {
      QToolTip::showText(
          help.globalPos(),
          QStringLiteral("<pre style='white-space: pre-wrap'>%1</pre>").arg(told.toHtmlEscaped()),
          viewport());
      return true;
    }
  }
  return CodeView::viewportEvent(event);
}

QString KernelEditor::tellOf(QPoint point) const {
  const auto x = static_cast<unsigned long>(point.x());
  int left = 0;
  for (int margin = 0; margin < m_changes->margin(); ++margin) left += marginWidth(margin);
  if (point.x() >= left && point.x() < left + marginWidth(m_changes->margin())) {
    const long position = SendScintilla(SCI_POSITIONFROMPOINT, x, static_cast<long>(point.y()));
    return m_changes->tellOf(static_cast<int>(
        SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(position))));
  }
  return m_complaints->tellOf(
      SendScintilla(SCI_CHARPOSITIONFROMPOINTCLOSE, x, static_cast<long>(point.y())));
}

}  // namespace lanescope::ui
