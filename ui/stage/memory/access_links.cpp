// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/memory/access_links.h"

#include <QLineF>
#include <QPainter>
#include <QVector>
#include <algorithm>
#include <set>
#include <tuple>

#include "ui/picture/picture_group.h"
#include "ui/stage/memory/memory_layout.h"
#include "ui/stage/memory/panel_heading.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/paint/cell_painter.h"
#include "ui/stage/paint/wrong_mark.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

/// Up to this many links have arrow heads and full lines; more are drawn as a texture.
constexpr std::size_t kFewLinks = 70;
/// Largest number of lines in a texture; each stands for its neighbours.
constexpr std::size_t kMostLines = 200;
/// Up to this many values travel as numbers; more travel as dots.
constexpr std::size_t kMostMovingNumbers = 300;

void paintHead(QPainter& painter, QPointF tip, QPointF control, double size) {
  const QPointF along = tip - control;
  const double length = std::hypot(along.x(), along.y());
  if (length < 1e-6) return;
  const QPointF unit = along / length;
  const QPointF side(-unit.y(), unit.x());
  const QPointF base = tip - unit * size;
  const QPointF points[] = {tip, base + side * (size * 0.55), base - side * (size * 0.55)};
  painter.drawConvexPolygon(points, 3);
}

/// The cubic Bézier curve at `t`, 0 to 1.
QPointF curveAt(QPointF from, QPointF fromControl, QPointF toControl, QPointF to, double t) {
  const double u = 1 - t;
  return from * (u * u * u) + fromControl * (3 * u * u * t) + toControl * (3 * u * t * t) +
         to * (t * t * t);
}

/// Adds the link's curve as straight pieces, which paint ten times as fast.
void addCurve(const AccessLink& link, QVector<QLineF>& lines) {
  constexpr int kPieces = 16;
  if (link.from.y() == link.to.y() || link.from.x() == link.to.x()) {
    lines.append(QLineF(link.from, link.to));
    return;
  }
  QPointF before = link.from;
  for (int i = 1; i <= kPieces; ++i) {
    const QPointF next = curveAt(link.from, link.fromControl, link.toControl, link.to,
                                 static_cast<double>(i) / kPieces);
    lines.append(QLineF(before, next));
    before = next;
  }
}

double eased(double t) {
  return t * t * (3 - 2 * t);
}

}  // namespace

QPointF AccessLink::at(double t) const {
  return curveAt(fromCell, fromControl, toControl, toCell, t);
}

AccessLinks::AccessLinks(const StageModel& model, const MemoryLayout& layout, const ArrayPage& page,
                         int step, const trace::Taint* taint)
    : m_model(model), m_layout(layout) {
  const trace::Step& which = model.timeline->step(static_cast<std::size_t>(step));
  m_array = which.array;
  m_isRead = which.kind == trace::EventKind::load;
  const CellPanel* elements = layout.panelOf(which.array, model);
  if (elements == nullptr) return;
  const CellPanel& lanes = layout.threads();
  const bool comesFirst = layout.isStacked() ? elements->origin.y() < lanes.origin.y()
                                             : elements->origin.x() < lanes.origin.x();
  // The point where a line meets a cell: the side that faces the other panel, or, with panels side
  // by side, the panel's edge at the cell's row.
  const auto anchor = [&](const CellPanel& panel, int position, bool facesEnd) {
    const QRectF cell = panel.cell(position);
    if (layout.isProduct()) return cell.center();
    if (layout.isStacked()) {
      return QPointF(cell.center().x(), facesEnd ? cell.bottom() : cell.top());
    }
    return QPointF(facesEnd ? panel.frame.right() : panel.frame.left(), cell.center().y());
  };
  for (const trace::Access& access : model.timeline->accesses(static_cast<std::size_t>(step))) {
    const trace::Event& event = model.timeline->event(access);
    const auto position = page.positionOf(event.index());
    if (!position || *position >= elements->count) continue;
    const int thread = static_cast<int>(access.thread);
    const QPointF atElement = anchor(*elements, *position, comesFirst);
    const QPointF atLane = anchor(lanes, thread, !comesFirst);
    AccessLink link;
    link.fromCell = m_isRead ? elements->cell(*position).center() : lanes.cell(thread).center();
    link.toCell = m_isRead ? lanes.cell(thread).center() : elements->cell(*position).center();
    link.from = m_isRead ? atElement : atLane;
    link.to = m_isRead ? atLane : atElement;
    const QPointF way = link.to - link.from;
    const QPointF half = layout.isProduct()   ? way / 2
                         : layout.isStacked() ? QPointF(0, way.y() / 2)
                                              : QPointF(way.x() / 2, 0);
    link.fromControl = link.from + half;
    link.toControl = link.to - half;
    const int elementRow = *position / elements->columns;
    const int laneRow = thread / lanes.columns;
    link.fromRow = m_isRead ? elementRow : laneRow;
    link.toRow = m_isRead ? laneRow : elementRow;
    link.bits = event.bits;
    link.thread = access.thread;
    if (taint != nullptr) link.wrong = taint->markOf(access);
    m_links.push_back(link);
  }
}

void AccessLinks::paintLines(QPainter& painter, const StageTheme& theme, double scale) const {
  const app::PictureGroup group(painter, QStringLiteral("links"));
  if (m_links.empty()) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (m_layout.isStacked() && m_layout.threads().rows() > 1) {
    paintRowLines(painter, theme, m_isRead ? theme.read.ink : theme.write.ink, scale);
  }
  paintLines(painter, theme, scale, false);
  paintLines(painter, theme, scale, true);
  painter.restore();
}

AccessLinks::Lines AccessLinks::linesOf(bool areWrong) const {
  const bool few = m_links.size() <= kFewLinks;
  // Lines that differ only behind cells look the same and are drawn once.
  std::set<std::tuple<int, int, int, int>> drawn;
  Lines lines;
  for (const AccessLink& link : m_links) {
    if ((link.wrong != trace::Taint::Mark::none) != areWrong) continue;
    const QPoint from = link.from.toPoint();
    const QPoint to = link.to.toPoint();
    const bool keepsRows = few || !m_layout.isStacked();
    const auto key = keepsRows ? std::tuple(from.x(), to.x(), from.y(), to.y())
                               : std::tuple(from.x(), to.x(), 0, 0);
    if (drawn.insert(key).second) lines.distinct.push_back(&link);
  }
  lines.areBold = lines.distinct.size() <= kFewLinks && (few || !m_layout.isStacked());
  return lines;
}

QColor AccessLinks::inkOf(const StageTheme& theme, bool areWrong) const {
  return areWrong ? theme.wrong.ink : m_isRead ? theme.read.ink : theme.write.ink;
}

void AccessLinks::paintLines(QPainter& painter, const StageTheme& theme, double scale,
                             bool areWrong) const {
  const QColor ink = inkOf(theme, areWrong);
  const auto [distinct, isBold] = linesOf(areWrong);
  // The colour is opaque: Qt blends translucent lines span by span through its thread pool.
  const QColor color = isBold ? ink : mix(theme.panel, ink, areWrong ? 0.8 : 0.5);
  const double width = (m_layout.isStacked() ? 2.2 : 1.5) * (areWrong ? 1.5 : 1);
  painter.setPen(QPen(color, isBold ? std::max(1.2, width * scale) : 0));
  painter.setRenderHint(QPainter::Antialiasing, isBold);
  painter.setBrush(Qt::NoBrush);
  const std::size_t every = (distinct.size() + kMostLines - 1) / kMostLines;
  QVector<QLineF> lines;
  for (std::size_t i = 0; i < distinct.size(); i += every) addCurve(*distinct[i], lines);
  painter.drawLines(lines);
}

void AccessLinks::paintHeads(QPainter& painter, const StageTheme& theme, double scale) const {
  // Of many links in a stack the lines are thin, and have no heads.
  if (m_links.empty() || (m_layout.isStacked() && m_links.size() > kFewLinks)) return;
  const double room = m_layout.isStacked() ? m_layout.threads().cellWidth * 0.32
                                           : m_layout.threads().cellHeight * 0.6;
  double size = std::min(room, 11 * std::max(0.7, scale));
  if (m_layout.isStacked()) {
    const double belowTheHeading = m_layout.headingHeight - PanelHeading::textHeight(scale);
    size = std::min(size, std::max(4.0, belowTheHeading));
  }
  const QRectF cells =
      (m_isRead ? m_layout.threads() : *m_layout.panelOf(m_array, m_model)).cells();
  // In a stack a head between the rows of a panel would cover the cells of the row before.
  const auto isSeen = [&](const AccessLink& link) {
    return !m_layout.isStacked() || link.to.y() < cells.top() + 1 ||
           link.to.y() > cells.bottom() - 1;
  };
  const app::PictureGroup group(painter, QStringLiteral("heads"));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  for (const bool areWrong : {false, true}) {
    painter.setBrush(inkOf(theme, areWrong));
    const auto [distinct, areBold] = linesOf(areWrong);
    if (!areBold) continue;
    for (const AccessLink* link : distinct) {
      if (isSeen(*link)) paintHead(painter, link->to, link->toControl, size);
    }
  }
  painter.restore();
}

/// Paints one line per pair of rows at the right edge of stacked panels, where the lines of
/// different rows coincide.
void AccessLinks::paintRowLines(QPainter& painter, const StageTheme& theme, const QColor& color,
                                double scale) const {
  const CellPanel& lanes = m_layout.threads();
  const CellPanel* elements = m_layout.panelOf(m_array, m_model);
  std::set<std::pair<int, int>> rows;
  for (const AccessLink& link : m_links) rows.emplace(link.fromRow, link.toRow);
  const QColor pale = mix(theme.panel, color, 0.55);
  const double width = std::clamp(lanes.cellHeight * 0.22, 1.2, 4.0 * scale);
  const double reach = 34 * scale;
  for (const auto& [fromRow, toRow] : rows) {
    const QRectF from = (m_isRead ? *elements : lanes).row(fromRow);
    const QRectF to = (m_isRead ? lanes : *elements).row(toRow);
    const QPointF start(from.right() + 2, from.center().y());
    const QPointF end(to.right() + 3, to.center().y());
    QPainterPath path(start);
    path.cubicTo(start + QPointF(reach * 1.4, 0), end + QPointF(reach * 1.4, 0), end);
    painter.setPen(QPen(pale, width, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    paintHead(painter, end - QPointF(3, 0), end + QPointF(reach, 0), std::max(4.0, width * 2.2));
  }
}

void AccessLinks::paintValues(QPainter& painter, const StageTheme& theme, double progress,
                              double cellWidth, double cellHeight, double scale) const {
  const app::PictureGroup group(painter, QStringLiteral("values"));
  if (progress >= 1 || m_links.empty()) return;
  const RoleColors& role = m_isRead ? theme.read : theme.write;
  const double t = eased(std::max(0.0, progress));
  painter.save();
  const QRectF everywhere(-1e9, -1e9, 2e9, 2e9);
  const bool asNumbers = m_links.size() <= kMostMovingNumbers;
  const double side = std::clamp(std::min(cellWidth, cellHeight) * 0.5, 2.0, 10.0 * scale);
  CellPainter cells(painter, theme, asNumbers ? cellWidth : side,
                    asNumbers ? std::min(cellHeight, cellWidth * 0.6) : side, scale, everywhere);
  for (const AccessLink& link : m_links) {
    const QPointF center = link.at(t);
    if (!asNumbers || !cells.showsLabels()) {
      const bool isWrong = link.wrong != trace::Taint::Mark::none;
      painter.fillRect(QRectF(center.x() - side / 2, center.y() - side / 2, side, side),
                       isWrong ? theme.wrong.fill : role.fill);
      continue;
    }
    CellLook look;
    look.fill = role.fill;
    look.text = role.onFill;
    look.border = theme.panel;
    look.label = m_model.textOf(m_array, link.bits, cells.maxChars());
    look.isStrong = true;
    colorWrong(theme, link.wrong, look);
    const double height = std::min(cellHeight, cellWidth * 0.6);
    cells.paint({center.x() - cellWidth / 2, center.y() - height / 2, cellWidth, height}, look);
  }
  painter.restore();
}

}  // namespace lanescope::ui
