// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/source_excerpt.h"

#include <QDir>
#include <QStringList>
#include <algorithm>

#include "app/lab/kernel_file.h"
#include "app/markdown/own_markdown.h"
#include "app/text/text.h"
#include "catalog/catalog.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

constexpr int kLinesAround = 2;  ///< of the shown line of a source

}  // namespace

app::MarkdownParts sourceExcerpt(const app::LessonStage& stage, const QString& folder) {
  if (!stage.sourceLine) return {};
  QStringList lines;
  try {
    if (stage.kernel.endsWith(QLatin1String(".cu"))) {
      lines = app::readKernelText(QDir(folder).filePath(stage.kernel)).split(QLatin1Char('\n'));
    } else if (const catalog::KernelRow* row = catalog::lookUp(stage.kernel.toStdString())) {
      lines = toQString(catalog::sourceText(row->source)).split(QLatin1Char('\n'));
    }
  } catch (const values::Error&) {
    return {};  // the stage says it
  }
  const int line = *stage.sourceLine;
  if (line < 1 || line > lines.size()) return {};
  QString code;
  const int last = std::min(static_cast<int>(lines.size()), line + kLinesAround);
  for (int each = std::max(1, line - kLinesAround); each <= last; ++each) {
    const QString sign = each == line ? QStringLiteral("▶") : QStringLiteral(" ");
    code += QStringLiteral("%1%2  %3\n").arg(sign).arg(each, 3).arg(lines[each - 1]);
  }
  return app::codeBlock(code, QStringLiteral("cuda"));
}

}  // namespace lanescope::ui
