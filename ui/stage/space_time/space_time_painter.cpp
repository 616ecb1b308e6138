// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/space_time/space_time_painter.h"

#include <QLineF>
#include <QPainter>
#include <algorithm>
#include <optional>
#include <unordered_map>

#include "ui/picture/picture_group.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/model/stage_pane.h"
#include "ui/stage/paint/cell_painter.h"
#include "ui/stage/paint/panel.h"
#include "ui/stage/paint/wrong_mark.h"
#include "ui/stage/space_time/space_time_graph.h"
#include "ui/stage/space_time/space_time_heading.h"
#include "ui/stage/space_time/space_time_layout.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

using trace::DataNode;
using trace::EventKind;

constexpr int kLoneChars = 12;

/// "1b" of the second row of epoch 1, whose values are made of those of the first.
QString stepLetter(const SpaceTimeRow& row) {
  return QString::number(row.epoch) + QChar(QLatin1Char('a').unicode() + row.level);
}

}  // namespace

SpaceTimePainter::SpaceTimePainter(const PaneFrame& frame, const SpaceTimeGraph& graph,
                                   const SpaceTimeLayout& layout)
    : m_frame(frame),
      m_model(frame.model),
      m_graph(graph),
      m_layout(layout),
      m_theme(frame.theme),
      m_step(frame.step),
      m_progress(frame.progress),
      m_scale(frame.scale),
      m_area(frame.area),
      m_lineage(frame.lineage),
      m_taint(frame.taint),
      m_isRead(graph.nodes.size(), false),
      m_isLitEdge(graph.edges.size(), false) {
  if (frame.showsRounding && m_model.rounding.whyUnknown().empty()) m_shades.emplace(m_theme);
  findCurrent();
}

/// For a load, marks the loaded versions and the edges to what its threads store next. For a store,
/// marks the edges to what it stores.
void SpaceTimePainter::findCurrent() {
  const auto now = static_cast<std::uint32_t>(m_step);
  const trace::Step& step = m_model.timeline->step(now);
  const auto nodes = m_model.flow.nodes();
  std::unordered_map<std::int64_t, std::optional<std::uint32_t>> latest;  // index -> placed node
  std::unordered_map<std::uint32_t, std::uint32_t> next;                  // thread -> placed node
  if (step.kind == EventKind::load) {
    std::vector<bool> takesPart(m_model.timeline->threadCount(), false);
    for (const trace::Access& access : m_model.timeline->accesses(now)) {
      takesPart[access.thread] = true;
      latest.try_emplace(m_model.timeline->event(access).index());
    }
    for (std::uint32_t i = 0; i < m_graph.nodes.size(); ++i) {
      const DataNode& data = nodes[m_graph.nodes[i].node];
      if (data.array == step.array && (data.isInput || data.step < now)) {
        if (const auto wanted = latest.find(data.index); wanted != latest.end()) wanted->second = i;
      }
      if (!data.isInput && data.step > now && takesPart[data.thread])
        next.try_emplace(data.thread, i);
    }
    for (const auto& [index, node] : latest) {
      if (node) m_isRead[*node] = true;
    }
  }
  for (std::size_t i = 0; i < m_graph.edges.size(); ++i) {
    const SpaceTimeEdge& edge = m_graph.edges[i];
    const std::uint32_t to = m_graph.nodes[edge.to].node;
    if (step.kind != EventKind::load) {
      m_isLitEdge[i] = m_model.flow.stepOf(to) == now;
    } else if (m_isRead[edge.from]) {
      const auto found = next.find(nodes[to].thread);
      m_isLitEdge[i] = found != next.end() && found->second == edge.to;
    }
  }
}

void SpaceTimePainter::paint(QPainter& painter) const {
  paintPanel(painter, m_theme, m_layout.frame, m_scale);
  SpaceTimeHeading(m_frame, m_graph, m_layout).paint(painter);
  if (m_graph.rows.empty()) return;
  paintRows(painter);
  paintColumns(painter);
  paintEdges(painter);
  paintNodes(painter, true);
  paintNodes(painter, false);
}

void SpaceTimePainter::paintRows(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("rows"));
  const std::uint32_t epoch = m_model.timeline->step(static_cast<std::size_t>(m_step)).epoch;
  const bool atBarrier =
      m_model.timeline->step(static_cast<std::size_t>(m_step)).kind == EventKind::barrier;
  const double pixels = std::min(14.5 * m_scale, m_layout.rowHeight * 0.8);
  painter.save();
  const double left = m_layout.frame.left() + 6 * m_scale;
  const double right = m_layout.frame.right() - 6 * m_scale;
  for (std::size_t i = 0; i < m_graph.rows.size(); ++i) {
    const SpaceTimeRow& row = m_graph.rows[i];
    const QRectF band(left, m_layout.rowTop(static_cast<int>(i)), right - left, m_layout.rowHeight);
    const bool isCurrent = row.epoch == epoch;
    if (isCurrent) painter.fillRect(band, mix(m_theme.panel, m_theme.accent, 0.13));
    if (i > 0 && m_graph.rows[i - 1].epoch != row.epoch) {
      const bool isNow = atBarrier && m_graph.rows[i - 1].epoch == epoch;
      painter.setPen(QPen(m_theme.barrier.ink, isNow ? 4 * m_scale : 1.2,
                          isNow ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap));
      painter.drawLine(band.topLeft(), band.topRight());
    }
    if (pixels < 7.5) continue;
    painter.setFont(m_theme.sansFont(pixels, isCurrent ? QFont::Bold : QFont::Normal));
    painter.setPen(isCurrent ? m_theme.text : m_theme.mutedText);
    const QRectF label = band.adjusted(6 * m_scale, 0, -6 * m_scale, 0);
    //: Before the first row: the values that are read and never stored
    const QString text =
        row.isInputs ? tr("inputs") : /*: Before a row. %1: number of the epoch */ row.level == 0
                                      ? tr("epoch %1").arg(row.epoch)
                                      : stepLetter(row);
    painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter, text);
    //: Before a row: how many values it has
    painter.drawText(
        label, Qt::AlignRight | Qt::AlignVCenter,
        row.values == 1
            ? tr("1 value")
            : /*: Before a row. %1: how many values it has */ tr("%1 values").arg(row.values));
  }
  painter.restore();
}

void SpaceTimePainter::paintColumns(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("columns"));
  const double pixels = std::max(9.0, 12 * m_scale);
  painter.save();
  const QFont font = m_theme.sansFont(pixels);
  painter.setFont(font);
  painter.setPen(m_theme.mutedText);
  // Labels stand at round distances, as many as fit.
  const double widest =
      QFontMetricsF(font).horizontalAdvance(QString::number(m_graph.columns.indices.back())) +
      10 * m_scale;
  int every = 1;
  while (every * m_layout.columnWidth < widest) every *= 2;
  for (int column = 0; column < m_graph.columns.count(); column += every) {
    const double x = m_layout.grid.left() + (column + 0.5) * m_layout.columnWidth;
    if (x + widest < m_area.left() || x - widest > m_area.right()) continue;
    painter.drawText(
        QRectF(x - widest, m_layout.grid.top() - 24 * m_scale, 2 * widest, 20 * m_scale),
        Qt::AlignCenter,
        QString::number(m_graph.columns.indices[static_cast<std::size_t>(column)]));
  }
  painter.restore();
}

SpaceTimePainter::EdgeLines SpaceTimePainter::edgeLines() const {
  const auto now = static_cast<std::uint32_t>(m_step);
  EdgeLines lines;
  for (std::size_t i = 0; i < m_graph.edges.size(); ++i) {
    const SpaceTimeEdge& edge = m_graph.edges[i];
    const SpaceTimeNode& target = m_graph.nodes[edge.to];
    if (static_cast<int>(target.column) % m_layout.strideOf(target.row) != 0) continue;
    const QRectF from = m_layout.rectOf(m_graph.nodes[edge.from]);
    const QRectF to = m_layout.rectOf(target);
    QLineF line(from.center().x(), from.bottom(), to.center().x(), to.top());
    if (m_lineage != nullptr) {
      (isInLineage(edge) ? lines.lit : lines.future).append(line);
      continue;
    }
    if (std::max(line.x1(), line.x2()) < m_area.left() ||
        std::min(line.x1(), line.x2()) > m_area.right() || line.y2() < m_area.top() ||
        line.y1() > m_area.bottom()) {
      continue;
    }
    const bool isDone = m_model.flow.stepOf(target.node) < now;
    const auto mark = m_taint == nullptr ? trace::Taint::Mark::none : wrongOf(edge);
    if (mark != trace::Taint::Mark::none) {
      if (!isDone) line.setP2(line.pointAt(std::clamp(m_progress, 0.0, 1.0)));
      lines.wrong.append(line);
      if (mark == trace::Taint::Mark::origin) lines.origins.append(line);
      continue;
    }
    if (!m_isLitEdge[i]) {
      (isDone ? lines.past : lines.future).append(line);
      continue;
    }
    lines.future.append(line);
    line.setP2(line.pointAt(std::clamp(m_progress, 0.0, 1.0)));
    lines.lit.append(line);
  }
  return lines;
}

void SpaceTimePainter::paintEdges(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("arrows"));
  const EventKind kind = m_model.timeline->step(static_cast<std::size_t>(m_step)).kind;
  const EdgeLines lines = edgeLines();
  const bool isDense = m_layout.columnWidth < 5;
  // More lines than this are drawn without smoothing and translucency, which would take most of a
  // frame.
  constexpr int kVast = 3000;
  const bool isVast = lines.past.size() + lines.future.size() + lines.lit.size() > kVast;
  const auto through = [&](QColor color, float alpha) {
    if (!isDense) return color;
    if (isVast) return mix(m_theme.panel, color, static_cast<double>(alpha));
    color.setAlphaF(alpha);
    return color;
  };
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, !isVast);
  painter.setPen(QPen(through(mix(m_theme.border, m_theme.mutedText, 0.25), 0.6F), 1));
  painter.drawLines(lines.future);
  painter.setPen(QPen(through(mix(m_theme.mutedText, m_theme.panel, 0.2), 0.55F),
                      isDense ? 1.0 : 1.4 * m_scale));
  painter.drawLines(lines.past);
  QColor role = m_lineage != nullptr      ? m_theme.accent
                : kind == EventKind::load ? m_theme.read.ink
                                          : m_theme.write.ink;
  if (m_lineage == nullptr) role = through(role, 0.65F);
  painter.setPen(QPen(role, isDense ? 1.0 : std::max(1.6, 2.6 * m_scale)));
  painter.drawLines(lines.lit);
  paintWrongEdges(painter, lines.wrong, lines.origins);
  painter.restore();
}

void SpaceTimePainter::paintNodes(QPainter& painter, bool inputs) const {
  const app::PictureGroup group(painter,
                                inputs ? QStringLiteral("inputs") : QStringLiteral("values"));
  const auto now = static_cast<std::uint32_t>(m_step);
  const EventKind kind = m_model.timeline->step(now).kind;
  double width = m_layout.nodeWidth;
  if (inputs) {
    for (const SpaceTimeNode& node : m_graph.nodes) {
      if (m_graph.rows[static_cast<std::size_t>(node.row)].isInputs) {
        width = std::min(width, m_layout.nodeWidth * node.width);
      }
    }
  }
  const QColor knownBorder = mix(m_theme.border, m_theme.mutedText, 0.6);
  const QColor unknownBorder = mix(m_theme.border, m_theme.mutedText, 0.3);
  CellPainter cells(painter, m_theme, width, m_layout.nodeHeight, m_scale, m_area);
  for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
    const SpaceTimeNode& node = m_graph.nodes[i];
    if (m_graph.rows[static_cast<std::size_t>(node.row)].isInputs != inputs) continue;
    const QRectF cell = m_layout.rectOf(node);
    if (!cells.sees(cell)) continue;
    const DataNode& data = m_model.flow.nodes()[node.node];
    const bool isMade = data.step == now && !data.isInput && kind != EventKind::load;
    const bool isKnown =
        data.isInput ? data.step <= now : data.step < now || (isMade && m_progress >= 1);
    CellLook look;
    look.fill = isKnown ? m_theme.cellStrong : m_theme.cellUnknown;
    look.text = isKnown ? m_theme.onCell : m_theme.mutedText;
    look.border = isKnown ? knownBorder : unknownBorder;
    if (m_isRead[i]) {
      look = {m_theme.read.fill, m_theme.read.onFill, m_theme.read.ink, {}, {}, true};
    } else if (isMade && m_progress >= 1) {
      look = {m_theme.write.fill, m_theme.write.onFill, m_theme.write.ink, {}, {}, true};
    } else if (isMade) {
      look.border = m_theme.write.ink;
    }
    if (cells.showsLabels() && (isKnown || data.isInput)) {
      //: In a cell that stands for several values. %1: how many
      look.label = node.merged > 1 ? tr("×%1").arg(node.merged)
                                   : m_model.textOf(data.array, data.bits, cells.maxChars());
    }
    if (m_shades && isKnown && !data.isInput) shade(node.node, look);
    if (m_taint != nullptr && isKnown) colorWrong(m_theme, wrongOf(data), look);
    if (m_lineage != nullptr) lightLineage(m_theme, partOf(i), look);
    cells.paint(cell, look);
    if (!cells.showsLabels() && isKnown &&
        m_graph.rows[static_cast<std::size_t>(node.row)].values == 1) {
      paintLoneValue(painter, cell, m_model.textOf(data.array, data.bits, kLoneChars));
    }
  }
}

void SpaceTimePainter::shade(std::uint32_t node, CellLook& look) const {
  const trace::Rounding::Stored* lost = m_model.rounding.ofEvent(m_model.flow.eventOf(node));
  const RoundingShades::Shade& shade = m_shades->of(lost == nullptr ? 0 : lost->ulps);
  look.fill = shade.fill;
  look.text = shade.text;
}

/// Paints the value of a node that is too small for it beside the node, which is alone in its row.
void SpaceTimePainter::paintLoneValue(QPainter& painter, const QRectF& cell,
                                      const QString& value) const {
  painter.save();
  painter.setFont(m_theme.monoFont(std::max(10.0, 17 * m_scale), QFont::Bold));
  painter.setPen(m_theme.text);
  painter.drawText(QRectF(cell.right() + 8 * m_scale, cell.center().y() - 20 * m_scale,
                          260 * m_scale, 40 * m_scale),
                   Qt::AlignLeft | Qt::AlignVCenter, value);
  painter.restore();
}

trace::Taint::Mark SpaceTimePainter::wrongOf(const DataNode& data) const {
  return m_taint->markOfVersion(data.step, data.thread, static_cast<std::size_t>(m_step) + 1);
}

/// Paints the lines, and a cross on each line of an error's origin.
void SpaceTimePainter::paintWrongEdges(QPainter& painter, const QVector<QLineF>& lines,
                                       const QVector<QLineF>& origins) const {
  constexpr double kLeastColumn = 14;  ///< closer crosses would hide each other
  const bool isDense = m_layout.columnWidth < 5;
  painter.setPen(QPen(m_theme.wrong.ink, isDense ? 1.0 : std::max(2.0, 3.2 * m_scale)));
  painter.drawLines(lines);
  if (m_layout.columnWidth < kLeastColumn) return;
  const double size = std::clamp(0.45 * m_layout.columnWidth, 8.0, 16.0);
  for (const QLineF& line : origins) paintWrongCross(painter, m_theme, line.center(), size);
}

trace::Taint::Mark SpaceTimePainter::wrongOf(const SpaceTimeEdge& edge) const {
  using trace::Taint;
  const auto now = static_cast<std::uint32_t>(m_step);
  const DataNode& to = m_model.flow.nodes()[m_graph.nodes[edge.to].node];
  if (to.isInput || m_taint->markOf(to.step, to.thread) == Taint::Mark::none) {
    return Taint::Mark::none;
  }
  const DataNode& from = m_model.flow.nodes()[m_graph.nodes[edge.from].node];
  // A right value can be the wrong one for its reader; then the load is marked.
  const trace::Timeline& timeline = *m_model.timeline;
  for (std::size_t done = timeline.doneAfter(to.step, to.thread); done-- > 0;) {
    const trace::Access access{to.thread, static_cast<std::uint32_t>(done)};
    const trace::Event& event = timeline.event(access);
    if (trace::isWrite(event.kind())) break;
    if (!trace::isRead(event.kind()) || event.array() != from.array ||
        event.index() != from.index) {
      continue;
    }
    return timeline.stepOf(access) <= now ? m_taint->markOf(access) : Taint::Mark::none;
  }
  return Taint::Mark::none;
}

trace::Lineage::Part SpaceTimePainter::partOf(std::size_t node) const {
  return m_lineage->partOf(m_graph.nodes[node].node);
}

bool SpaceTimePainter::isInLineage(const SpaceTimeEdge& edge) const {
  using Part = trace::Lineage::Part;
  const Part to = partOf(edge.to);
  if (to == Part::ancestor || to == Part::itself) return true;
  const Part from = partOf(edge.from);
  return to == Part::descendant && (from == Part::itself || from == Part::descendant);
}

}  // namespace lanescope::ui
