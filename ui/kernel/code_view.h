// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qsciscintilla.h>

#include <vector>

namespace lanescope::ui {

class CudaLexer;
struct StageTheme;

/// CUDA C++ with its lines numbered and marked: the line that runs, with how many threads are at
/// it; lines on which something went wrong; lines at which playing stops. What shows a kernel's
/// text or edits it is made of this.
class CodeView : public QsciScintilla {
  Q_OBJECT

 public:
  explicit CodeView(QWidget* parent);

  void setTheme(const StageTheme& theme);
  /// Lines on which something went wrong, from 1.
  void setFindings(const std::vector<int>& lines);
  /// Lines at which playing stops, from 1.
  void setBreakpoints(const std::vector<int>& lines);
  [[nodiscard]] int currentLine() const { return m_line; }

 public slots:
  /// Marks a line, counted from 1, and scrolls it into view; 0 for none. `threads`: how many
  /// threads are at it; 0: unknown.
  void setCurrentLine(int line, int threads = 0);
  /// Emits `breakpointToggled` for the cursor's line while the text has the focus, or else for the
  /// line that runs.
  void toggleBreakpoint();

 signals:
  /// The line is counted from 1.
  void lineChosen(int line);
  /// A breakpoint is to be set on this line, from 1, or the one there is to be cleared.
  void breakpointToggled(int line);

 protected:
  /// Margins and markers from these numbers on are free for the view that is made of this, and so
  /// is a marker whose background that of the current line covers.
  static constexpr int kFirstFreeMargin = 3;
  static constexpr int kFirstFreeMarker = 5;
  static constexpr int kBackgroundMarker = 0;
  /// Styles of the text below lines, behind those of the lexer.
  static constexpr int kFirstNoteStyle = STYLE_LASTPREDEFINED + 1;

  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

  [[nodiscard]] CudaLexer& codeLexer() const { return *m_lexer; }
  /// Takes away all marks, for another text.
  void clearMarks();
  void fitMargins();
  /// Gives the text below lines the code's font, in these colours.
  void setNoteStyle(int style, const QColor& text, const QColor& paper);

 private:
  void showCurrentLine();

  CudaLexer* m_lexer;
  int m_line = 0;
  int m_most = 0;  ///< threads that were at a line of this text
};

}  // namespace lanescope::ui
