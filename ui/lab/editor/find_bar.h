// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/theme/stage_theme.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace lanescope::ui {

class KernelEditor;
class Theme;

/// A bar below the editor that finds a text and replaces it. All places are framed while it is
/// open. It is hidden until the editor asks for it; Escape closes it.
class FindBar : public QWidget {
  Q_OBJECT

 public:
  /// The editor must outlive the bar.
  FindBar(KernelEditor& editor, const Theme& theme, QWidget* parent);

  void setTheme(const StageTheme& theme);

 public slots:
  /// Shows the bar with the focus on its field, which has the selected text.
  void find();
  /// Does the same with a second row for the text that replaces the first one.
  void replace();
  /// Selects the next place behind the cursor, or the first one behind the last.
  void next();
  void previous();
  void replaceOne();
  void replaceAll();
  void dismiss();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// Where the text was found, in bytes of the editor's text.
  struct Place {
    long begin = 0;
    long end = 0;
  };

  void makeRows();
  void open(bool withReplacement);
  [[nodiscard]] std::vector<Place> places() const;
  void frame(const std::vector<Place>& places);
  void select(const std::vector<Place>& places, std::size_t i);
  /// Looks again, after the text or what is looked for has changed.
  void lookAgain();
  void note(const QString& sentence);

  KernelEditor& m_editor;
  QLineEdit* m_field;
  QLineEdit* m_replacement;
  QCheckBox* m_case;
  QCheckBox* m_word;
  QLabel* m_note;
  QWidget* m_second;  ///< the row of the replacement
  std::vector<QWidget*> m_actions;
};

}  // namespace lanescope::ui
