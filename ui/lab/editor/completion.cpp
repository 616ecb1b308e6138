// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/completion.h"

#include <Qsci/qscilexercpp.h>
#include <Qsci/qsciscintilla.h>

#include <QKeyEvent>

#include "ui/lab/editor/cuda_apis.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr int kLetters = 3;

}  // namespace

Completion::Completion(QsciScintilla& editor, QsciLexer& lexer)
    : QObject(&editor), m_editor(editor) {
  lexer.setAPIs(new CudaApis(lexer));
  editor.setAutoCompletionSource(QsciScintilla::AcsAll);
  // The editor's own rule knows no comments, so that this object calls the list.
  editor.setAutoCompletionThreshold(-1);
  editor.setAutoCompletionCaseSensitivity(true);
  editor.setCallTipsStyle(QsciScintilla::CallTipsNoContext);
  editor.setCallTipsPosition(QsciScintilla::CallTipsBelowText);
  connect(&editor, &QsciScintilla::SCN_CHARADDED, this, &Completion::onLetter);
}

void Completion::setTheme(const StageTheme& theme) {
  m_editor.setCallTipsBackgroundColor(theme.panel);
  m_editor.setCallTipsForegroundColor(theme.mutedText);
  m_editor.setCallTipsHighlightColor(theme.accent);
}

bool Completion::isInWords() const {
  const long position = m_editor.SendScintilla(QsciScintilla::SCI_GETCURRENTPOS);
  if (position < 1) return false;
  const auto before = static_cast<unsigned long>(position - 1);
  switch (m_editor.SendScintilla(QsciScintilla::SCI_GETSTYLEAT, before)) {
    case QsciLexerCPP::Comment:
    case QsciLexerCPP::CommentLine:
    case QsciLexerCPP::CommentDoc:
    case QsciLexerCPP::CommentLineDoc:
    case QsciLexerCPP::DoubleQuotedString:
    case QsciLexerCPP::SingleQuotedString:
    case QsciLexerCPP::RawString:
      return true;
    default:
      return false;
  }
}

void Completion::onLetter(int letter) {
  const long position = m_editor.SendScintilla(QsciScintilla::SCI_GETCURRENTPOS);
  // The letter itself has no style yet.
  m_editor.SendScintilla(QsciScintilla::SCI_COLOURISE, 0UL, position);
  if (m_editor.isListActive() || isInWords()) return;
  if (letter == '.') return m_editor.autoCompleteFromAPIs();
  const long begin = m_editor.SendScintilla(QsciScintilla::SCI_WORDSTARTPOSITION,
                                            static_cast<unsigned long>(position), 1L);
  if (position - begin >= kLetters) m_editor.autoCompleteFromAll();
}

void Completion::prepareFor(const QKeyEvent& event) {
  if (!m_editor.isListActive()) return;
  if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter) return;
  const long length = m_editor.SendScintilla(QsciScintilla::SCI_AUTOCGETCURRENTTEXT, 0UL,
                                             static_cast<void*>(nullptr));
  QByteArray marked(length + 1, '\0');
  m_editor.SendScintilla(QsciScintilla::SCI_AUTOCGETCURRENTTEXT, 0UL,
                         static_cast<void*>(marked.data()));
  marked.resize(length);
  const long position = m_editor.SendScintilla(QsciScintilla::SCI_GETCURRENTPOS);
  const long begin = m_editor.SendScintilla(QsciScintilla::SCI_WORDSTARTPOSITION,
                                            static_cast<unsigned long>(position), 1L);
  if (position - begin == length) m_editor.cancelList();
}

}  // namespace lanescope::ui
