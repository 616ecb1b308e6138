// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/cuda_apis.h"

#include <Qsci/qscilexer.h>

#include "ui/kernel/cuda_words.h"

namespace lanescope::ui {

CudaApis::CudaApis(QsciLexer& lexer) : QsciAbstractAPIs(&lexer) {}

void CudaApis::updateAutoCompletionList(const QStringList& context, QStringList& list) {
  if (context.isEmpty()) return;
  const bool isMember = context.size() > 1;
  const QString& begun = context.back();
  // Behind a point stand members; before one stands the whole name.
  const QString before = isMember ? context[context.size() - 2] + QLatin1Char('.') : QString();
  if (!isMember && begun.isEmpty()) return;
  for (const QString& word : cudaWords()) {
    if (!word.startsWith(before)) continue;
    QString name = word.mid(before.size()).section(QLatin1Char('('), 0, 0);
    if (!isMember) name = name.section(QLatin1Char('.'), 0, 0);
    if (name.startsWith(begun) && !list.contains(name)) list += name;
  }
}

QStringList CudaApis::callTips(const QStringList& context, int, QsciScintilla::CallTipsStyle,
                               QList<int>& shifts) {
  QStringList tips;
  if (context.size() < 2) return tips;
  const QString call = context[context.size() - 2] + QLatin1Char('(');
  for (const QString& word : cudaWords()) {
    if (!word.startsWith(call)) continue;
    tips += word;
    shifts += 0;
  }
  return tips;
}

}  // namespace lanescope::ui
