// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/compare/stage_page.h"
#include "ui/lesson/lesson_page.h"
#include "ui/lesson/lesson_reader_pane.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/player/transport_bar.h"
#include "ui/widgets/fitting_button.h"
#include "ui/widgets/pointer_rest.h"
#include "ui/window/menu_actions.h"

namespace lanescope::ui {
namespace {

const QString kTypeSize = QStringLiteral("presentation/typeSize");
constexpr double kUsualType = 1.5;

/// The least size of what a finger hits on a large screen. The texts of other buttons are wide
/// enough; a least width would stand for that of the text. The button in a text field is Qt's own.
const QString kTouchTargets = QStringLiteral(
    "QToolButton { min-width: 40px; min-height: 40px; }"
    "QPushButton, QComboBox, QAbstractSpinBox, QLineEdit, QCheckBox { min-height: 40px; }"
    "QLineEdit QToolButton, QAbstractSpinBox QLineEdit { min-width: 0; min-height: 0; }");

double inLimits(double factor) {
  return std::clamp(factor, Presentation::kSmallestType, Presentation::kLargestType);
}

double rememberedType() {
  bool known = false;
  const double factor = QSettings().value(kTypeSize).toDouble(&known);
  return known ? inLimits(factor) : kUsualType;
}

QList<QPointer<QWidget>> tabOrderOf(QWidget& window) {
  QList<QPointer<QWidget>> order;
  for (QWidget* next = window.nextInFocusChain(); next != &window;
       next = next->nextInFocusChain()) {
    if (next->focusPolicy() != Qt::NoFocus && next->focusProxy() == nullptr) order += next;
  }
  return order;
}

void restoreTabOrder(const QWidget& window, const QList<QPointer<QWidget>>& order) {
  QWidget* before = nullptr;
  for (const QPointer<QWidget>& each : order) {
    if (each == nullptr || each->window() != &window) continue;
    if (before != nullptr) QWidget::setTabOrder(before, each);
    before = each;
  }
}

}  // namespace

Presentation::Presentation(QMainWindow& window, StagePage& page, LessonPage& lesson)
    : QObject(&window),
      m_window(window),
      m_page(page),
      m_lesson(lesson),
      m_typeSize(rememberedType()) {}

Presentation::~Presentation() = default;

void Presentation::toggle() {
  if (isOn()) {
    leave();
  } else {
    enter();
  }
}

void Presentation::enter() {
  m_focus = m_window.focusWidget();
  m_tabOrder = tabOrderOf(m_window);
  m_screen = new QWidget(&m_window, Qt::Window);
  //: Title of the window that fills the screen
  m_screen->setWindowTitle(tr("Lanescope: presentation"));
  m_screen->setAccessibleName(m_screen->windowTitle());
  m_screen->installEventFilter(this);
  // Where the menus are not, their keys are known by their actions.
  for (const MenuActions& menu : actionsOfMenus(m_window)) m_screen->addActions(menu.actions);
  fill();
  addWayOut();
  m_screen->setStyleSheet(kTouchTargets);
  setTypes(m_typeSize);
  m_screen->setGeometry(m_window.screen()->geometry());
  m_screen->showFullScreen();
  m_screen->activateWindow();
  m_page.stage().setFocus(Qt::OtherFocusReason);
  new PointerRest(*m_screen);
  emit changed(true);
}

void Presentation::fill() {
  auto* layout = new QHBoxLayout(m_screen);
  layout->setContentsMargins(0, 0, 0, 0);
  m_hasLesson = m_lesson.isVisible() && m_lesson.isOpen();
  if (m_hasLesson) {
    constexpr int kShareOfText = 2;
    constexpr int kShareOfStage = 3;
    layout->addWidget(&m_lesson.reader(), kShareOfText);
    layout->addWidget(&m_page.stageArea(), kShareOfStage);
  } else {
    layout->addWidget(&m_page.stageArea());
  }
  m_page.stageArea().show();
}

void Presentation::setTypes(double factor) {
  m_page.setTypeSize(factor);
  if (m_hasLesson) m_lesson.lendReader(factor);
}

void Presentation::addWayOut() {
  m_wayOut = new FittingButton(tr("Leave presentation (Esc)"),
                               //: A button; (Esc) is its key
                               tr("Leave (Esc)"));
  m_wayOut->setObjectName(QStringLiteral("leavePresentation"));
  //: Name of the button for screen readers
  m_wayOut->setAccessibleName(tr("Leave presentation"));
  m_wayOut->setToolTip(tr("Back to the window (Esc or F5)"));
  m_page.transport().addControl(*m_wayOut);
  connect(m_wayOut, &QPushButton::clicked, this, &Presentation::leave);
}

void Presentation::leave() {
  if (!isOn()) return;
  QWidget* screen = m_screen;
  m_screen = nullptr;
  m_wayOut->setParent(screen);  // it may be what was pressed, and goes with the screen
  // In large type the stage area would make the window wider; moved, it takes its type anew.
  m_page.setTypeSize(1.0);
  if (std::exchange(m_hasLesson, false)) m_lesson.takeReaderBack();
  m_page.takeStageBack();
  m_page.setTypeSize(1.0);
  restoreTabOrder(m_window, m_tabOrder);
  screen->removeEventFilter(this);
  screen->hide();
  screen->deleteLater();
  m_window.activateWindow();
  if (m_focus != nullptr) m_focus->setFocus(Qt::OtherFocusReason);
  emit changed(false);
}

void Presentation::escape() {
  if (isOn() && !m_page.escapePanel()) leave();
}

bool Presentation::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_screen && event->type() == QEvent::Close) leave();
  return QObject::eventFilter(watched, event);
}

void Presentation::enlargeType() {
  setTypeSize(m_typeSize + kTypeStep);
}

void Presentation::reduceType() {
  setTypeSize(m_typeSize - kTypeStep);
}

void Presentation::setTypeSize(double factor) {
  m_typeSize = inLimits(factor);
  QSettings().setValue(kTypeSize, m_typeSize);
  if (isOn()) setTypes(m_typeSize);
}

}  // namespace lanescope::ui
