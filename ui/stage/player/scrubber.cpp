// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/scrubber.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

#include "ui/stage/player/playback.h"

namespace lanescope::ui {
namespace {

constexpr double kWidth = 320;
constexpr double kLeastWidth = 80;
constexpr double kHeight = 36;
constexpr double kMargin = 10;
constexpr double kGroove = 6;
constexpr double kKnob = 7.5;
/// Marks that stand closer than this are a smear and are left out.
constexpr double kLeastMarkDistance = 4;

}  // namespace

Scrubber::Scrubber(Playback& playback, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_playback(playback), m_theme(StageTheme::light()) {
  setAccessibleName(tr("Step"));
  setToolTip(
      tr("Drag to any step. A line is a barrier, a flag a bookmark (B), a diamond a finding (.)."));
  setFocusPolicy(Qt::StrongFocus);
  const auto reset = [this] {
    const QSignalBlocker blocker(this);
    // While the steps are to be predicted, the scale ends with the latest one that was shown.
    const int count = m_playback.knownSteps();
    setRange(0, std::max(0, count - 1));
    setPageStep(std::max(1, count / 10));
    setValue(m_playback.step());
    setEnabled(count > 1);
    update();
  };
  connect(&m_playback, &Playback::stepsChanged, this, reset);
  connect(&m_playback, &Playback::predictingChanged, this, reset);
  connect(&m_playback, &Playback::stepChanged, this, [this, reset](int step) {
    if (m_playback.isPredicting()) return reset();
    const QSignalBlocker blocker(this);
    setValue(step);
    update();
  });
  connect(&m_playback, &Playback::marksChanged, this, qOverload<>(&QWidget::update));
  connect(this, &QSlider::valueChanged, &m_playback, &Playback::jump);
  reset();
}

void Scrubber::setTheme(const StageTheme& theme) {
  m_theme = theme;
  update();
}

void Scrubber::setTypeSize(double factor) {
  m_typeSize = factor;
  updateGeometry();
  update();
}

QSize Scrubber::sizeHint() const {
  return QSizeF(kWidth, kHeight * m_typeSize).toSize();
}
QSize Scrubber::minimumSizeHint() const {
  return QSizeF(kLeastWidth, kHeight * m_typeSize).toSize();
}

double Scrubber::margin() const {
  return kMargin * m_typeSize;
}

double Scrubber::xOf(int step) const {
  const double span = width() - 2 * margin();
  return margin() + (maximum() > 0 ? span * step / maximum() : 0);
}

int Scrubber::stepAt(double x) const {
  const double span = std::max(1.0, width() - 2 * margin());
  return static_cast<int>(
      std::lround(std::clamp((x - margin()) / span, 0.0, 1.0) * static_cast<double>(maximum())));
}

std::vector<double> Scrubber::placesOf(const std::vector<int>& marks) const {
  std::vector<double> places;
  for (const int step : marks) {
    if (step > maximum()) break;
    const double x = xOf(step);
    if (places.empty() || x - places.back() >= kLeastMarkDistance * m_typeSize) places.push_back(x);
  }
  return places;
}

void Scrubber::paintGroove(QPainter& painter, double middle) const {
  const double thick = kGroove * m_typeSize;
  const QRectF groove(margin(), middle - thick / 2, width() - 2 * margin(), thick);
  painter.setPen(Qt::NoPen);
  painter.setBrush(mix(m_theme.border, m_theme.mutedText, 0.2));
  painter.drawRoundedRect(groove, thick / 2, thick / 2);
  if (!isEnabled()) return;
  QRectF done = groove;
  done.setRight(xOf(value()));
  painter.setBrush(m_theme.accent);
  painter.drawRoundedRect(done, thick / 2, thick / 2);
}

void Scrubber::paintBarriers(QPainter& painter, double middle) const {
  const double from = 4 * m_typeSize;
  const double to = 9 * m_typeSize;
  painter.setPen(QPen(m_theme.barrier.ink, 2 * m_typeSize));
  for (const double x : placesOf(m_playback.epochStarts())) {
    if (x <= margin()) continue;  // where the steps begin is no barrier
    painter.drawLine(QPointF(x, middle - to), QPointF(x, middle - from));
    painter.drawLine(QPointF(x, middle + from), QPointF(x, middle + to));
  }
}

void Scrubber::paintBookmarks(QPainter& painter, double middle) const {
  const double s = m_typeSize;
  painter.setPen(QPen(m_theme.panel, s));
  painter.setBrush(m_theme.text);
  for (const double x : placesOf(m_playback.bookmarks())) {
    // A ribbon with a notch, as of a book.
    painter.drawPolygon(QPolygonF({{x - 4.5 * s, middle - 17 * s},
                                   {x + 4.5 * s, middle - 17 * s},
                                   {x + 4.5 * s, middle - 4 * s},
                                   {x, middle - 8 * s},
                                   {x - 4.5 * s, middle - 4 * s}}));
  }
}

void Scrubber::paintFindings(QPainter& painter, double middle) const {
  const double half = 6 * m_typeSize;
  const double center = middle + 11 * m_typeSize;
  painter.setPen(QPen(m_theme.panel, m_typeSize));
  painter.setBrush(m_theme.finding.ink);
  for (const double x : placesOf(m_playback.findings())) {
    painter.drawPolygon(QPolygonF(
        {{x, center - half}, {x + half, center}, {x, center + half}, {x - half, center}}));
  }
}

void Scrubber::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double middle = height() / 2.0;
  paintGroove(painter, middle);
  if (!isEnabled()) return;
  paintBarriers(painter, middle);
  painter.setPen(QPen(hasFocus() ? m_theme.text : m_theme.panel, 2 * m_typeSize));
  painter.setBrush(m_theme.accent);
  painter.drawEllipse(QPointF(xOf(value()), middle), kKnob * m_typeSize, kKnob * m_typeSize);
  paintBookmarks(painter, middle);
  paintFindings(painter, middle);
}

void Scrubber::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) setValue(stepAt(event->position().x()));
}

void Scrubber::mouseMoveEvent(QMouseEvent* event) {
  if ((event->buttons() & Qt::LeftButton) != 0) setValue(stepAt(event->position().x()));
}

}  // namespace lanescope::ui
