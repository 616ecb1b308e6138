// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/sweep_map.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>
#include <algorithm>

#include "ui/charts/chart_parts.h"
#include "ui/tune/tune_words.h"

namespace lanescope::ui {
namespace {

constexpr std::chrono::milliseconds kRedraw{80};

}  // namespace

SweepMap::SweepMap(QWidget* parent) : QCustomPlot(parent), m_theme(StageTheme::light()) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Heat map of the launches; the table has the numbers"));
  setMinimumSize(240, 160);
  m_redraw.setSingleShot(true);
  m_redraw.setInterval(kRedraw);
  connect(&m_redraw, &QTimer::timeout, this, &SweepMap::redraw);
}

void SweepMap::setResults(const tune::SweepResults& results) {
  m_results = &results;
  const tune::Metric metric = m_view.metric;
  m_view = {};
  m_view.metric = metric;
  m_view.depth.assign(results.space.axes().size() > 2 ? results.space.axes().size() - 2 : 0, 0);
  emit chosenChanged();
  redraw();
}

void SweepMap::refresh() {
  if (!m_redraw.isActive()) m_redraw.start();
}

void SweepMap::setMetric(tune::Metric metric) {
  m_view.metric = metric;
  redraw();
}

void SweepMap::setDepth(std::size_t axis, std::size_t value) {
  if (axis - 2 >= m_view.depth.size()) return;
  m_view.depth[axis - 2] = value;
  redraw();
}

void SweepMap::setTheme(const StageTheme& theme) {
  m_theme = theme;
  redraw();
}

void SweepMap::redraw() {
  static const tune::SweepResults kNone;
  drawSweep(*this, m_results == nullptr ? kNone : *m_results, m_view, m_theme);
}

void SweepMap::setCursorCell(std::size_t cell) {
  if (m_results == nullptr || cell >= m_results->cells.size() || m_view.cursor == cell) return;
  m_view.cursor = cell;
  m_view.showLayerOf(m_results->space, cell);
  const QString sentence = cellSentence(*m_results, cell, m_view.metric);
  setAccessibleDescription(sentence);
  redraw();
  emit cursorMoved(cell);
}

void SweepMap::moveBy(int columns, int rows) {
  const QSize size = sizeOf(m_results->space);
  if (size.isEmpty()) return;
  QPoint place;
  if (m_view.cursor) {
    place = m_view.placeOf(m_results->space, *m_view.cursor).value_or(QPoint());
    place = {std::clamp(place.x() + columns, 0, size.width() - 1),
             std::clamp(place.y() + rows, 0, size.height() - 1)};
  }
  setCursorCell(m_view.cell(m_results->space, static_cast<std::size_t>(place.x()),
                            static_cast<std::size_t>(place.y())));
}

void SweepMap::choose(std::size_t cell) {
  std::vector<std::size_t>& chosen = m_view.chosen;
  if (const auto found = std::ranges::find(chosen, cell); found != chosen.end()) {
    chosen.erase(found);
  } else {
    if (chosen.size() == 2) chosen.erase(chosen.begin());
    chosen.push_back(cell);
  }
  redraw();
  emit chosenChanged();
}

void SweepMap::keyPressEvent(QKeyEvent* event) {
  if (m_results == nullptr) return QCustomPlot::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Left:
      return moveBy(-1, 0);
    case Qt::Key_Right:
      return moveBy(1, 0);
    case Qt::Key_Up:
      return moveBy(0, 1);
    case Qt::Key_Down:
      return moveBy(0, -1);
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (m_view.cursor) choose(*m_view.cursor);
      return;
    default:
      QCustomPlot::keyPressEvent(event);
  }
}

void SweepMap::focusInEvent(QFocusEvent* event) {
  QCustomPlot::focusInEvent(event);
  if (m_results != nullptr && !m_view.cursor) moveBy(0, 0);
}

void SweepMap::mousePressEvent(QMouseEvent* event) {
  QCustomPlot::mousePressEvent(event);
  if (m_results == nullptr || event->button() != Qt::LeftButton) return;
  const auto cell = cellAt(*this, *m_results, m_view, event->position());
  if (!cell) return;
  setCursorCell(*cell);
  choose(*cell);
}

bool SweepMap::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && m_results != nullptr) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(*this, *m_results, m_view, help->pos());
    if (cell) {
      QToolTip::showText(help->globalPos(), cellSentence(*m_results, *cell, m_view.metric), this);
    } else {
      QToolTip::hideText();
    }
    return true;
  }
  return QCustomPlot::event(event);
}

void SweepMap::resizeEvent(QResizeEvent* event) {
  QCustomPlot::resizeEvent(event);
  fitLegend(*this);
}

}  // namespace lanescope::ui
