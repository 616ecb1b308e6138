// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUndoStack>

#include "ui/session/session_pages.h"

namespace lanescope::ui {

/// Undo and redo of what the form says: the kernel, its parameters, the target, and what is to
/// stand beside. What is changed in one field without leaving it is one step.
class FormHistory : public QObject {
  Q_OBJECT

 public:
  explicit FormHistory(const SessionPages& pages, QObject* parent = nullptr);

  [[nodiscard]] QUndoStack& stack() { return m_stack; }
  [[nodiscard]] const QUndoStack& stack() const { return m_stack; }
  /// Forgets all steps and starts with the present form.
  void restart();
  /// Shows a form, which is not a step.
  void show(const app::SessionForm& form);

 public slots:
  /// What is changed next is a step of its own.
  void endStep();

 private:
  class Step;

  /// Shows an earlier form. Its comparison is asked for again where it has the same kernel.
  void showAgain(const app::SessionForm& form);
  /// `field`: the parameter, "kernel", "target" or "beside"; `name`: the same for the user.
  void note(const QString& field, const QString& name);
  [[nodiscard]] QString nameOf(const QString& parameter) const;

  SessionPages m_pages;
  QUndoStack m_stack;
  app::SessionForm m_now;  ///< what the form said when it was last looked at
  int m_series = 0;        ///< changes of one field with the same number are one step
  bool m_showing = false;  ///< the form changes because a step is undone or redone
};

}  // namespace lanescope::ui
