// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qsciscintilla.h>

#include <vector>

namespace lanescope::ui {

class CudaLexer;
struct StageTheme;

/// The kernel's own file, as the compilers read it, with the line that runs marked. A click on a
/// line, or Enter on it, asks for the line's next step.
class SourceView : public QsciScintilla {
  Q_OBJECT

 public:
  explicit SourceView(QWidget* parent = nullptr);

  /// `text`: UTF-8.
  void setSource(const QString& text);
  void setTheme(const StageTheme& theme);
  /// Lines on which something went wrong, from 1.
  void setFindings(const std::vector<int>& lines);
  [[nodiscard]] int currentLine() const { return m_line; }

 public slots:
  /// Marks a line, from 1, and scrolls it into view; 0: none.
  void setCurrentLine(int line);

 signals:
  /// From 1.
  void lineChosen(int line);

 protected:
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitMargins();
  void showCurrentLine();

  CudaLexer* m_lexer;
  int m_line = 0;
};

}  // namespace lanescope::ui
