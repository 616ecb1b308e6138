// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QsciLexer;
class QsciScintilla;
class QKeyEvent;

namespace lanescope::ui {

struct StageTheme;

/// Offers words while one types: CUDA's own and those of the text, from the third letter on. Behind
/// the parenthesis of a function of CUDA it shows the function's parameters. Return and Tab take
/// the word that is marked, Escape takes none.
class Completion : public QObject {
  Q_OBJECT

 public:
  /// The editor owns this object.
  Completion(QsciScintilla& editor, QsciLexer& lexer);

  void setTheme(const StageTheme& theme);
  /// Closes the list where a key is to go to the text: Return behind a whole word begins a line.
  void prepareFor(const QKeyEvent& event);

 private:
  void onLetter(int letter);
  /// Whether the cursor is in a comment or in a text in quotes.
  [[nodiscard]] bool isInWords() const;

  QsciScintilla& m_editor;
};

}  // namespace lanescope::ui
