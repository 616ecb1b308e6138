// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <memory>

#include "ui/kernel/code_view.h"
#include "ui/lab/editor/complaint_marks.h"

namespace lanescope::ui {

class ChangedLines;
class Completion;
class Theme;

/// The editor of a kernel of the user: CUDA C++ with completion, with what the compilers complain
/// of below its line, and with the marks of a run. A click beside a line asks for the line's next
/// step. Tab indents; Escape and then Tab, or Ctrl+Tab, goes to the next control.
class KernelEditor : public CodeView {
  Q_OBJECT

 public:
  using Complaint = lanescope::ui::Complaint;

  explicit KernelEditor(const Theme& theme, QWidget* parent);
  ~KernelEditor() override;

  void setTheme(const StageTheme& theme);
  /// Shows what is wrong, in place of what was shown before.
  void setComplaints(const std::vector<Complaint>& complaints);
  [[nodiscard]] const std::vector<Complaint>& complaints() const;
  /// Marks the lines that differ from those of another text, of which this one is a copy. An empty
  /// text: it is no copy.
  void setOriginal(const QString& text);
  /// Whether the text differs from its original; false where it is no copy.
  [[nodiscard]] bool differsFromOriginal() const;
  /// Replaces the text in one step, which can be undone. The cursor stays where it is.
  void replaceText(const QString& text);

 public slots:
  /// Begins with another text, whose history is empty.
  void setText(const QString& text) override;
  /// Goes to the next complaint behind the cursor, or to the first one.
  void goToNextComplaint();

 signals:
  /// The text has changed, and for 300 ms it has not changed again.
  void settled();
  /// The bar of Find is asked for (Ctrl+F), or that of Replace (Ctrl+H).
  void findWanted();
  void replaceWanted();
  /// The next place is asked for (F3), or the one before (Shift+F3).
  void findNextWanted();
  void findPreviousWanted();

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  bool viewportEvent(QEvent* event) override;

 private:
  using Wish = void (KernelEditor::*)();
  /// Returns the signal that the keys mean, or null.
  [[nodiscard]] static Wish wishOf(const QKeyEvent& event);
  void onTextChanged();
  /// Goes to the next control, or to the one before. Returns whether there is one.
  bool leave(bool next);
  /// Returns what there is to tell of a point of the viewport, or nothing.
  [[nodiscard]] QString tellOf(QPoint point) const;

  QTimer m_settling;
  std::unique_ptr<ComplaintMarks> m_complaints;
  std::unique_ptr<ChangedLines> m_changes;
  Completion* m_completion;
  bool m_tabLeaves = false;  ///< Escape was pressed, so that Tab goes to the next control
};

}  // namespace lanescope::ui
