// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/devices/device_words.h"
#include "ui/devices/message_words.h"

namespace lanescope::ui {
namespace {

constexpr double kZoomStep = 1.25;
constexpr double kLeastZoom = 0.6;
constexpr double kMostZoom = 4;

}  // namespace

DeviceView::DeviceView(QWidget* parent) : QAbstractScrollArea(parent) {
  setMinimumSize(200, 120);
  setFocusPolicy(Qt::StrongFocus);
  setFrameShape(QFrame::NoFrame);
  viewport()->setMouseTracking(true);
}

void DeviceView::setReplay(std::shared_ptr<const DeviceReplay> replay) {
  m_replay = std::move(replay);
  m_look = {.step = m_replay ? m_replay->steps() : 0, .message = {}};
  emit pointed({});
  fitBars();
  scrollToStep();
  viewport()->update();
}

void DeviceView::setTheme(const StageTheme& theme) {
  m_theme = theme;
  fitBars();
  viewport()->update();
}

void DeviceView::setStep(int step) {
  if (!m_replay) return;
  m_look.step = std::clamp(step, 0, m_replay->steps());
  const auto [first, behind] = m_replay->messagesOf(m_look.step);
  if (m_look.message && (*m_look.message < first || *m_look.message >= behind)) {
    m_look.message.reset();
  }
  setAccessibleDescription(stepSentence(*m_replay, m_look.step));
  scrollToStep();
  viewport()->update();
}

void DeviceView::setMessage(std::optional<std::size_t> message) {
  m_look.message = message;
  viewport()->update();
}

DeviceLayout DeviceView::layoutIn(const QSize& room) const {
  return {*m_replay, QSizeF(room) * std::max(1.0, m_zoom),
          kDeviceUnit * m_theme.typeSize * std::min(1.0, m_zoom)};
}

DeviceLayout DeviceView::layoutNow() const {
  return layoutIn(viewport()->size());
}

QPointF DeviceView::scrolled() const {
  return {static_cast<double>(horizontalScrollBar()->value()),
          static_cast<double>(verticalScrollBar()->value())};
}

DeviceView::Bars DeviceView::neededBars() const {
  if (!m_replay) return {};
  for (const Bars bars : {Bars{}, Bars{.isVertical = true}, Bars{.isHorizontal = true}}) {
    const QSize room = contentsRect().size() -
                       QSize(bars.isVertical ? verticalScrollBar()->sizeHint().width() : 0,
                             bars.isHorizontal ? horizontalScrollBar()->sizeHint().height() : 0);
    const QSizeF size = layoutIn(room).size();
    if ((bars.isHorizontal || qCeil(size.width()) <= room.width()) &&
        (bars.isVertical || qCeil(size.height()) <= room.height())) {
      return bars;
    }
  }
  return {true, true};
}

void DeviceView::fitBars() {
  // In less room a picture may be lower, since it leaves its values out. A bar that is there only
  // while the picture does not fit beside it would come and go for ever.
  const auto policyOf = [](bool isNeeded) {
    return isNeeded ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff;
  };
  const Bars bars = neededBars();
  setHorizontalScrollBarPolicy(policyOf(bars.isHorizontal));
  setVerticalScrollBarPolicy(policyOf(bars.isVertical));
  const QSizeF size = m_replay ? layoutNow().size() : QSizeF();
  const QSize room = viewport()->size();
  horizontalScrollBar()->setRange(0, std::max(0, qCeil(size.width()) - room.width()));
  horizontalScrollBar()->setPageStep(room.width());
  verticalScrollBar()->setRange(0, std::max(0, qCeil(size.height()) - room.height()));
  verticalScrollBar()->setPageStep(room.height());
  for (QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()}) {
    bar->setSingleStep(qCeil(2 * kDeviceUnit));
  }
}

void DeviceView::scrollToStep() {
  if (!m_replay) return;
  const DeviceLayout layout = layoutNow();
  const double top = layout.cell(std::max(0, m_look.step - 1), 0).top() - layout.heading();
  const double bottom = layout.cell(m_look.step, 0).bottom() + layout.unit();
  const double at = scrolled().y();
  if (top < at) verticalScrollBar()->setValue(qFloor(top - layout.unit()));
  if (bottom > at + viewport()->height()) {
    verticalScrollBar()->setValue(qCeil(bottom - viewport()->height()));
  }
}

std::optional<QPointF> DeviceView::inPicture(const QPointF& point) const {
  if (!m_replay || point.y() < layoutNow().heading()) return std::nullopt;
  return point + scrolled();
}

bool DeviceView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) emit pointed({});
  return QAbstractScrollArea::viewportEvent(event);
}

void DeviceView::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.fillRect(viewport()->rect(), m_theme.background);
  if (m_replay) {
    const DeviceLayout layout = layoutNow();
    painter.save();
    painter.setClipRect(viewport()->rect().adjusted(0, qFloor(layout.heading()), 0, 0));
    painter.translate(-scrolled());
    paintDevices(*m_replay, layout, m_look, m_theme, painter);
    painter.restore();
    painter.translate(-scrolled().x(), 0);
    paintDeviceHeading(*m_replay, layout, m_theme, painter);
    painter.resetTransform();
  }
  if (!hasFocus()) return;
  painter.setPen(QPen(m_theme.accent, 2.0));
  painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
}

void DeviceView::resizeEvent(QResizeEvent* event) {
  QAbstractScrollArea::resizeEvent(event);
  fitBars();
  scrollToStep();
}

void DeviceView::mousePressEvent(QMouseEvent* event) {
  const auto point = inPicture(event->position());
  if (event->button() != Qt::LeftButton || !point) return;
  const DeviceLayout layout = layoutNow();
  if (const auto cell = layout.cellAt(*point)) {
    emit stepWanted(cell->row);
  } else if (const auto message = layout.messageAt(*point)) {
    emit messageWanted(*message);
  }
  mouseMoveEvent(event);
}

void DeviceView::mouseMoveEvent(QMouseEvent* event) {
  const auto point = inPicture(event->position());
  if (!point) return emit pointed({});
  const DeviceLayout layout = layoutNow();
  if (const auto cell = layout.cellAt(*point)) {
    emit pointed(wordsOf(*m_replay, *cell));
  } else if (const auto message = layout.messageAt(*point)) {
    emit pointed(wordsOf(*m_replay, *message));
  } else {
    emit pointed({});
  }
}

void DeviceView::wheelEvent(QWheelEvent* event) {
  if (!event->modifiers().testFlag(Qt::ControlModifier)) {
    return QAbstractScrollArea::wheelEvent(event);
  }
  constexpr double kNotch = 120;  // the units of one notch of a wheel
  zoom(std::pow(kZoomStep, event->angleDelta().y() / kNotch));
  event->accept();
}

void DeviceView::zoom(double factor) {
  m_zoom = std::clamp(m_zoom * factor, kLeastZoom, kMostZoom);
  fitBars();
  scrollToStep();
  viewport()->update();
}

void DeviceView::keyPressEvent(QKeyEvent* event) {
  const bool isPlain = !event->modifiers().testFlag(Qt::ControlModifier) &&
                       !event->modifiers().testFlag(Qt::AltModifier);
  if (!isPlain || !m_replay) return QAbstractScrollArea::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Left:
      return emit stepWanted(std::max(0, step() - 1));
    case Qt::Key_Right:
      return emit stepWanted(std::min(m_replay->steps(), step() + 1));
    case Qt::Key_Home:
      return emit stepWanted(0);
    case Qt::Key_End:
      return emit stepWanted(m_replay->steps());
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return zoom(kZoomStep);
    case Qt::Key_Minus:
      return zoom(1 / kZoomStep);
    default:
      QAbstractScrollArea::keyPressEvent(event);
  }
}

void DeviceView::focusInEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusInEvent(event);
  viewport()->update();
}

void DeviceView::focusOutEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusOutEvent(event);
  viewport()->update();
}

}  // namespace lanescope::ui
