// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/banks/bank_chart.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <algorithm>
#include <bit>
#include <cmath>

#include "ui/picture/picture_group.h"
#include "ui/stage/banks/cost_words.h"
#include "ui/stage/banks/lane_list.h"
#include "ui/stage/banks/memory_cost.h"
#include "ui/stage/banks/request_colors.h"
#include "ui/stage/paint/cell_painter.h"
#include "ui/stage/paint/fitting_text.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

using trace::BankUse;
using trace::BankWord;
using trace::kBanks;
using trace::kWarpSize;

/// Up to this many passes have rows of the same height. With more passes the rows get flatter.
constexpr std::uint32_t kUsualPasses = 6;
/// Height reserved for the passes, in units of the tallest row.
constexpr double kUsualRoom = 8;

double captionHeight(double scale) {
  return std::max(13.0, 19 * scale);
}

}  // namespace

BankChart::BankChart(const PaneFrame& frame, const MemoryCost& cost, const QRectF& area)
    : m_frame(frame),
      m_cost(cost),
      m_use(cost.elementBytes(), cost.request()),
      m_cells(bankCellsOf(m_use)),
      m_legend(makeLegend(area.width())) {
  place(area);
}

void BankChart::place(const QRectF& area) {
  const double scale = m_frame.scale;
  const double zoom = m_frame.camera.zoom;
  const double gap = 5 * scale;
  const double gutter = std::clamp(0.09 * area.width(), 26.0, 64 * scale);
  constexpr double kLeast = 1e-3;  // positive, even where there is no room
  m_cellWidth = std::max(kLeast, (area.width() - gutter) / kBanks);
  const double lane = std::clamp(0.8 * m_cellWidth, 8.0, 26 * scale * zoom);
  const double lines = std::clamp(0.2 * area.height(), 14.0, 160 * scale * zoom);
  const double axis = std::max(12.0, 17 * scale);
  const std::uint32_t passes = m_use.passes();
  const auto parts = m_use.parts().size();
  const double captions = parts > 1 ? captionHeight(scale) * static_cast<double>(parts) : 0;
  double room = area.height() - lane - lines - axis - gap;
  const bool hasLegend = room - m_legend.height() - gap >= std::max(30.0, 3.0 * kWarpSize);
  if (hasLegend) room -= m_legend.height() + gap;
  // The passes grow upwards from the axis, whose place is the same in every step.
  const double tallest = std::min(52 * scale * zoom, 1.3 * m_cellWidth);
  const double zone = std::clamp(room, kLeast, kUsualRoom * tallest);
  m_passHeight = std::clamp((zone - captions) / std::max(passes, kUsualPasses), kLeast, tallest);
  const double rows = m_passHeight * passes + captions;
  const double bottom = area.top() + (room + zone) / 2;
  m_columns = QRectF(area.left() + gutter, bottom - rows, m_cellWidth * kBanks, rows);
  double y = m_columns.bottom();
  for (const BankUse::Part& part : m_use.parts()) {
    for (std::uint32_t i = 0; i < part.passes; ++i) m_passTops.push_back(y -= m_passHeight);
    if (parts > 1) y -= captionHeight(scale);
  }
  m_axis = QRectF(m_columns.left(), m_columns.bottom(), m_columns.width(), axis);
  m_lanes = QRectF(m_columns.left(), m_axis.bottom() + lines, m_columns.width(), lane);
  if (hasLegend) {
    m_legendArea = QRectF(area.left(), m_lanes.bottom() + gap, area.width(), m_legend.height());
  }
}

PaneLegend BankChart::makeLegend(double width) const {
  const RequestColors colors(m_cost, m_frame.theme);
  const auto paintWord = [colors](QPainter& painter, const QRectF& swatch) {
    painter.fillRect(swatch, colors.role.fill);
  };
  const auto paintShared = [colors](QPainter& painter, const QRectF& swatch) {
    painter.fillRect(swatch, colors.role.fill);
    painter.fillRect(swatch.adjusted(2, 0.66 * swatch.height(), -2, -2), colors.role.onFill);
  };
  const auto paintConflict = [colors](QPainter& painter, const QRectF& swatch) {
    painter.fillRect(swatch, colors.role.fill);
    painter.setPen(QPen(colors.conflict, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(swatch.adjusted(1, 1, -1, -1));
  };
  return {{{//: In the legend: a word of 4 bytes that a lane asks for
            paintWord, tr("a word")},
           {paintShared, tr("a word for several lanes: broadcast")},
           {paintConflict, tr("the bank with the most words: conflict")}},
          m_frame.theme,
          width,
          m_frame.scale};
}

QRectF BankChart::rectOf(unsigned bank, std::uint32_t pass) const {
  return {m_columns.left() + bank * m_cellWidth, m_passTops[pass], m_cellWidth, m_passHeight};
}

QRectF BankChart::laneRect(unsigned lane) const {
  return {m_lanes.left() + lane * m_cellWidth, m_lanes.top(), m_cellWidth, m_lanes.height()};
}

std::uint32_t BankChart::threadOf(unsigned lane) const {
  return m_cost.request().warp * kWarpSize + lane;
}

std::uint32_t BankChart::chosenLanes() const {
  if (!m_frame.chosen || *m_frame.chosen / kWarpSize != m_cost.request().warp) return 0;
  return 1U << *m_frame.chosen % kWarpSize;
}

void BankChart::paint(QPainter& painter) const {
  paintLines(painter);
  paintCells(painter);
  paintCaptions(painter);
  paintAxis(painter);
  paintLanes(painter);
  if (!m_legendArea.isEmpty()) m_legend.paint(painter, m_legendArea.topLeft());
}

void BankChart::paintCells(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("banks"));
  const RequestColors colors(m_cost, m_frame.theme);
  const std::uint32_t chosen = chosenLanes();
  {
    CellPainter cells(painter, m_frame.theme, m_cellWidth, m_passHeight, m_frame.scale,
                      m_frame.area);
    CellLook look;
    look.fill = m_frame.theme.cellUnknown;
    if (m_passHeight > 6) look.border = m_frame.theme.border;
    for (std::uint32_t pass = 0; pass < m_passTops.size(); ++pass) {
      for (unsigned bank = 0; bank < kBanks; ++bank) cells.paint(rectOf(bank, pass), look);
    }
    for (const BankCell& cell : m_cells) {
      CellLook wordLook{colors.role.fill, colors.role.onFill, colors.role.ink, {}, {}, true};
      if (cells.showsLabels()) wordLook.label = CostWords(m_cost).element(cell.word);
      const int lanes = std::popcount(cell.word.lanes);
      //: In the corner of a cell: how many lanes ask for the word. %1: a number
      if (cells.showsCorners() && lanes > 1) wordLook.corner = tr("×%1").arg(lanes);
      if ((cell.word.lanes & chosen) != 0) {
        wordLook.fill = m_frame.theme.text;
        wordLook.text = m_frame.theme.panel;
      }
      cells.paint(rectOf(cell.word.bank(), cell.pass), wordLook);
    }
  }
  painter.save();
  const double mark = std::clamp(0.14 * m_passHeight, 1.0, 3.5);
  for (const BankCell& cell : m_cells) {
    const QRectF rect = rectOf(cell.word.bank(), cell.pass);
    const bool isOfChosen = (cell.word.lanes & chosen) != 0;
    if (std::popcount(cell.word.lanes) > 1) {
      painter.fillRect(QRectF(rect.left() + 0.2 * rect.width(), rect.bottom() - 2.4 * mark,
                              0.6 * rect.width(), mark),
                       isOfChosen ? m_frame.theme.panel : colors.role.onFill);
    }
    if (cell.isConflict) {
      const double width = std::clamp(0.1 * std::min(m_passHeight, m_cellWidth), 1.0, 3.0);
      painter.setPen(QPen(colors.conflict, width));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(rect.adjusted(width, width, -width, -width));
    }
  }
  painter.restore();
}

void BankChart::paintCaptions(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("captions"));
  const double scale = m_frame.scale;
  const RequestColors colors(m_cost, m_frame.theme);
  const double pixels = std::max(9.0, 12 * scale);
  painter.save();
  const QFont font = m_frame.theme.sansFont(pixels);
  const QFontMetricsF metrics(font);
  painter.setFont(font);
  painter.setPen(m_frame.theme.mutedText);
  const double room = m_columns.left() - 4 * scale - (m_frame.picture().left());
  //: A row: banks serve their words in passes, one after the other. %1: number of the pass
  const QString longest = tr("pass %1").arg(88);
  std::uint32_t every = 1;
  while (every * m_passHeight < 1.2 * pixels && every < m_passTops.size()) every *= 2;
  for (std::uint32_t pass = 0; pass < m_passTops.size(); pass += every) {
    const double middle = m_passTops[pass] + m_passHeight / 2;
    const bool fits = metrics.horizontalAdvance(longest) < std::min(room, 60 * scale);
    //: A row: banks serve their words in passes, one after the other. %1: number of the pass
    painter.drawText(QRectF(m_columns.left() - room - 4 * scale, middle - pixels, room, 2 * pixels),
                     Qt::AlignRight | Qt::AlignVCenter,
                     fits ? tr("pass %1").arg(pass + 1) : QString::number(pass + 1));
  }
  if (m_use.parts().size() > 1) {
    std::uint32_t pass = 0;
    int number = 0;
    for (const BankUse::Part& part : m_use.parts()) {
      pass += part.passes;
      const QRectF line(m_columns.left(), m_passTops[pass - 1] - captionHeight(scale),
                        m_columns.width(), captionHeight(scale));
      //: A request of wide accesses is served in parts. %1, %2: numbers
      const QString which = tr("part %1 of %2").arg(++number).arg(m_use.parts().size());
      paintWhole(painter, line,
                 {//: %1: "part 1 of 2"; %2: "lanes 0–15"
                  tr("%1: %2").arg(which, laneList(part.lanes)), which});
    }
  }
  painter.restore();
}

void BankChart::paintAxis(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("axis"));
  const RequestColors colors(m_cost, m_frame.theme);
  const double scale = m_frame.scale;
  const double pixels = std::max(9.0, 12 * scale);
  std::uint32_t conflicts = 0;
  for (const BankCell& cell : m_cells) {
    if (cell.isConflict) conflicts |= 1U << cell.word.bank();
  }
  painter.save();
  const QFont plain = m_frame.theme.sansFont(pixels);
  const QFont strong = m_frame.theme.sansFont(pixels, QFont::Bold);
  const double widest = QFontMetricsF(strong).horizontalAdvance(QStringLiteral("30")) + 3;
  unsigned every = 1;
  while (every * m_cellWidth < widest && every < kBanks) every *= 2;
  for (unsigned bank = 0; bank < kBanks; bank += every) {
    const bool isConflict = (conflicts >> bank & 1) != 0;
    painter.setFont(isConflict ? strong : plain);
    painter.setPen(isConflict ? colors.conflict : m_frame.theme.mutedText);
    const double middle = m_axis.left() + (bank + 0.5) * m_cellWidth;
    painter.drawText(QRectF(middle - widest, m_axis.top(), 2 * widest, m_axis.height()),
                     Qt::AlignCenter, QString::number(bank));
  }
  painter.setFont(plain);
  painter.setPen(m_frame.theme.mutedText);
  const double room = m_columns.left() - m_frame.picture().left();
  const auto name = [&](double middle, const QString& text) {
    painter.drawText(QRectF(m_columns.left() - room - 4 * scale, middle - pixels, room, 2 * pixels),
                     Qt::AlignRight | Qt::AlignVCenter, text);
  };
  //: Before a row of numbers of banks of shared memory
  name(m_axis.center().y(), tr("bank"));
  //: Before a row of numbers of lanes of a warp
  name(m_lanes.center().y(), tr("lane"));
  painter.restore();
}

void BankChart::paintLines(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("links"));
  const RequestColors colors(m_cost, m_frame.theme);
  const std::uint32_t chosen = chosenLanes();
  QVector<QLineF> lines;
  QVector<QLineF> conflicts;
  QVector<QLineF> ofChosen;
  for (const BankCell& cell : m_cells) {
    for (unsigned lane = 0; lane < kWarpSize; ++lane) {
      if ((cell.word.lanes >> lane & 1) == 0) continue;
      const QLineF line(laneRect(lane).center().x(), m_lanes.top(),
                        m_axis.left() + (cell.word.bank() + 0.5) * m_cellWidth, m_axis.bottom());
      const bool isOfChosen = (chosen >> lane & 1) != 0;
      (isOfChosen ? ofChosen : cell.isConflict ? conflicts : lines).append(line);
    }
  }
  const double width = std::max(1.0, 1.5 * m_frame.scale);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(mix(colors.role.ink, m_frame.theme.panel, 0.3), width));
  painter.drawLines(lines);
  painter.setPen(QPen(colors.conflict, width));
  painter.drawLines(conflicts);
  painter.setPen(QPen(m_frame.theme.text, 1.6 * width));
  painter.drawLines(ofChosen);
  painter.restore();
}

void BankChart::paintLanes(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("lanes"));
  const RequestColors colors(m_cost, m_frame.theme);
  const std::uint32_t chosen = chosenLanes();
  painter.save();
  const double pixels =
      std::min({0.66 * m_lanes.height(), 0.52 * m_cellWidth, 14 * std::max(1.0, m_frame.scale)});
  const bool hasNumbers = pixels >= 8.5;
  painter.setFont(m_frame.theme.monoFont(pixels));
  const double gap = m_cellWidth < 6 ? 0.5 : 1.5;
  for (unsigned lane = 0; lane < kWarpSize; ++lane) {
    const bool takesPart = (m_cost.request().lanes >> lane & 1) != 0;
    const bool isChosen = (chosen >> lane & 1) != 0;
    const QRectF rect = laneRect(lane).adjusted(gap, 0, -gap, 0);
    painter.fillRect(rect, isChosen    ? m_frame.theme.text
                           : takesPart ? colors.role.fill
                                       : m_frame.theme.idle.fill);
    if (!hasNumbers) continue;
    painter.setPen(isChosen    ? m_frame.theme.panel
                   : takesPart ? colors.role.onFill
                               : m_frame.theme.idle.onFill);
    painter.drawText(rect, Qt::AlignCenter, QString::number(lane));
  }
  painter.restore();
}

QString BankChart::describeAt(QPointF point) const {
  const CostWords words(m_cost);
  for (const BankCell& cell : m_cells) {
    if (rectOf(cell.word.bank(), cell.pass).contains(point)) return words.bank(cell);
  }
  for (unsigned lane = 0; lane < kWarpSize; ++lane) {
    if (laneRect(lane).contains(point)) return words.lane(lane);
  }
  return {};
}

Chosen BankChart::threadAt(QPointF point) const {
  for (unsigned lane = 0; lane < kWarpSize; ++lane) {
    if (laneRect(lane).contains(point) && (m_cost.request().lanes >> lane & 1) != 0) {
      return threadOf(lane);
    }
  }
  for (const BankCell& cell : m_cells) {
    if (!rectOf(cell.word.bank(), cell.pass).contains(point)) continue;
    return threadOf(static_cast<unsigned>(std::countr_zero(cell.word.lanes)));
  }
  return {};
}

}  // namespace lanescope::ui
