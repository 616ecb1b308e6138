// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/tiles/tiles_pane.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "ui/picture/picture_group.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/paint/cell_painter.h"
#include "ui/stage/paint/fitting_text.h"
#include "ui/stage/paint/panel.h"
#include "ui/stage/paint/view_texts.h"
#include "ui/stage/tiles/tiles_words.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr double kTallestCell = 40;  // pixels at scale 1
constexpr double kWidestCell = 90;
using trace::Pipeline;

}  // namespace

QRectF TilesPane::Table::cell(unsigned row, unsigned column) const {
  const double width = cells.width() / columns;
  const double height = cells.height() / rows;
  return {cells.left() + column * width, cells.top() + row * height, width, height};
}

std::optional<std::pair<unsigned, unsigned>> TilesPane::Table::at(QPointF point) const {
  if (cells.isEmpty() || !cells.contains(point)) return {};
  const auto row = static_cast<unsigned>((point.y() - cells.top()) / cells.height() * rows);
  const auto column = static_cast<unsigned>((point.x() - cells.left()) / cells.width() * columns);
  return std::pair(std::min(row, rows - 1), std::min(column, columns - 1));
}

TilesPane::TilesPane(const PaneFrame& frame)
    : m_frame(frame), m_facts(frame.model, frame.step), m_pixels(std::max(10.5, 15 * frame.scale)) {
  const double scale = frame.scale;
  const double margin = 10 * scale;
  const double inner = 12 * scale;
  const double line = std::max(14.0, 24 * scale);
  m_panel = frame.picture().adjusted(margin, margin, -margin, -margin);
  const QRectF area = m_panel.adjusted(inner, 3 * scale, -inner, -8 * scale);
  double top = area.top();
  if (m_facts.copy) {
    const double height = m_facts.product ? area.height() / 2 : area.height();
    m_copyHeading = QRectF(area.left(), top, area.width(), line);
    const double note = QFontMetricsF(frame.theme.sansFont(m_pixels * 0.92))
                            .boundingRect(QRectF(0, 0, area.width(), area.height()),
                                          Qt::TextWordWrap, TilesWords::swizzle())
                            .height();
    const QRectF tables(area.left(), top + line, area.width(), height - 1.4 * line - note);
    const double gap = 20 * scale;
    const double half = (tables.width() - gap) / 2;
    m_plain = tableIn({tables.left(), tables.top(), half, tables.height()}, TileFacts::kLines,
                      TileFacts::kPieces);
    m_swizzled = tableIn({tables.right() - half, tables.top(), half, tables.height()},
                         TileFacts::kLines, TileFacts::kPieces);
    m_note = QRectF(area.left(), m_plain.cells.bottom() + 4 * scale, area.width(), note + 1);
    top += height;
  }
  if (m_facts.product) {
    m_productHeading = QRectF(area.left(), top, area.width(), line);
    const QRectF table(area.left(), top + line, area.width(), area.bottom() - top - line);
    m_sums = tableIn(table, TileFacts::kRowsOfWarp, 2 * TileFacts::kColumns);
  }
}

TilesPane::Table TilesPane::tableIn(const QRectF& area, unsigned rows, unsigned columns) const {
  const double line = std::max(13.0, 20 * m_frame.scale);
  const double names = QFontMetricsF(m_frame.theme.monoFont(m_pixels * 0.8))
                           .horizontalAdvance(QStringLiteral("00000 "));
  Table table{{}, {}, rows, columns};
  table.heading = QRectF(area.left() + names, area.top(), area.width() - names, line);
  const double width =
      std::min(table.heading.width(), columns * std::max(16.0, kWidestCell * m_frame.scale));
  // Below the heading stands a line of numbers.
  const double height =
      std::min(area.height() - 2 * line, rows * std::max(10.0, kTallestCell * m_frame.scale));
  table.cells =
      QRectF(table.heading.left(), table.heading.bottom() + line, width, std::max(1.0, height));
  return table;
}

unsigned TilesPane::warp() const {
  const std::uint32_t chosen = m_frame.chosen.value_or(m_facts.product->firstThread);
  const bool isOfGroup =
      chosen / Pipeline::kWarpGroup * Pipeline::kWarpGroup == m_facts.product->firstThread;
  return isOfGroup ? chosen % Pipeline::kWarpGroup / trace::kWarpSize : 0;
}

void TilesPane::paint(QPainter& painter) const {
  const StageTheme& theme = m_frame.theme;
  paintPanel(painter, theme, m_panel, m_frame.scale);
  painter.save();
  painter.setFont(theme.sansFont(m_pixels * 0.92));
  painter.setPen(theme.mutedText);
  const TilesWords words(m_frame.model, m_facts);
  if (!m_facts.copy && !m_facts.product) {
    paintNote(painter, theme, m_panel, TilesWords::nothing(), m_frame.scale);
  }
  if (m_facts.copy) {
    //: Heading: how a tile lies in shared memory; the swizzle exchanges pieces of its rows
    paintHeadingLine(painter, theme, m_copyHeading, tr("swizzle"), words.tile(), m_frame.scale);
    paintPieces(painter, m_plain, false);
    paintPieces(painter, m_swizzled, true);
    painter.setPen(theme.text);
    painter.drawText(m_note, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     TilesWords::swizzle());
  }
  if (m_facts.product) {
    //: Heading: which lanes hold the sums of a product
    paintHeadingLine(painter, theme, m_productHeading, tr("accumulator"), words.product(),
                     m_frame.scale);
    paintSums(painter);
  }
  painter.restore();
}

void TilesPane::paintPieces(QPainter& painter, const Table& table, bool isSwizzled) const {
  const app::PictureGroup group(painter,
                                isSwizzled ? QStringLiteral("swizzled") : QStringLiteral("plain"));
  const StageTheme& theme = m_frame.theme;
  painter.setPen(theme.mutedText);
  paintWhole(
      painter, table.heading,
      {isSwizzled ? /*: Heading: pieces of 16 bytes over the banks */ tr("with the swizzle")
                  : /*: Heading: pieces of 16 bytes over the banks */ tr("without the swizzle")});
  painter.save();
  painter.setFont(theme.monoFont(m_pixels * 0.8));
  for (unsigned place = 0; place < TileFacts::kPieces; ++place) {
    const QRectF cell = table.cell(0, place);
    const unsigned bank = place * TileFacts::kBanksOfPiece;
    const QString range =
        QStringLiteral("%1–%2").arg(bank).arg(bank + TileFacts::kBanksOfPiece - 1);
    painter.drawText(QRectF(cell.left(), table.heading.bottom(), cell.width(),
                            cell.top() - table.heading.bottom()),
                     Qt::AlignCenter,
                     fittingText(QFontMetricsF(painter.font()), cell.width() - 2,
                                 {range, QString::number(bank)}));
  }
  for (unsigned line = 0; line < TileFacts::kLines; ++line) {
    const QRectF cell = table.cell(line, 0);
    painter.drawText(
        QRectF(cell.left() - 4 - 8 * m_pixels, cell.top(), 8 * m_pixels, cell.height()),
        Qt::AlignRight | Qt::AlignVCenter,
        QString::number(m_facts.copy->row + static_cast<std::int32_t>(line)));
  }
  painter.restore();
  CellPainter cells(painter, theme, table.cell(0, 0).width(), table.cell(0, 0).height(),
                    m_frame.scale, m_frame.area);
  for (unsigned line = 0; line < TileFacts::kLines; ++line) {
    for (unsigned place = 0; place < TileFacts::kPieces; ++place) {
      const unsigned piece = isSwizzled ? m_facts.pieceAt(line, place) : place;
      CellLook look{theme.cell, theme.onCell, theme.border, QString::number(piece), {}, false};
      if (piece == 0) {
        look.fill = theme.read.fill;
        look.text = theme.read.onFill;
        look.border = theme.read.ink;
        look.isStrong = true;
      }
      cells.paint(table.cell(line, place), look);
    }
  }
}

void TilesPane::paintSums(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("sums"));
  const StageTheme& theme = m_frame.theme;
  const unsigned shown = warp();
  painter.setPen(theme.mutedText);
  paintWhole(painter, m_sums.heading,
             {//: Heading of a table. %1: number of a warp; %2, %3: numbers of rows
              tr("warp %1, rows %2 to %3, by lanes; further columns repeat")
                  .arg(m_facts.product->firstThread / trace::kWarpSize + shown)
                  .arg(shown * TileFacts::kRowsOfWarp)
                  .arg((shown + 1) * TileFacts::kRowsOfWarp - 1)});
  painter.save();
  painter.setFont(theme.monoFont(m_pixels * 0.8));
  for (unsigned column = 0; column < m_sums.columns; ++column) {
    const QRectF cell = m_sums.cell(0, column);
    painter.drawText(QRectF(cell.left(), m_sums.heading.bottom(), cell.width(),
                            cell.top() - m_sums.heading.bottom()),
                     Qt::AlignCenter, QString::number(column));
  }
  const bool hasRoom = m_sums.cell(0, 0).height() >= 0.8 * m_pixels;
  for (unsigned row = 0; row < m_sums.rows; ++row) {
    if (!hasRoom && row % 4 != 0) continue;
    const QRectF cell = m_sums.cell(row, 0);
    painter.drawText(QRectF(cell.left() - 4 - 8 * m_pixels, cell.center().y() - m_pixels,
                            8 * m_pixels, 2 * m_pixels),
                     Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(shown * TileFacts::kRowsOfWarp + row));
  }
  painter.restore();
  CellPainter cells(painter, theme, m_sums.cell(0, 0).width(), m_sums.cell(0, 0).height(),
                    m_frame.scale, m_frame.area);
  const std::uint32_t first = m_facts.product->firstThread + shown * trace::kWarpSize;
  for (unsigned row = 0; row < m_sums.rows; ++row) {
    for (unsigned column = 0; column < m_sums.columns; ++column) {
      const unsigned lane = TileFacts::laneOf(row, column);
      CellLook look{theme.cell, theme.onCell, theme.border, QString::number(lane), {}, false};
      // Every second lane is shaded, so that what a lane holds can be seen.
      if (lane % 2 != 0) look.fill = mix(theme.cell, theme.text, theme.tint / 2);
      if (m_frame.chosen == Chosen(first + lane)) {
        look.fill = theme.accent;
        look.text = theme.onAccent;
        look.isStrong = true;
      }
      cells.paint(m_sums.cell(row, column), look);
    }
  }
}

QString TilesPane::describeAt(QPointF point) const {
  const TilesWords words(m_frame.model, m_facts);
  if (m_facts.copy) {
    if (const auto cell = m_plain.at(point)) return words.place(cell->first, cell->second, false);
    if (const auto cell = m_swizzled.at(point)) {
      return words.place(cell->first, cell->second, true);
    }
  }
  const auto cell = m_facts.product ? m_sums.at(point) : std::nullopt;
  return cell ? words.sum(warp(), cell->first, cell->second) : QString();
}

Chosen TilesPane::threadAt(QPointF point) const {
  const auto cell = m_facts.product ? m_sums.at(point) : std::nullopt;
  if (!cell) return {};
  return m_facts.product->firstThread + warp() * trace::kWarpSize +
         TileFacts::laneOf(cell->first, cell->second);
}

}  // namespace lanescope::ui
