// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/field_undo.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>

namespace lanescope::ui {
namespace {

/// Returns null where the widget, which may be about to be deleted, has no field.
QLineEdit* fieldOf(QWidget* widget) {
  if (const auto* combo = qobject_cast<QComboBox*>(widget)) return combo->lineEdit();
  if (const auto* spin = qobject_cast<QAbstractSpinBox*>(widget)) {
    return spin->findChild<QLineEdit*>();
  }
  return qobject_cast<QLineEdit*>(widget);
}

void forgetUndo(QWidget* left) {
  QLineEdit* field = fieldOf(left);
  if (field == nullptr || !(field->isUndoAvailable() || field->isRedoAvailable())) return;
  const int cursor = field->cursorPosition();
  const bool isModified = field->isModified();
  field->setText(field->text());
  field->setCursorPosition(cursor);
  field->setModified(isModified);
}

}  // namespace

FieldUndo::FieldUndo(QObject* parent) : QObject(parent) {
  connect(qApp, &QApplication::focusChanged, this, &FieldUndo::follow);
}

void FieldUndo::follow(QWidget* left, QWidget* next) {
  if (left != nullptr) m_last = left;
  if (next == nullptr || next == m_last) return;
  if (m_last != nullptr) forgetUndo(m_last);
  m_last = next;
}

}  // namespace lanescope::ui
