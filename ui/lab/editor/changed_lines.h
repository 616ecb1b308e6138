// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <vector>

#include "ui/kernel/line_difference.h"

class QsciScintilla;

namespace lanescope::ui {

struct StageTheme;

/// Marks beside a text the lines that differ from those of its original: a bar for lines that are
/// changed or new, a triangle where lines are missing.
class ChangedLines {
  Q_DECLARE_TR_FUNCTIONS(ChangedLines)

 public:
  /// Takes a margin of the editor, which must outlive this object, and two of its markers.
  ChangedLines(QsciScintilla& editor, int margin, int marker);

  void setTheme(const StageTheme& theme);
  /// An empty text: there is no original, and no line is marked.
  void setOriginal(const QString& text);
  /// Compares again, after the text has changed.
  void compare();
  [[nodiscard]] const std::vector<LineDifference>& places() const { return m_places; }
  /// Returns what the original has instead of a line, from 0; empty: it has the same.
  [[nodiscard]] QString tellOf(int line) const;
  [[nodiscard]] int margin() const { return m_margin; }

 private:
  [[nodiscard]] int changedMark() const { return m_marker; }
  [[nodiscard]] int missingMark() const { return m_marker + 1; }

  QsciScintilla& m_editor;
  int m_margin;
  int m_marker;
  QStringList m_original;
  std::vector<LineDifference> m_places;
};

}  // namespace lanescope::ui
