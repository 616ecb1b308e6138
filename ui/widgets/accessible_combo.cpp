// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accessible_combo.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLineEdit>

namespace lanescope::ui {
namespace {

/// A combo box: its children are its list and, where it can be edited, its line. Its text can be
/// read; where it has a line, it is the line's.
class AccessibleCombo : public QAccessibleWidget, public QAccessibleTextInterface {
 public:
  explicit AccessibleCombo(QComboBox& combo)
      : QAccessibleWidget(&combo, QAccessible::ComboBox), m_combo(combo) {
    if (!combo.isEditable()) tellChanges();  // a line tells its own
  }

  [[nodiscard]] int childCount() const override { return m_combo.isEditable() ? 2 : 1; }

  [[nodiscard]] QAccessibleInterface* child(int index) const override {
    if (index == 0) return QAccessible::queryAccessibleInterface(m_combo.view());
    return index == 1 ? line() : nullptr;
  }

  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
    if (child->object() == m_combo.view()) return 0;
    return m_combo.isEditable() && child->object() == m_combo.lineEdit() ? 1 : -1;
  }

  [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
    QAccessibleInterface* found = line();
    return found != nullptr && found->rect().contains(x, y) ? found : nullptr;
  }

  [[nodiscard]] QString text(QAccessible::Text type) const override {
    if (type == QAccessible::Value) return m_combo.currentText();
    QString text = QAccessibleWidget::text(type);
    return type == QAccessible::Name && text.isEmpty() ? m_combo.currentText() : text;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::TextInterface || type == QAccessible::EditableTextInterface) {
      if (QAccessibleInterface* its = line()) return its->interface_cast(type);
      return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface*>(this)
                                                : nullptr;
    }
    return QAccessibleWidget::interface_cast(type);
  }

  // QAccessibleActionInterface
  [[nodiscard]] QStringList actionNames() const override { return {showMenuAction()}; }
  void doAction(const QString& name) override {
    if (name != showMenuAction()) return;
    m_combo.view()->isVisible() ? m_combo.hidePopup() : m_combo.showPopup();
  }
  [[nodiscard]] QStringList keyBindingsForAction(const QString& /*name*/) const override {
    return {};
  }

  // QAccessibleTextInterface, of the chosen entry. Nothing of it can be selected.
  void selection(int /*index*/, int* start, int* end) const override { *start = *end = 0; }
  [[nodiscard]] int selectionCount() const override { return 0; }
  void addSelection(int /*start*/, int /*end*/) override {}
  void removeSelection(int /*index*/) override {}
  void setSelection(int /*index*/, int /*start*/, int /*end*/) override {}
  [[nodiscard]] int cursorPosition() const override { return 0; }
  void setCursorPosition(int /*position*/) override {}
  [[nodiscard]] QString text(int start, int end) const override {
    return m_combo.currentText().mid(start, end - start);
  }
  [[nodiscard]] int characterCount() const override {
    return static_cast<int>(m_combo.currentText().size());
  }
  [[nodiscard]] QRect characterRect(int /*offset*/) const override { return {}; }
  [[nodiscard]] int offsetAtPoint(const QPoint& /*point*/) const override { return -1; }
  void scrollToSubstring(int /*start*/, int /*end*/) override {}
  [[nodiscard]] QString attributes(int /*offset*/, int* start, int* end) const override {
    *start = 0;
    *end = characterCount();
    return {};
  }

 private:
  void tellChanges() {
    QObject::connect(&m_combo, &QComboBox::currentTextChanged, &m_combo,
                     [combo = &m_combo, said = m_combo.currentText()](const QString& now) mutable {
                       QAccessibleTextUpdateEvent event(combo, 0, said, now);
                       QAccessible::updateAccessibility(&event);
                       said = now;
                     });
  }
  /// Null where the combo box cannot be edited.
  [[nodiscard]] QAccessibleInterface* line() const {
    return m_combo.isEditable() ? QAccessible::queryAccessibleInterface(m_combo.lineEdit())
                                : nullptr;
  }

  QComboBox& m_combo;
};

QAccessibleInterface* makeAccessibleCombo(const QString& /*className*/, QObject* object) {
  auto* combo = qobject_cast<QComboBox*>(object);
  return combo == nullptr ? nullptr : new AccessibleCombo(*combo);
}

}  // namespace

void installAccessibleCombos() {
  QAccessible::installFactory(&makeAccessibleCombo);  // the same one is installed once
}

}  // namespace lanescope::ui
