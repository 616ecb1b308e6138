// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/banks/banks_pane.h"

#include <QPainter>
#include <algorithm>

#include "ui/picture/picture_group.h"
#include "ui/stage/banks/bank_chart.h"
#include "ui/stage/banks/sector_chart.h"
#include "ui/stage/banks/warp_costs.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/paint/fitting_text.h"
#include "ui/stage/paint/panel.h"
#include "ui/stage/paint/view_texts.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

BanksPane::BanksPane(const PaneFrame& frame)
    : m_frame(frame), m_cost(frame.model, frame.step, frame.chosen) {
  const double scale = frame.scale;
  const double margin = 10 * scale;
  const double inner = 12 * scale;
  const double line = std::max(14.0, 24 * scale);
  m_panel = frame.picture().adjusted(margin, margin, -margin, -margin);
  m_heading = QRectF(m_panel.left() + inner, m_panel.top() + 3 * scale, m_panel.width() - 2 * inner,
                     3 * line);
  if (m_cost.isEmpty()) return;
  QRectF body(m_heading.left(), m_heading.bottom() + 2 * scale, m_heading.width(),
              std::max(1.0, m_panel.bottom() - m_heading.bottom() - 8 * scale));
  // The column is kept even where one warp takes part alone, so that the chart does not move from
  // step to step.
  if (frame.model.timeline->threadCount() > trace::kWarpSize) {
    const double width = std::clamp(0.2 * body.width(), 58.0, 150 * scale);
    const QRectF column(body.right() - width, body.top(), width, body.height());
    body.setRight(column.left() - 12 * scale);
    m_warpCosts = std::make_unique<WarpCosts>(m_frame, m_cost, column);
  }
  if (m_cost.asksBanks()) {
    m_chart = std::make_unique<BankChart>(m_frame, m_cost, body);
  } else if (m_cost.movesSectors()) {
    m_chart = std::make_unique<SectorChart>(m_frame, m_cost, body);
  }
}

void BanksPane::paint(QPainter& painter) const {
  paintPanel(painter, m_frame.theme, m_panel, m_frame.scale);
  paintHeading(painter);
  if (m_chart != nullptr) m_chart->paint(painter);
  if (m_warpCosts != nullptr && m_chart != nullptr) m_warpCosts->paint(painter);
}

void BanksPane::paintHeading(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("heading"));
  const StageTheme& theme = m_frame.theme;
  if (m_cost.isEmpty()) return paintNote(painter, theme, m_panel, m_cost.note(), m_frame.scale);
  const double pixels = std::max(10.5, 15 * m_frame.scale);
  const QFont plain = theme.sansFont(pixels * 0.92);
  const QFont strong = theme.sansFont(pixels * 1.12, QFont::DemiBold);
  QRectF line = m_heading;
  line.setHeight(line.height() / 3);
  const QString name = QString::fromStdString(m_cost.array().name);
  const QString space = m_cost.movesSectors() ? tr("global memory, sectors of 32 bytes")
                        : m_cost.asksBanks()
                            ? tr("shared memory, 32 banks")
                            : /*: %1: number of a block */ tr("shared memory of block %1")
                                  .arg(m_frame.model.record->ownerOf(
                                      m_cost.array(), m_frame.model.timeline->recordedBlock()));
  paintHeadingLine(
      painter, theme, line, name,
      {//: Heading. %1: "warp 0, with thread 5"; %2: kind of memory, "shared memory, 32 banks"
       tr("%1 · %2").arg(m_cost.which(), space), m_cost.which()},
      m_frame.scale);
  painter.save();
  line.translate(0, line.height());
  painter.setFont(strong);
  painter.setPen(m_cost.isEarlier() ? theme.mutedText : theme.text);
  paintWhole(painter, line, {m_cost.verdict(), m_cost.shortVerdict()});
  line.translate(0, line.height());
  painter.setFont(plain);
  painter.setPen(m_cost.isEarlier() ? theme.text : theme.mutedText);
  paintWhole(painter, line, {m_cost.note()});
  painter.restore();
}

QString BanksPane::describeAt(QPointF point) const {
  for (const StagePane* const part : {m_chart.get(), m_warpCosts.get()}) {
    if (part == nullptr) continue;
    if (QString text = part->describeAt(point); !text.isEmpty()) return text;
  }
  return {};
}

Chosen BanksPane::threadAt(QPointF point) const {
  for (const StagePane* const part : {m_chart.get(), m_warpCosts.get()}) {
    if (part == nullptr) continue;
    if (const Chosen thread = part->threadAt(point)) return thread;
  }
  return {};
}

}  // namespace lanescope::ui
