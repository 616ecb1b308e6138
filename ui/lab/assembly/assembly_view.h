// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qsciscintilla.h>

#include "app/lab/assembly.h"

namespace lanescope::ui {

class Theme;
struct StageTheme;

/// The assembly that a compiler made of a kernel. Beside each instruction stands the line of the
/// kernel's file that it comes from, and those of the line that is looked at are marked. A click on
/// an instruction, or Enter on it, asks for its line.
class AssemblyView : public QsciScintilla {
  Q_OBJECT

 public:
  AssemblyView(const Theme& theme, QWidget* parent);

  void setAssembly(app::Assembly assembly);
  /// Says why there is none.
  void setReason(const QString& sentence);
  void setTheme(const StageTheme& theme);

 public slots:
  /// Marks what comes from a line of the kernel's file, counted from 1, and brings the first of it
  /// into view; 0 for none.
  void setCurrentLine(int line);

 signals:
  void lineChosen(int line);

 protected:
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void show(const QString& text);
  void choose(int row);
  void fitMargin();

  app::Assembly m_assembly;
  int m_line = 0;
};

}  // namespace lanescope::ui
