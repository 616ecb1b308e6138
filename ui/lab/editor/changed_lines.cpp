// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/changed_lines.h"

#include <Qsci/qsciscintilla.h>

#include <algorithm>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr int kMarginPixels = 9;

QStringList linesOf(QString text) {
  return text.remove(QLatin1Char('\r')).split(QLatin1Char('\n'));
}

}  // namespace

ChangedLines::ChangedLines(QsciScintilla& editor, int margin, int marker)
    : m_editor(editor), m_margin(margin), m_marker(marker) {
  editor.setMarginType(margin, QsciScintilla::SymbolMargin);
  editor.setMarginWidth(margin, 0);
  editor.setMarginSensitivity(margin, true);
  editor.setMarginMarkerMask(margin, 1 << changedMark() | 1 << missingMark());
  editor.markerDefine(QsciScintilla::LeftRectangle, changedMark());
  editor.markerDefine(QsciScintilla::DownTriangle, missingMark());
}

void ChangedLines::setTheme(const StageTheme& theme) {
  for (const int marker : {changedMark(), missingMark()}) {
    m_editor.setMarkerBackgroundColor(theme.write.ink, marker);
    m_editor.setMarkerForegroundColor(theme.write.ink, marker);
  }
}

void ChangedLines::setOriginal(const QString& text) {
  m_original = text.isEmpty() ? QStringList() : linesOf(text);
  m_editor.setMarginWidth(m_margin, m_original.isEmpty() ? 0 : kMarginPixels);
  compare();
}

void ChangedLines::compare() {
  m_places.clear();
  if (!m_original.isEmpty()) m_places = differencesOf(linesOf(m_editor.text()), m_original);
  m_editor.markerDeleteAll(changedMark());
  m_editor.markerDeleteAll(missingMark());
  for (const LineDifference& place : m_places) {
    for (int line = place.first; line < place.first + place.count; ++line) {
      m_editor.markerAdd(line, changedMark());
    }
    // Where nothing stands for the original's lines, the line before which they stood is marked.
    if (place.count == 0) {
      m_editor.markerAdd(std::min(place.first, m_editor.lines() - 1), missingMark());
    }
  }
}

QString ChangedLines::tellOf(int line) const {
  for (const LineDifference& place : m_places) {
    const bool isMissing = place.count == 0;
    const int last =
        isMissing ? std::min(place.first, m_editor.lines() - 1) : place.first + place.count - 1;
    if (line < std::min(place.first, last) || line > last) continue;
    if (place.otherCount == 0) return tr("The original does not have this line.");
    // A line of several is told with the one in the same place; the last one with the others' rest.
    const int behind = line - place.first;
    const bool isLast = isMissing || behind == place.count - 1;
    if (!isMissing && behind >= place.otherCount) {
      return tr("The original does not have this line.");
    }
    const int from = isMissing ? 0 : behind;
    const QString lines =
        m_original.mid(place.otherFirst + from, isLast ? place.otherCount - from : 1)
            .join(QLatin1Char('\n'));
    return isMissing
               //: %1: lines of source
               ? tr("Before this line, the original has:\n%1").arg(lines)
               /*: %1: lines of source */
               : tr("The original has:\n%1").arg(lines);
  }
  return {};
}

}  // namespace lanescope::ui
