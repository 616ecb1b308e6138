// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time_line/time_line_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/time_line/time_line_painter.h"
#include "ui/time_line/time_line_words.h"

namespace lanescope::ui {
namespace {

constexpr double kMargin = 8;
// Nanoseconds in sight, of host and device and within a kernel.
constexpr double kShortest = 1000;
constexpr double kShortestOfWarps = 100;
constexpr double kZoomStep = 1.4;
constexpr double kPanStep = 0.15;  ///< of what is in sight

}  // namespace

TimeLineView::TimeLineView(QWidget* parent) : QWidget(parent) {
  setMinimumSize(200, 140);
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
}

void TimeLineView::setLine(std::shared_ptr<const values::TimeLine> line) {
  m_line = std::move(line);
  emit pointed({});
  showAll();
}

void TimeLineView::setNote(const QString& note) {
  m_note = note;
  update();
}

void TimeLineView::setTheme(const StageTheme& theme) {
  m_theme = theme;
  update();
}

void TimeLineView::showAll() {
  if (m_line) m_range = wholeOf(*m_line);
  update();
}

ChartSheet TimeLineView::sheet() const {
  constexpr double kUsualWidth = 1600;
  constexpr int kAround = 220;  // the title, the sentences and the margins
  const double scale = std::clamp(width() / kUsualWidth, 0.75, 1.5) * m_theme.typeSize;
  const QSize size(std::max(width(), 640), std::max(height(), 300) + kAround);
  return sheetOf(*m_line, m_range, m_theme, size, scale);
}

TimeLineLayout TimeLineView::layoutNow() const {
  const QRectF bounds = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
  return {*m_line, m_range, bounds, kTimeLineUnit * m_theme.typeSize};
}

void TimeLineView::look(TimeRange range) {
  const TimeRange whole = wholeOf(*m_line);
  const double shortest = m_line->stamping ? kShortestOfWarps : kShortest;
  const double length =
      std::clamp(range.length(), std::min(shortest, whole.length()), whole.length());
  const double from = std::clamp(range.from, whole.from, whole.to - length);
  m_range = {from, from + length};
  update();
}

void TimeLineView::zoom(double factor, double at) {
  look({at - (at - m_range.from) / factor, at + (m_range.to - at) / factor});
}

void TimeLineView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::TextAntialiasing);
  painter.fillRect(rect(), m_theme.background);
  if (m_line) {
    paintTimeLine(*m_line, layoutNow(), m_theme, painter);
  } else {
    painter.setPen(m_theme.mutedText);
    painter.setFont(m_theme.wordFont(kTimeLineUnit));
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_note);
  }
  if (!hasFocus()) return;
  painter.setPen(QPen(m_theme.accent, 2.0));
  painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void TimeLineView::wheelEvent(QWheelEvent* event) {
  if (!m_line) return;
  constexpr double kNotch = 120;  // the units of one notch of a wheel
  zoom(std::pow(kZoomStep, event->angleDelta().y() / kNotch),
       layoutNow().timeAt(event->position().x()));
  event->accept();
}

void TimeLineView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) m_dragged = event->position().x();
}

void TimeLineView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_line) return;
  const TimeLineLayout layout = layoutNow();
  if (event->buttons().testFlag(Qt::LeftButton) && m_dragged) {
    const double by = layout.timeAt(*m_dragged) - layout.timeAt(event->position().x());
    m_dragged = event->position().x();
    return look({m_range.from + by, m_range.to + by});
  }
  const values::TimeSpan* span = layout.spanAt(*m_line, event->position());
  emit pointed(span == nullptr ? QString() : wordsOf(*span, *m_line));
}

void TimeLineView::mouseDoubleClickEvent(QMouseEvent*) {
  showAll();
}

void TimeLineView::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  emit pointed({});
}

void TimeLineView::keyPressEvent(QKeyEvent* event) {
  const bool isPlain = !event->modifiers().testFlag(Qt::ControlModifier) &&
                       !event->modifiers().testFlag(Qt::AltModifier);
  if (!isPlain || !m_line) return QWidget::keyPressEvent(event);
  const double middle = (m_range.from + m_range.to) / 2;
  const double step = kPanStep * m_range.length();
  switch (event->key()) {
    case Qt::Key_Left:
      return look({m_range.from - step, m_range.to - step});
    case Qt::Key_Right:
      return look({m_range.from + step, m_range.to + step});
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return zoom(kZoomStep, middle);
    case Qt::Key_Minus:
      return zoom(1.0 / kZoomStep, middle);
    case Qt::Key_Home:
      return showAll();
    default:
      QWidget::keyPressEvent(event);
  }
}

void TimeLineView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void TimeLineView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace lanescope::ui
