// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/scrubber.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>
#include <QToolTip>
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
/// Marks closer than this would merge and are left out.
constexpr double kLeastMarkDistance = 4;
constexpr double kStop = 8;  ///< side of a stop's square

}  // namespace

Scrubber::Scrubber(Playback& playback, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_playback(playback), m_theme(StageTheme::light()) {
  //: Name of the slider for screen readers
  setAccessibleName(tr("Step"));
  setToolTip(
      tr("Drag to any step. A line is a barrier, a flag a bookmark (B), a diamond a finding (.), a "
         "square a step at which playing stops (Ctrl+F9)."));
  setFocusPolicy(Qt::StrongFocus);
  const auto reset = [this] {
    const QSignalBlocker blocker(this);
    // While predicting, the scale ends at the latest step that was shown.
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
    if (x <= margin()) continue;  // the first step is no barrier
    painter.drawLine(QPointF(x, middle - to), QPointF(x, middle - from));
    painter.drawLine(QPointF(x, middle + from), QPointF(x, middle + to));
  }
}

void Scrubber::paintBookmarks(QPainter& painter, double middle) const {
  const double s = m_typeSize;
  painter.setPen(QPen(m_theme.panel, s));
  painter.setBrush(m_theme.text);
  for (const double x : placesOf(m_playback.bookmarks())) {
    // Draws a flag with a notch.
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

std::vector<int> Scrubber::stopColumns() const {
  const std::vector<int>& stops = m_playback.stops();
  const double stepsPerPixel = maximum() / std::max(1.0, width() - 2 * margin());
  std::vector<int> columns;
  auto stop = stops.begin();
  while (stop != stops.end() && *stop <= maximum()) {
    const int column = static_cast<int>(xOf(*stop));
    if (columns.empty() || column > columns.back()) columns.push_back(column);
    const int next = static_cast<int>((column + 1 - margin()) * stepsPerPixel);
    stop = std::lower_bound(stop, stops.end(), std::max(next, *stop + 1));
  }
  return columns;
}

void Scrubber::paintStops(QPainter& painter, double middle) const {
  const double side = kStop * m_typeSize;
  const std::vector<int> columns = stopColumns();
  painter.setBrush(m_theme.wrong.fill);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const bool isAlone = (i == 0 || columns[i] - columns[i - 1] > side) &&
                         (i + 1 == columns.size() || columns[i + 1] - columns[i] > side);
    if (isAlone) {
      painter.setPen(QPen(m_theme.panel, m_typeSize));
      painter.drawRect(QRectF(columns[i] + 0.5 - side / 2, middle - side / 2, side, side));
    } else {
      painter.fillRect(QRectF(columns[i], middle - side / 2, 1, side), m_theme.wrong.fill);
    }
  }
}

QString Scrubber::describeAt(double x) const {
  const double reach = kLeastMarkDistance * m_typeSize;
  QStringList lines;
  const auto add = [&](const std::vector<int>& marks, const QString& what) {
    const auto nearest = std::ranges::lower_bound(marks, stepAt(x - reach));
    int step = -1;
    for (auto each = nearest; each != marks.end() && *each <= maximum(); ++each) {
      if (xOf(*each) > x + reach) break;
      if (xOf(*each) >= x - reach && (step < 0 || xOf(*each) <= x)) step = *each;
      if (xOf(*each) > x) break;
    }
    //: %1: number of the step; %2: what there is, "a bookmark"
    if (step >= 0) lines += tr("Step %1: %2").arg(step + 1).arg(what);
  };
  add(m_playback.stops(), tr("playing stops, at a breakpoint or where a watch begins to hold"));
  //: Behind "Step 5: ": it has a bookmark
  add(m_playback.bookmarks(), tr("a bookmark"));
  //: Behind "Step 5: ": there the record shows a mistake
  add(m_playback.findings(), tr("a finding"));
  return lines.join(QLatin1Char('\n'));
}

bool Scrubber::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QSlider::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QString marks = isEnabled() ? describeAt(help->pos().x()) : QString();
  QToolTip::showText(help->globalPos(), marks.isEmpty() ? toolTip() : marks, this);
  return true;
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
  paintStops(painter, middle);
}

void Scrubber::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) setValue(stepAt(event->position().x()));
}

void Scrubber::mouseMoveEvent(QMouseEvent* event) {
  if ((event->buttons() & Qt::LeftButton) != 0) setValue(stepAt(event->position().x()));
}

}  // namespace lanescope::ui
