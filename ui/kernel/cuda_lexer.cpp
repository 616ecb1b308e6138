// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/cuda_lexer.h"

#include "ui/kernel/cuda_words.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

// The editor knows points alone; StageTheme's fonts are in pixels.
constexpr double kPoints = 9.5;

QFont codeFont(const StageTheme& theme, int weight) {
  QFont font(theme.mono);
  font.setPointSizeF(kPoints * theme.typeSize);
  font.setWeight(static_cast<QFont::Weight>(weight));
  return font;
}

}  // namespace

CudaLexer::CudaLexer(QObject* parent) : QsciLexerCPP(parent) {
  setFoldCompact(false);
}

const char* CudaLexer::keywords(int set) const {
  constexpr int kSecond = 2;
  if (set == kSecond) return cudaKeywords().constData();
  return QsciLexerCPP::keywords(set);
}

void CudaLexer::setTheme(const StageTheme& theme) {
  const QFont font = codeFont(theme, QFont::Normal);
  const QFont bold = codeFont(theme, QFont::Bold);
  setDefaultFont(font);
  setDefaultColor(theme.text);
  setDefaultPaper(theme.panel);
  setFont(font);
  setColor(theme.text);
  setPaper(theme.panel);
  for (const int style : {Comment, CommentLine, CommentDoc, CommentLineDoc}) {
    setColor(theme.mutedText, style);
  }
  setColor(theme.isDark ? QColor(0xd6, 0xb8, 0xf7) : QColor(0x7a, 0x2f, 0xb0), Keyword);
  setColor(theme.accent, KeywordSet2);
  setFont(bold, KeywordSet2);
  setColor(theme.isDark ? QColor(0xf0, 0xc0, 0x7a) : QColor(0x8f, 0x4e, 0x00), Number);
  for (const int style : {DoubleQuotedString, SingleQuotedString, RawString, PreProcessor}) {
    setColor(theme.isDark ? QColor(0x9a, 0xda, 0x95) : QColor(0x2a, 0x6f, 0x2f), style);
  }
}

}  // namespace lanescope::ui
