// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_text.h"

namespace lanescope::app {

QString textOf(const QList<MarkdownLine>& choices) {
  QStringList texts;
  for (const MarkdownLine& each : choices) texts += each.text;
  return texts.join(QStringLiteral(" · "));
}

}  // namespace lanescope::app
