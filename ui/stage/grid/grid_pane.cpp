// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/grid/grid_pane.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "ui/picture/picture_group.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/paint/cell_painter.h"
#include "ui/stage/paint/fitting_text.h"
#include "ui/stage/paint/panel.h"
#include "ui/stage/paint/view_texts.h"
#include "ui/stage/paint/wrong_mark.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

/// More lines than this would hide the blocks; then only those of the shown block are drawn.
constexpr std::size_t kMostBlockLines = 48;
constexpr double kHeading = 30;  ///< pixels at scale 1
constexpr double kFooting = 28;

QRectF panelOf(const PaneFrame& frame) {
  const double margin = 10 * frame.scale;
  return frame.picture().adjusted(margin, margin, -margin, -margin);
}

QRectF cellsOf(const PaneFrame& frame) {
  const double margin = 12 * frame.scale;
  return panelOf(frame).adjusted(margin, (kHeading + 8) * frame.scale, -margin,
                                 -(kFooting + 8) * frame.scale);
}

}  // namespace

GridPane::GridPane(const PaneFrame& frame)
    : m_frame(frame),
      m_facts(frame.model, frame.step, frame.hidesFuture, frame.taint),
      m_frameArea(panelOf(frame)),
      m_layout(*frame.model.record, cellsOf(frame), frame.scale, frame.camera.zoom) {}

QRectF GridPane::cellOf(std::uint64_t recordedBlock) const {
  return m_layout.cell(record().firstBlock + recordedBlock);
}

const trace::BlockOutput* GridPane::outputOf(std::uint64_t recordedBlock) const {
  const auto outputs = m_frame.model.blockLinks.outputsOf(recordedBlock);
  if (outputs.empty()) return nullptr;
  // A block's own element is preferred to one that all blocks write.
  const auto own = std::find_if(
      outputs.begin(), outputs.end(),
      [this](const trace::BlockOutput& output) { return m_frame.model.countOf(output.array) > 1; });
  return own == outputs.end() ? &outputs.back() : &*own;
}

void GridPane::paint(QPainter& painter) const {
  paintPanel(painter, m_frame.theme, m_frameArea, m_frame.scale);
  paintHeading(painter);
  paintBlocks(painter);
  paintClusters(painter);
  paintLinks(painter);
}

void GridPane::paintHeading(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("heading"));
  const double scale = m_frame.scale;
  const double pixels = std::max(10.5, 15 * scale);
  const std::uint64_t total = record().grid.total();
  //: Heading of the view of all blocks
  const QString name = tr("grid");
  QStringList details{m_facts.size()};
  if (m_layout.count() < total) {
    //: %1: "64 blocks, all recorded"; %2: how many
    details.prepend(
        tr("%1; %2 are not shown")
            .arg(details.front(), groupedNumber(static_cast<qint64>(total - m_layout.count()))));
  }
  const QRectF line = m_frameArea.adjusted(12 * scale, 4 * scale, -12 * scale, 0);
  const QRectF top(line.left(), line.top(), line.width(), kHeading * scale);
  paintHeadingLine(painter, m_frame.theme, top, name, details, scale);
  painter.save();
  painter.setFont(m_frame.theme.sansFont(pixels * 0.92));
  painter.setPen(m_frame.theme.mutedText);
  const QRectF bottom(line.left(), m_frameArea.bottom() - (kFooting + 4) * scale, line.width(),
                      kFooting * scale);
  paintWhole(painter, bottom, {m_facts.sentence()});
  painter.restore();
}

CellLook GridPane::lookOf(std::uint64_t block, int maxChars) const {
  const StageTheme& theme = m_frame.theme;
  CellLook look{
      theme.cellUnknown, theme.mutedText, theme.border, m_facts.numberOf(block), {}, false};
  const auto recorded = m_facts.recordedAs(block);
  if (!recorded) return look;
  look.fill = theme.cell;
  look.text = theme.onCell;
  if (const trace::BlockOutput* output = outputOf(*recorded)) {
    const bool isPending = *recorded == m_facts.shownBlock() &&
                           m_facts.whenAt(output->stored) == BlockFacts::When::later;
    look.corner = look.label;
    look.label = isPending ? QStringLiteral("…")
                           : m_frame.model.textOf(output->array, output->bits, maxChars);
  }
  for (const trace::BlockLink& link : m_frame.model.blockLinks.into(m_facts.shownBlock())) {
    if (link.from != *recorded) continue;
    const BlockFacts::When when = m_facts.whenFound(link);
    if (when == BlockFacts::When::before) look.fill = mix(theme.cell, theme.read.fill, 0.35);
    if (when != BlockFacts::When::now) continue;
    look.fill = theme.read.fill;
    look.text = theme.read.onFill;
    look.border = theme.read.ink;
    look.corner = m_facts.numberOf(block);
    look.label = m_frame.model.textOf(link.array, link.bits, maxChars);
    look.isStrong = true;
    break;
  }
  if (m_facts.isWrongNow(*recorded)) {
    colorWrong(theme, trace::Taint::Mark::tainted, look);
  }
  if (*recorded == m_facts.shownBlock()) {
    look.border = theme.accent;
    look.isStrong = true;
  }
  return look;
}

void GridPane::paintBlocks(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("blocks"));
  {
    CellPainter cells(painter, m_frame.theme, m_layout.cellWidth(), m_layout.cellHeight(),
                      m_frame.scale, m_frame.area);
    for (std::uint64_t i = 0; i < m_layout.count(); ++i) {
      const std::uint64_t block = m_layout.first() + i;
      const QRectF cell = m_layout.cell(block);
      if (cells.sees(cell)) cells.paint(cell, lookOf(block, cells.maxChars()));
    }
  }
  // A bar along the lower edge shows how far the shown block has come.
  const QRectF cell = cellOf(m_facts.shownBlock());
  const double done = m_frame.hidesFuture ? 0
                                          : (m_frame.step + m_frame.progress) /
                                                std::max(1, m_frame.model.stepCount());
  const double width =
      std::clamp(0.04 * m_layout.cellWidth(), 2.0, std::max(2.0, 3.0 * m_frame.scale));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_frame.theme.accent, width));
  painter.setBrush(Qt::NoBrush);
  const double inset = std::min(1.5 + width / 2, m_layout.cellWidth() / 4);
  const QRectF outline = cell.adjusted(inset, inset, -inset, -inset);
  painter.drawRect(outline);
  painter.fillRect(QRectF(outline.left(), outline.bottom() - 1.6 * width,
                          outline.width() * std::clamp(done, 0.0, 1.0), 1.6 * width),
                   m_frame.theme.accent);
  painter.restore();
}

void GridPane::paintClusters(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("clusters"));
  const std::uint64_t size = record().cluster;
  if (size < 2 || m_layout.columns() % size != 0 || m_layout.first() % size != 0) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(m_frame.theme.mutedText, 1.6 * m_frame.scale));
  for (std::uint64_t i = 0; i + size <= m_layout.count(); i += size) {
    const QRectF first = m_layout.cell(m_layout.first() + i);
    const QRectF last = m_layout.cell(m_layout.first() + i + size - 1);
    painter.drawRoundedRect(first.united(last), 5 * m_frame.scale, 5 * m_frame.scale);
  }
  painter.restore();
}

void GridPane::paintArrow(QPainter& painter, const trace::BlockLink& link, const QColor& color,
                          double width, double until) const {
  if (!m_layout.shows(record().firstBlock + link.from) ||
      !m_layout.shows(record().firstBlock + link.to)) {
    return;
  }
  // Links are arcs above the numbers. A longer link has a higher arc, so that links along one row
  // do not coincide.
  const auto end = [this](std::uint64_t block) {
    const QRectF cell = cellOf(block);
    return QPointF(cell.center().x(), cell.top() + 0.14 * cell.height());
  };
  const QPointF from = end(link.from);
  const QPointF to = end(link.to);
  const QPointF way = to - from;
  const double length = std::max(1.0, std::hypot(way.x(), way.y()));
  const double height = std::min(0.22 * length, 0.9 * m_layout.cellHeight());
  const QPointF up = QPointF(way.y(), -way.x()) / (way.x() < 0 ? -length : length);
  const QPointF bend = (from + to) / 2 + up * height;
  QPainterPath path(from);
  path.quadTo(bend, to);
  painter.setPen(QPen(color, width));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(path);
  if (until <= 0) return;
  const QPointF tip = path.pointAtPercent(until);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawEllipse(tip, 2.2 * width, 2.2 * width);
}

void GridPane::paintLinks(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("links"));
  const auto links = m_frame.model.blockLinks.all();
  const StageTheme& theme = m_frame.theme;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor pale = mix(theme.border, theme.mutedText, 0.35);
  for (const trace::BlockLink& link : links) {
    if (m_facts.isHidden(link)) continue;
    const bool isOfShown = link.from == m_facts.shownBlock() || link.to == m_facts.shownBlock();
    if (isOfShown || links.size() <= kMostBlockLines) paintArrow(painter, link, pale, 1, 0);
  }
  const double line = std::max(1.4, 2.2 * m_frame.scale);
  for (const trace::BlockLink& link : links) {
    const BlockFacts::When stored = m_facts.whenStored(link);
    if (stored == BlockFacts::When::before || stored == BlockFacts::When::now) {
      paintArrow(painter, link, theme.write.ink, line, 1);
    }
    const BlockFacts::When found = m_facts.whenFound(link);
    if (found == BlockFacts::When::before) paintArrow(painter, link, theme.read.ink, line * 0.6, 1);
    if (found == BlockFacts::When::now)
      paintArrow(painter, link, theme.read.ink, line, m_frame.progress);
  }
  painter.restore();
}

std::optional<std::uint64_t> GridPane::blockAt(QPointF point) const {
  const auto block = m_layout.at(point);
  return block ? m_facts.recordedAs(*block) : std::nullopt;
}

QString GridPane::describeAt(QPointF point) const {
  const auto block = m_layout.at(point);
  return block ? m_facts.describe(*block, tr("click to show it")) : QString();
}

}  // namespace lanescope::ui
