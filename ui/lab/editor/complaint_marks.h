// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

class QsciScintilla;

namespace lanescope::ui {

struct StageTheme;

/// What a compiler says of a place in a text.
struct Complaint {
  int line = 0;    ///< from 1
  int column = 0;  ///< from 1, in bytes of the line, as compilers count
  int length = 0;  ///< in bytes; 0: the word that begins there
  bool isError = true;
  QString message;
  bool operator==(const Complaint&) const = default;
};

/// Underlines the places of complaints with waves, and writes their sentences below the lines.
class ComplaintMarks {
  Q_DECLARE_TR_FUNCTIONS(ComplaintMarks)

 public:
  /// `noteStyle`: the first of two styles of text below lines, whose colours the editor sets: of
  /// errors and of warnings. The editor must outlive this object.
  ComplaintMarks(QsciScintilla& editor, int noteStyle);

  void setTheme(const StageTheme& theme);
  void show(std::vector<Complaint> complaints);
  [[nodiscard]] const std::vector<Complaint>& complaints() const { return m_complaints; }
  /// Returns the sentences on a position, in bytes of the text; empty: there are none.
  [[nodiscard]] QString tellOf(long position) const;
  /// Returns all that is wrong, for a screen reader; empty where nothing is.
  [[nodiscard]] QString summary() const;

 private:
  void underline(const Complaint& complaint) const;
  [[nodiscard]] QString sentencesOf(int line) const;

  QsciScintilla& m_editor;
  int m_noteStyle;
  std::vector<Complaint> m_complaints;  ///< by line and column
};

}  // namespace lanescope::ui
