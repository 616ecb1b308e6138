// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/drop_panel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace lanescope::ui {
namespace {

constexpr int kGap = 4;    ///< below the button
constexpr int kEdge = 10;  ///< to the edges of the window
constexpr int kMargin = 10;
constexpr QSize kLargest(1280, 900);

}  // namespace

DropPanel::DropPanel(QAbstractButton& button, QWidget& content, Extent extent)
    : QFrame(button.window()), m_button(button), m_content(content), m_extent(extent) {
  setProperty("look", "drop");
  setAutoFillBackground(true);
  hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  if (extent == Extent::large) {
    layout->addWidget(&content);
  } else {
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(&content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(scroll);
  }
  button.setCheckable(true);
  // A screen reader toggles the button and does not click it.
  connect(&button, &QAbstractButton::toggled, this, [this](bool isWanted) {
    if (isWanted != isHidden()) return;  // the button follows the panel
    isWanted ? open() : shut();
  });
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, const QWidget* now) {
    if (isVisible() && now != nullptr && now->window() == window() && !isMine(now)) hide();
  });
}

DropPanel::~DropPanel() {
  disconnect(qApp, nullptr, this, nullptr);
}

void DropPanel::open() {
  place();
  show();
  raise();
  const QList<QWidget*> all = controls();
  if (m_content.focusProxy() != nullptr) {
    m_content.setFocus(Qt::PopupFocusReason);
  } else if (!all.isEmpty()) {
    all.first()->setFocus(Qt::PopupFocusReason);
  }
}

void DropPanel::shut() {
  if (!isVisible()) return;
  m_button.setFocus(Qt::PopupFocusReason);
  hide();
}

void DropPanel::place() {
  const QWidget& over = *parentWidget();
  const QPoint below = m_button.mapTo(&over, QPoint(0, m_button.height() + kGap));
  const QSize room(over.width() - 2 * kEdge, over.height() - below.y() - kEdge);
  QSize size = kLargest;
  if (m_extent == Extent::fitted) {
    constexpr int kFrame = 2 * (kMargin + 1);
    const QSize hint = m_content.sizeHint().expandedTo(m_content.minimumSize());
    const int width = std::min(hint.width(), room.width() - kFrame);
    const int height =
        m_content.hasHeightForWidth() ? m_content.heightForWidth(width) : hint.height();
    size = QSize(width + kFrame, height + kFrame);
    if (size.height() > room.height()) size.rwidth() += QScrollBar(Qt::Vertical).sizeHint().width();
  }
  size = size.boundedTo(room);
  const int left =
      std::clamp(below.x(), kEdge, std::max(kEdge, kEdge + room.width() - size.width()));
  setGeometry({QPoint(left, below.y()), size});
}

bool DropPanel::isMine(const QObject* object) const {
  for (; object != nullptr; object = object->parent()) {
    if (object == this || object == &m_button) return true;
  }
  return false;
}

QList<QWidget*> DropPanel::controls() const {
  QList<QWidget*> found;
  for (QWidget* each = m_content.nextInFocusChain(); each != &m_content;
       each = each->nextInFocusChain()) {
    if (!isAncestorOf(each) || !each->isVisible() || !each->isEnabled()) continue;
    if ((each->focusPolicy() & Qt::TabFocus) == 0 || each->focusProxy() != nullptr) continue;
    found.append(each);
  }
  return found;
}

bool DropPanel::event(QEvent* event) {
  // The key is the panel's, and not of an action of the window.
  if (event->type() == QEvent::ShortcutOverride &&
      static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  return QFrame::event(event);
}

bool DropPanel::eventFilter(QObject* watched, QEvent* event) {
  const bool isPressed = event->type() == QEvent::MouseButtonPress && watched->isWidgetType();
  if (isPressed && static_cast<QWidget*>(watched)->window() == window() && !isMine(watched)) hide();
  const bool isMoved = (event->type() == QEvent::Resize && watched == parentWidget()) ||
                       (event->type() == QEvent::LayoutRequest && watched == &m_content);
  // The bar with the button comes to its place first.
  if (isMoved) QMetaObject::invokeMethod(this, &DropPanel::place, Qt::QueuedConnection);
  return QFrame::eventFilter(watched, event);
}

void DropPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return QFrame::keyPressEvent(event);
  shut();
}

void DropPanel::showEvent(QShowEvent* event) {
  QFrame::showEvent(event);
  qApp->installEventFilter(this);
  m_button.setChecked(true);
}

void DropPanel::hideEvent(QHideEvent* event) {
  QFrame::hideEvent(event);
  qApp->removeEventFilter(this);
  m_button.setChecked(false);
}

bool DropPanel::focusNextPrevChild(bool next) {
  const QList<QWidget*> all = controls();
  if (all.isEmpty()) return false;
  const qsizetype now = all.indexOf(window()->focusWidget());
  const qsizetype step = next ? 1 : all.size() - 1;
  all[now < 0 ? 0 : (now + step) % all.size()]->setFocus(next ? Qt::TabFocusReason
                                                              : Qt::BacktabFocusReason);
  return true;
}

}  // namespace lanescope::ui
