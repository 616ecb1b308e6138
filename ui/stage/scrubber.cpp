// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scrubber.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/stage/playback.h"

namespace lanescope::ui {
namespace {

constexpr double kMargin = 10;
constexpr double kGroove = 6;
constexpr double kKnob = 7.5;
/// Marks that stand closer than this are a smear and are left out.
constexpr double kLeastMarkDistance = 4;

}  // namespace

Scrubber::Scrubber(Playback& playback, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_playback(playback), m_theme(StageTheme::light()) {
  setAccessibleName(tr("Step"));
  setToolTip(tr("Drag to any step; each mark is a barrier"));
  setFocusPolicy(Qt::StrongFocus);
  const auto reset = [this] {
    const QSignalBlocker blocker(this);
    setRange(0, std::max(0, m_playback.stepCount() - 1));
    setPageStep(std::max(1, m_playback.stepCount() / 10));
    setValue(m_playback.step());
    setEnabled(m_playback.stepCount() > 1);
    update();
  };
  connect(&m_playback, &Playback::stepsChanged, this, reset);
  connect(&m_playback, &Playback::stepChanged, this, [this](int step) {
    const QSignalBlocker blocker(this);
    setValue(step);
    update();
  });
  connect(this, &QSlider::valueChanged, &m_playback, &Playback::jump);
  reset();
}

void Scrubber::setTheme(const StageTheme& theme) {
  m_theme = theme;
  update();
}

QSize Scrubber::sizeHint() const {
  return {320, 30};
}
QSize Scrubber::minimumSizeHint() const {
  return {80, 30};
}

double Scrubber::xOf(int step) const {
  const double span = width() - 2 * kMargin;
  return kMargin + (maximum() > 0 ? span * step / maximum() : 0);
}

int Scrubber::stepAt(double x) const {
  const double span = std::max(1.0, width() - 2 * kMargin);
  return static_cast<int>(
      std::lround(std::clamp((x - kMargin) / span, 0.0, 1.0) * static_cast<double>(maximum())));
}

void Scrubber::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double middle = height() / 2.0;
  const QRectF groove(kMargin, middle - kGroove / 2, width() - 2 * kMargin, kGroove);
  painter.setPen(Qt::NoPen);
  painter.setBrush(mix(m_theme.border, m_theme.mutedText, 0.2));
  painter.drawRoundedRect(groove, kGroove / 2, kGroove / 2);
  if (!isEnabled()) return;
  painter.setBrush(m_theme.accent);
  painter.drawRoundedRect(
      QRectF(groove.left(), groove.top(), xOf(value()) - groove.left(), kGroove), kGroove / 2,
      kGroove / 2);
  painter.setPen(QPen(m_theme.barrier.ink, 2));
  double previous = -kLeastMarkDistance;
  for (const int start : m_playback.epochStarts()) {
    const double x = xOf(start);
    if (start == 0 || x - previous < kLeastMarkDistance) continue;
    previous = x;
    painter.drawLine(QPointF(x, middle - 10), QPointF(x, middle - 4));
    painter.drawLine(QPointF(x, middle + 4), QPointF(x, middle + 10));
  }
  painter.setPen(QPen(hasFocus() ? m_theme.text : m_theme.panel, 2));
  painter.setBrush(m_theme.accent);
  painter.drawEllipse(QPointF(xOf(value()), middle), kKnob, kKnob);
}

void Scrubber::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) setValue(stepAt(event->position().x()));
}

void Scrubber::mouseMoveEvent(QMouseEvent* event) {
  if ((event->buttons() & Qt::LeftButton) != 0) setValue(stepAt(event->position().x()));
}

}  // namespace lanescope::ui
