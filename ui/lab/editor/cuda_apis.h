// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qsciabstractapis.h>

namespace lanescope::ui {

/// CUDA's words for the lists and the call tips of QScintilla. QsciAPIs, the library's own store,
/// prepares words in a thread that may outlive an editor which is closed at once.
class CudaApis : public QsciAbstractAPIs {
  Q_OBJECT

 public:
  explicit CudaApis(QsciLexer& lexer);

  /// `context`: what stands before the cursor, split at points; the last part is to be completed.
  void updateAutoCompletionList(const QStringList& context, QStringList& list) override;
  [[nodiscard]] QStringList callTips(const QStringList& context, int commas,
                                     QsciScintilla::CallTipsStyle style,
                                     QList<int>& shifts) override;
};

}  // namespace lanescope::ui
