// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qsciscintilla.h>

namespace lanescope::tests {

/// What stands below a line, counted from 0. QsciScintilla::annotation() of 2.14.1 does not fetch
/// it.
inline QString annotationAt(const QsciScintilla& editor, int line) {
  const auto get = [&](char* bytes) {
    return editor.SendScintilla(QsciScintilla::SCI_ANNOTATIONGETTEXT,
                                static_cast<unsigned long>(line), bytes);
  };
  QByteArray bytes(get(nullptr), '\0');
  get(bytes.data());
  return QString::fromUtf8(bytes);
}

}  // namespace lanescope::tests
