// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/monkey.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QTabWidget>
#include <QTest>
#include <QWheelEvent>
#include <vector>

#include "ui/window/menu_actions.h"

namespace lanescope::soak {
namespace {

template <class Item>
const Item& chosen(const std::vector<Item>& items, const Action& action, std::size_t die) {
  return items[static_cast<std::size_t>(action.below(die, static_cast<int>(items.size())))];
}

/// What can be clicked, in the order in which it was made.
std::vector<QWidget*> controlsOf(const QWidget& parent) {
  std::vector<QWidget*> controls;
  for (QWidget* widget : parent.findChildren<QWidget*>()) {
    const bool isControl =
        widget->focusPolicy() != Qt::NoFocus || qobject_cast<QAbstractButton*>(widget) != nullptr;
    if (isControl && widget->isVisible() && widget->isEnabled() &&
        widget->window() == parent.window()) {
      controls.push_back(widget);
    }
  }
  return controls;
}

QPoint placeIn(const QWidget& widget, const Action& action) {
  return {action.below(1, std::max(1, widget.width())),
          action.below(2, std::max(1, widget.height()))};
}

}  // namespace

void Monkey::perform(const Action& action) {
  // So does a window manager after a dialog is closed.
  if (QApplication::activeWindow() == nullptr) m_window.activateWindow();
  if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
    return answerFileDialog(*dialog, action);
  }
  switch (action.kind) {
    case Action::Kind::click:
      return click(action);
    case Action::Kind::key:
      return key(action);
    case Action::Kind::text:
      return type(action);
    case Action::Kind::menu:
      return menu(action);
    case Action::Kind::page:
      return page(action);
    case Action::Kind::wheel:
      return wheel(action);
    case Action::Kind::drag:
      return drag(action);
    case Action::Kind::resize:
      // The sizes come again: Qt 6.4 never forgets the name of a pixmap that it has cached, and the
      // style puts the size of what it paints into the name.
      m_window.resize(640 + 320 * action.below(0, 5), 400 + 200 * action.below(1, 5));
      return;
    default:
      return;
  }
}

bool Monkey::dismiss() {
  QWidget* top = QApplication::activePopupWidget();
  if (top == nullptr) top = QApplication::activeModalWidget();
  if (top == nullptr) {
    for (QWidget* each : QApplication::topLevelWidgets()) {
      if (each->isVisible() && each != &m_window && each->windowType() != Qt::ToolTip) top = each;
    }
  }
  if (top == nullptr) return false;
  if (auto* dialog = qobject_cast<QDialog*>(top)) {
    dialog->reject();
  } else {
    top->close();
  }
  return true;
}

/// The dialog could reach all files of the machine: nothing but a name is given to it.
void Monkey::answerFileDialog(QFileDialog& dialog, const Action& action) const {
  static const std::vector<const char*> kNames{
      "kernel.cu",   "moon.png",   "numbers.csv",         "work.lanescope",
      "picture.svg", "moving.gif", "page.html",           "times.csv",
      "table.csv",   "none.txt",   "times.recording.json"};
  auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
  if (name == nullptr || action.below(0, 3) == 0) {
    dialog.reject();
    return;
  }
  name->setText(m_folder + QLatin1Char('/') + QLatin1String(chosen(kNames, action, 1)));
  QTest::keyClick(name, Qt::Key_Return);
}

QWidget& Monkey::target(const Action& action) const {
  if (QWidget* dialog = QApplication::activeModalWidget()) return *dialog;
  constexpr int kOthersInTen = 2;
  if (action.below(3, 10) >= kOthersInTen) return m_window;
  for (QWidget* other : QApplication::topLevelWidgets()) {
    const bool isWindow = other->windowType() == Qt::Window || other->windowType() == Qt::Dialog;
    if (other != &m_window && isWindow && other->isVisible()) return *other;
  }
  return m_window;
}

void Monkey::click(const Action& action) const {
  if (QApplication::activePopupWidget() != nullptr) return key(action);
  const std::vector<QWidget*> controls = controlsOf(target(action));
  if (controls.empty()) return;
  QWidget* control = chosen(controls, action, 0);
  constexpr std::uint32_t kRightInHundred = 4;
  const Qt::MouseButton button =
      action.dice[3] % 100 < kRightInHundred ? Qt::RightButton : Qt::LeftButton;
  QTest::mouseClick(control, button, {}, placeIn(*control, action));
}

void Monkey::key(const Action& action) const {
  static const std::vector<int> kKeys{
      Qt::Key_Tab,    Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Space,    Qt::Key_Return,
      Qt::Key_Escape, Qt::Key_Left,  Qt::Key_Right,   Qt::Key_Up,       Qt::Key_Down,
      Qt::Key_Home,   Qt::Key_End,   Qt::Key_PageUp,  Qt::Key_PageDown, Qt::Key_Delete,
      Qt::Key_B,      Qt::Key_P,     Qt::Key_Plus,    Qt::Key_Minus,    Qt::Key_0,
      Qt::Key_1,      Qt::Key_Comma, Qt::Key_Period,  Qt::Key_F1,       Qt::Key_F5,
      Qt::Key_F6,     Qt::Key_F11,   Qt::Key_Z,       Qt::Key_F,        Qt::Key_A};
  static const std::vector<Qt::KeyboardModifiers> kModifiers{
      Qt::NoModifier, Qt::NoModifier,      Qt::NoModifier,
      Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier};
  QWidget* widget = QApplication::activePopupWidget();
  if (widget == nullptr) widget = target(action).window()->focusWidget();
  if (widget == nullptr || !widget->isVisible()) widget = &m_window;
  QTest::keyClick(widget, static_cast<Qt::Key>(chosen(kKeys, action, 0)),
                  chosen(kModifiers, action, 1));
}

void Monkey::type(const Action& action) const {
  static const std::vector<QString> kTexts{
      QString(),
      QStringLiteral("0"),
      QStringLiteral("1"),
      QStringLiteral("31"),
      QStringLiteral("64"),
      QStringLiteral("1000"),
      QStringLiteral("2^12"),
      QStringLiteral("2^40"),
      QStringLiteral("-5"),
      QStringLiteral("1e300"),
      QStringLiteral("nan"),
      QStringLiteral("sum > 3"),
      QStringLiteral("\u010d\u6838\U0001F642"),
      QString(3000, QLatin1Char('x')),
  };
  std::vector<QWidget*> fields;
  for (QWidget* control : controlsOf(target(action))) {
    if (control->testAttribute(Qt::WA_InputMethodEnabled)) fields.push_back(control);
  }
  if (fields.empty()) return;
  const QPointer<QWidget> field = chosen(fields, action, 0);
  // A field of a window in the background gets no focus, and keeps what was typed for its undo.
  field->activateWindow();
  field->setFocus();
  if (field == nullptr || !field->hasFocus()) return;
  if (action.below(1, 4) != 0) QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
  if (field == nullptr) return;
  const QString& text = chosen(kTexts, action, 2);
  QInputMethodEvent typed;
  typed.setCommitString(text);
  QApplication::sendEvent(field, &typed);
  if (field != nullptr && action.below(3, 2) == 0) QTest::keyClick(field, Qt::Key_Return);
}

void Monkey::menu(const Action& action) const {
  if (QApplication::activeModalWidget() != nullptr) return;
  std::vector<QAction*> entries;
  for (const ui::MenuActions& menu : ui::actionsOfMenus(m_window)) {
    for (QAction* entry : menu.actions) {
      const bool quits = entry->shortcut() == QKeySequence(QKeySequence::Quit) ||
                         entry->text().remove(QLatin1Char('&')) == QLatin1String("Quit");
      if (entry->isEnabled() && !quits) entries.push_back(entry);
    }
  }
  if (!entries.empty()) chosen(entries, action, 0)->trigger();
}

void Monkey::page(const Action& action) const {
  auto* pages = qobject_cast<QTabWidget*>(m_window.centralWidget());
  pages->setCurrentIndex(action.below(0, pages->count()));
}

void Monkey::wheel(const Action& action) const {
  const std::vector<QWidget*> controls = controlsOf(target(action));
  if (controls.empty()) return;
  QWidget* control = chosen(controls, action, 0);
  const QPoint place = placeIn(*control, action);
  constexpr int kNotch = 120;
  const QPoint turn(0, action.below(3, 2) == 0 ? kNotch : -kNotch);
  QWheelEvent event(place, control->mapToGlobal(place), {}, turn, Qt::NoButton,
                    action.below(3, 5) == 0 ? Qt::ControlModifier : Qt::NoModifier,
                    Qt::NoScrollPhase, /*inverted=*/false);
  QApplication::sendEvent(control, &event);
}

void Monkey::drag(const Action& action) const {
  const std::vector<QWidget*> controls = controlsOf(target(action));
  if (controls.empty()) return;
  const QPointer<QWidget> control = chosen(controls, action, 0);
  const QPoint from = placeIn(*control, action);
  const QPoint to(action.below(3, std::max(1, control->width())), from.y());
  QTest::mousePress(control, Qt::LeftButton, {}, from);
  if (control != nullptr) QTest::mouseMove(control, to);
  if (control != nullptr) QTest::mouseRelease(control, Qt::LeftButton, {}, to);
}

}  // namespace lanescope::soak
