// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/banks/sector_chart.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <bit>

#include "app/text/number_text.h"
#include "ui/picture/picture_group.h"
#include "ui/stage/banks/cost_words.h"
#include "ui/stage/banks/memory_cost.h"
#include "ui/stage/banks/request_colors.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

using trace::kSectorBytes;
using trace::kWarpSize;
using trace::SectorUse;

/// Up to this many rows have the same height. More rows get flatter.
constexpr std::size_t kUsualRows = 6;
/// Smaller type cannot be read.
constexpr double kSmallestNumber = 8.5;

}  // namespace

SectorChart::SectorChart(const PaneFrame& frame, const MemoryCost& cost, const QRectF& area)
    : m_frame(frame),
      m_cost(cost),
      m_use(cost.elementBytes(), cost.request()),
      m_pieceBytes(std::min(cost.elementBytes() * cost.request().width, kSectorBytes)),
      m_legend(makeLegend(area.width())) {
  collect();
  place(area);
}

void SectorChart::collect() {
  for (unsigned lane = 0; lane < kWarpSize; ++lane) {
    if ((m_cost.request().lanes >> lane & 1) == 0) continue;
    m_pieces.push_back({m_cost.request().indices[lane] * m_cost.elementBytes(), 1U << lane});
  }
  std::ranges::stable_sort(m_pieces, {}, &Piece::byte);
  std::vector<Piece> merged;
  for (const Piece& piece : m_pieces) {
    if (!merged.empty() && merged.back().byte == piece.byte) {
      merged.back().lanes |= piece.lanes;
    } else {
      merged.push_back(piece);
    }
  }
  m_pieces = std::move(merged);
  for (const SectorUse::Sector& sector : m_use.sectors()) {
    const std::int64_t line = sector.number / kLineSectors;
    if (m_lines.empty() || m_lines.back() != line) m_lines.push_back(line);
  }
}

void SectorChart::place(const QRectF& area) {
  const double scale = m_frame.scale;
  const double zoom = m_frame.camera.zoom;
  const double gutter = std::clamp(0.11 * area.width(), 34.0, 84 * scale);
  const double captions = std::max(12.0, 19 * scale);
  const auto rows = static_cast<double>(m_lines.size());
  double room = area.height() - captions;
  const bool hasLegend = room - m_legend.height() >= std::max(30.0, 3 * rows);
  if (hasLegend) room -= m_legend.height() + 6 * scale;
  constexpr double kLeast = 1e-3;  // positive, even where there is no room
  const double each = static_cast<double>(std::max(m_lines.size(), kUsualRows));
  m_rowHeight = std::clamp(room / each, kLeast, 52 * scale * zoom);
  m_gap = std::min(7 * scale * zoom, 0.02 * area.width());
  m_sectorWidth = std::max(kLeast, (area.width() - gutter) / kLineSectors - m_gap);
  const double top = area.top() + captions + std::max(0.0, (room - rows * m_rowHeight) / 3);
  m_rows = QRectF(area.left() + gutter, top, area.width() - gutter, rows * m_rowHeight);
  if (hasLegend) {
    m_legendArea =
        QRectF(area.left(), area.bottom() - m_legend.height(), area.width(), m_legend.height());
  }
}

PaneLegend SectorChart::makeLegend(double width) const {
  const RequestColors colors(m_cost, m_frame.theme);
  const auto filled = [](const QColor& fill, const QColor& outline) {
    return [fill, outline](QPainter& painter, const QRectF& swatch) {
      painter.setPen(QPen(outline, 1));
      painter.setBrush(fill);
      painter.drawRect(swatch.adjusted(0.5, 0.5, -0.5, -0.5));
    };
  };
  const auto untouched = [color = m_frame.theme.border](QPainter& painter, const QRectF& swatch) {
    painter.setPen(QPen(color, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(swatch.adjusted(0.5, 0.5, -0.5, -0.5));
  };
  const bool isLoad = m_cost.request().kind == trace::EventKind::load;
  return {{{//: In the legend: bytes that a load asks for
            filled(colors.role.fill, colors.role.ink),
            isLoad ? tr("used") : /*: In the legend: bytes that a store writes */ tr("written")},
           {filled(colors.unused, colors.role.ink),
            isLoad ? tr("fetched, not used") : tr("of the same sector")},
           {untouched, tr("sector not accessed")}},
          m_frame.theme,
          width,
          m_frame.scale};
}

QRectF SectorChart::sectorRect(std::size_t row, int slot) const {
  const double margin = m_rowHeight < 6 ? 0.5 : 0.1 * m_rowHeight;
  return {m_rows.left() + slot * (m_sectorWidth + m_gap),
          m_rows.top() + static_cast<double>(row) * m_rowHeight + margin, m_sectorWidth,
          m_rowHeight - 2 * margin};
}

std::size_t SectorChart::rowOf(std::int64_t line) const {
  return static_cast<std::size_t>(std::ranges::lower_bound(m_lines, line) - m_lines.begin());
}

QRectF SectorChart::bytesRect(std::int64_t byte, std::int64_t count) const {
  const std::int64_t sector = byte / kSectorBytes;
  const QRectF whole =
      sectorRect(rowOf(sector / kLineSectors), static_cast<int>(sector % kLineSectors));
  const double width = whole.width() / kSectorBytes;
  return {whole.left() + static_cast<double>(byte % kSectorBytes) * width, whole.top(),
          static_cast<double>(count) * width, whole.height()};
}

std::uint32_t SectorChart::threadOf(std::uint32_t lanes) const {
  const std::uint32_t first = m_cost.request().warp * kWarpSize;
  if (m_frame.chosen && *m_frame.chosen / kWarpSize == m_cost.request().warp &&
      (lanes >> *m_frame.chosen % kWarpSize & 1) != 0) {
    return *m_frame.chosen;
  }
  return first + static_cast<std::uint32_t>(std::countr_zero(lanes));
}

void SectorChart::paint(QPainter& painter) const {
  paintSectors(painter);
  paintPieces(painter);
  paintLabels(painter);
  if (!m_legendArea.isEmpty()) m_legend.paint(painter, m_legendArea.topLeft());
}

void SectorChart::paintSectors(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("sectors"));
  const RequestColors colors(m_cost, m_frame.theme);
  painter.save();
  const bool hasOutline = m_rowHeight >= 6;
  if (hasOutline) {
    painter.setPen(QPen(m_frame.theme.border, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    for (std::size_t row = 0; row < m_lines.size(); ++row) {
      for (int slot = 0; slot < kLineSectors; ++slot) {
        painter.drawRect(sectorRect(row, slot));
      }
    }
  }
  painter.setPen(hasOutline ? QPen(colors.role.ink, 1) : QPen(Qt::NoPen));
  painter.setBrush(colors.unused);
  for (const SectorUse::Sector& sector : m_use.sectors()) {
    painter.drawRect(sectorRect(rowOf(sector.number / kLineSectors),
                                static_cast<int>(sector.number % kLineSectors)));
  }
  painter.restore();
}

void SectorChart::paintPieces(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("accesses"));
  const RequestColors colors(m_cost, m_frame.theme);
  const double width = m_sectorWidth / kSectorBytes * static_cast<double>(m_pieceBytes);
  const double gap = width >= 5 ? 1 : 0;
  const double pixels =
      std::min({0.56 * m_rowHeight, 0.5 * (width - gap), 15 * std::max(1.0, m_frame.scale)});
  painter.save();
  const QFont font = m_frame.theme.monoFont(pixels, QFont::Medium);
  const QFontMetricsF metrics(font);
  painter.setFont(font);
  for (const Piece& piece : m_pieces) {
    const QRectF rect = bytesRect(piece.byte, m_pieceBytes).adjusted(gap / 2, 1, -gap / 2, 0);
    const bool isOfChosen = m_frame.chosen &&
                            *m_frame.chosen / kWarpSize == m_cost.request().warp &&
                            (piece.lanes >> *m_frame.chosen % kWarpSize & 1) != 0;
    painter.fillRect(rect, isOfChosen ? m_frame.theme.text : colors.role.fill);
    if (pixels < kSmallestNumber) continue;
    const int lanes = std::popcount(piece.lanes);
    //: How many lanes ask for the element. %1: a number
    const QString label =
        lanes > 1 ? tr("×%1").arg(lanes) : QString::number(std::countr_zero(piece.lanes));
    const double labelWidth = metrics.horizontalAdvance(label);
    if (labelWidth > rect.width()) continue;
    painter.setPen(isOfChosen ? m_frame.theme.panel : colors.role.onFill);
    painter.drawText(rect.center() + QPointF(-labelWidth / 2, metrics.capHeight() / 2), label);
  }
  painter.restore();
}

void SectorChart::paintLabels(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("labels"));
  const double scale = m_frame.scale;
  const double pixels = std::max(9.0, 12 * scale);
  painter.save();
  const QFont font = m_frame.theme.sansFont(pixels);
  const QFontMetricsF metrics(font);
  painter.setFont(font);
  painter.setPen(m_frame.theme.mutedText);
  for (int slot = 0; slot < kLineSectors; ++slot) {
    const QRectF sector = sectorRect(0, slot);
    //: Above a sector of global memory: its size
    if (metrics.horizontalAdvance(tr("32 bytes")) > sector.width()) break;
    //: Above a sector of global memory: its size
    painter.drawText(
        QRectF(sector.left(), m_rows.top() - 1.6 * pixels, sector.width(), 1.5 * pixels),
        Qt::AlignCenter, tr("32 bytes"));
  }
  std::size_t every = 1;
  while (static_cast<double>(every) * m_rowHeight < 1.2 * pixels && every < m_lines.size()) {
    every *= 2;
  }
  for (std::size_t row = 0; row < m_lines.size(); row += every) {
    const QRectF sector = sectorRect(row, 0);
    const double room = m_rows.left() - m_frame.picture().left() - 4 * scale;
    painter.drawText(
        QRectF(m_rows.left() - room - 5 * scale, sector.center().y() - pixels, room, 2 * pixels),
        Qt::AlignRight | Qt::AlignVCenter,
        QStringLiteral("[%1]").arg(
            groupedNumber(m_lines[row] * kLineSectors * kSectorBytes / m_cost.elementBytes())));
  }
  painter.restore();
}

const SectorChart::Piece* SectorChart::pieceAt(QPointF point) const {
  for (const Piece& piece : m_pieces) {
    if (bytesRect(piece.byte, m_pieceBytes).contains(point)) return &piece;
  }
  return nullptr;
}

QString SectorChart::describeAt(QPointF point) const {
  const CostWords words(m_cost);
  if (const Piece* const piece = pieceAt(point)) return words.bytes(piece->byte, piece->lanes);
  for (const SectorUse::Sector& sector : m_use.sectors()) {
    const QRectF rect = sectorRect(rowOf(sector.number / kLineSectors),
                                   static_cast<int>(sector.number % kLineSectors));
    if (rect.contains(point)) return words.sector(sector);
  }
  return {};
}

Chosen SectorChart::threadAt(QPointF point) const {
  const Piece* const piece = pieceAt(point);
  return piece == nullptr ? Chosen() : threadOf(piece->lanes);
}

}  // namespace lanescope::ui
