// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <QString>
#include <QStringList>

#include "app/markdown/markdown.h"

namespace lanescope::ui {

/// How a page of the manual looks.
struct ManualLook {
  QFont font;
  QPalette palette;
  qreal pictureWidth = 0;    ///< of the widest picture, in pixels
  QString folder = {};       ///< of the pictures; empty: that of the manual
  bool wrapsCode = false;    ///< lines of code that are too long go on below
  QStringList anchors = {};  ///< of the headings in their order; empty: made of the headings
};

/// A text as rich text: headings are anchors, tables have lines, code has its font.
[[nodiscard]] QString manualHtml(const app::MarkdownParts& text, const ManualLook& look);

}  // namespace lanescope::ui
