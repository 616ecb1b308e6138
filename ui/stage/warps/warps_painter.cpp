// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/warps/warps_painter.h"

#include <QPainter>
#include <algorithm>
#include <utility>
#include <vector>

#include "trace/compare/taint.h"
#include "ui/picture/picture_group.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/paint/fitting_text.h"
#include "ui/stage/paint/panel.h"
#include "ui/stage/paint/pixel_grid.h"
#include "ui/stage/paint/step_role.h"
#include "ui/stage/paint/view_texts.h"
#include "ui/stage/warps/lane_painter.h"
#include "ui/stage/warps/warps_layout.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

using trace::kWarpSize;
using trace::LaneState;

WarpsPainter::WarpsPainter(const PaneFrame& frame, const trace::LaneStates& states,
                           const WarpsLayout& layout)
    : m_frame(frame),
      m_states(states),
      m_words(frame.model, states, frame.step, frame.taint),
      m_layout(layout) {}

PaneLegend WarpsPainter::legendOf(const PaneFrame& frame, double width) {
  const std::uint32_t threads = frame.model.timeline->threadCount();
  bool someAccessNothing = false;
  for (std::uint32_t thread = 0; thread < threads; ++thread) {
    someAccessNothing = someAccessNothing || !frame.model.activity.accessesMemory(thread);
  }
  std::vector<std::pair<LaneState, QString>> meanings{
      {//: In the legend: a lane that takes part in the step
       LaneState::active, tr("takes part")},
      {LaneState::diverged, tr("took the other branch")},
      {//: In the legend: a lane that has nothing more to do before the barrier
       LaneState::maskedOff, tr("masked off")},
      {LaneState::notAtTurn, tr("its warp does not run")},
      {LaneState::waiting, tr("waits at a barrier")},
      {//: In the legend: a thread that has come to the end of the kernel
       LaneState::exited, tr("done")}};
  if (frame.hidesFuture) {
    someAccessNothing = false;
    meanings.erase(meanings.begin() + 1, meanings.end());
    meanings.emplace_back(LaneState::idle, tr("takes no part"));
  } else if (frame.model.hasMisses) {
    meanings.emplace_back(LaneState::outside, tr("reaches outside of the array"));
    meanings.emplace_back(LaneState::within, tr("stays within it"));
  }
  if (someAccessNothing) meanings.emplace_back(LaneState::noAccess, tr("accesses nothing at all"));
  //: In the legend: the block ends within the warp
  if (threads % kWarpSize != 0) meanings.emplace_back(LaneState::noThread, tr("no thread"));
  const trace::EventKind kind =
      frame.model.timeline->step(static_cast<std::size_t>(frame.step)).kind;
  std::vector<PaneLegend::Entry> entries;
  for (const auto& [state, text] : meanings) {
    const auto paintSwatch = [state = state, kind, &theme = frame.theme, scale = frame.scale](
                                 QPainter& painter, const QRectF& swatch) {
      LanePainter(painter, theme, kind, swatch.width(), swatch.height(), scale).add(swatch, state);
    };
    entries.push_back({paintSwatch, text});
  }
  return {std::move(entries), frame.theme, width, frame.scale};
}

void WarpsPainter::paint(QPainter& painter, const PaneLegend& legend) const {
  paintPanel(painter, m_frame.theme, m_layout.frame, m_frame.scale);
  paintHeading(painter);
  paintLaneNumbers(painter);
  paintWarpNumbers(painter);
  paintLanes(painter);
  paintCounts(painter);
  if (!m_layout.legend.isEmpty()) legend.paint(painter, m_layout.legend.topLeft());
}

void WarpsPainter::paintHeading(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("heading"));
  const double scale = m_frame.scale;
  const StageTheme& theme = m_frame.theme;
  const double pixels = std::max(10.5, 15 * scale);
  const std::uint32_t threads = m_frame.model.timeline->threadCount();
  const std::uint32_t warps = m_states.warpCount();
  QRectF line = m_layout.heading;
  line.setHeight(line.height() / 2);
  //: Heading of the view of all warps
  const QString name = tr("warps");
  //: Behind "warps"
  const QString size = threads == 1 ? tr("1 thread")
                       : /*: Behind "warps". %1: how many */ warps == 1
                           ? tr("%1 threads in one warp").arg(threads)
                           : /*: Behind "warps". %1, %2: how many */ tr("%1 threads in %2 warps")
                                 .arg(threads)
                                 .arg(warps);
  paintHeadingLine(painter, theme, line, name,
                   {//: %1: "64 threads in 2 warps"
                    tr("%1; a row is a warp, a cell one of its 32 lanes").arg(size), size,
                    QString::number(threads)},
                   scale);
  line.translate(0, line.height());
  painter.save();
  painter.setFont(theme.sansFont(pixels * 1.12, QFont::DemiBold));
  painter.setPen(theme.text);
  paintWhole(painter, line, {m_words.summary(false), m_words.summary(true)});
  painter.restore();
}

void WarpsPainter::paintLaneNumbers(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("lane-numbers"));
  const double pixels = std::max(9.0, 12 * m_frame.scale);
  painter.save();
  const QFont font = m_frame.theme.sansFont(pixels);
  painter.setFont(font);
  painter.setPen(m_frame.theme.mutedText);
  const double widest = QFontMetricsF(font).horizontalAdvance(QStringLiteral("30")) + 3;
  std::uint32_t every = 1;
  while (every * m_layout.cellWidth < widest && every < kWarpSize) every *= 2;
  for (std::uint32_t lane = 0; lane < kWarpSize; lane += every) {
    const double middle = m_layout.cell(0, lane).center().x();
    painter.drawText(
        QRectF(middle - widest, m_layout.numbers.top(), 2 * widest, m_layout.numbers.height()),
        Qt::AlignCenter, QString::number(lane));
  }
  painter.restore();
}

void WarpsPainter::paintWarpNumbers(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("warp-numbers"));
  const double pixels = std::max(9.0, 13 * m_frame.scale);
  const double room = m_layout.grid.left() - m_layout.frame.left() - 6 * m_frame.scale;
  painter.save();
  const QFont font = m_frame.theme.sansFont(pixels);
  painter.setFont(font);
  painter.setPen(m_frame.theme.mutedText);
  //: Before a row of 32 lanes. %1: number of the warp
  const bool fitsWord = QFontMetricsF(font).horizontalAdvance(tr("warp %1").arg(88)) < room;
  std::uint32_t every = 1;
  while (every * m_layout.rowHeight < pixels * 1.2 && every < m_states.warpCount()) every *= 2;
  for (std::uint32_t warp = 0; warp < m_states.warpCount(); warp += every) {
    const double middle = m_layout.row(warp).center().y();
    //: Before a row of 32 lanes. %1: number of the warp
    painter.drawText(QRectF(m_layout.frame.left(), middle - pixels, room, 2 * pixels),
                     Qt::AlignRight | Qt::AlignVCenter,
                     fitsWord ? tr("warp %1").arg(warp) : QString::number(warp));
  }
  painter.restore();
}

void WarpsPainter::paintLanes(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("lanes"));
  const trace::EventKind kind =
      m_frame.model.timeline->step(static_cast<std::size_t>(m_frame.step)).kind;
  LanePainter lanes(painter, m_frame.theme, kind, m_layout.cellWidth, m_layout.rowHeight,
                    m_frame.scale);
  for (std::uint32_t warp = 0; warp < m_states.warpCount(); ++warp) {
    if (!m_layout.row(warp).intersects(m_frame.area)) continue;
    const auto states = m_states.lanesOf(warp);
    for (std::uint32_t lane = 0; lane < kWarpSize; ++lane) {
      lanes.add(m_layout.cell(warp, lane), states[lane]);
    }
  }
  if (m_frame.taint != nullptr) {
    for (const trace::Access& access :
         m_frame.model.timeline->accesses(static_cast<std::size_t>(m_frame.step))) {
      const auto mark = m_frame.taint->markOfThread(access);
      const QRectF cell = m_layout.cell(access.thread / kWarpSize, access.thread % kWarpSize);
      if (mark != trace::Taint::Mark::none) lanes.addWrong(cell, mark);
    }
  }
  if (m_frame.chosen && *m_frame.chosen < m_frame.model.timeline->threadCount()) {
    lanes.setChosen(m_layout.cell(*m_frame.chosen / kWarpSize, *m_frame.chosen % kWarpSize));
  }
}

void WarpsPainter::paintCounts(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("counts"));
  const double pixels = std::max(9.0, 13 * m_frame.scale);
  const RoleColors& role = roleOf(
      m_frame.model.timeline->step(static_cast<std::size_t>(m_frame.step)).kind, m_frame.theme);
  painter.save();
  const QFont font = m_frame.theme.sansFont(pixels);
  const QFont strong = m_frame.theme.sansFont(pixels, QFont::DemiBold);
  const QFontMetricsF metrics(strong);
  const bool fitsText = m_layout.rowHeight >= 1.1 * pixels;
  //: Behind a warp. %1: how many lanes work; %2: of how many
  const bool fitsAll = metrics.horizontalAdvance(tr("%1 of %2").arg(32).arg(32)) <=
                       m_layout.counts.width() - 4 * m_frame.scale;
  for (std::uint32_t warp = 0; warp < m_states.warpCount(); ++warp) {
    const QRectF row = m_layout.row(warp);
    const QRectF place(m_layout.counts.left(), row.top(), m_layout.counts.width(), row.height());
    const std::uint32_t active = m_states.activeIn(warp);
    if (!fitsText) {  // a bar shows the count instead
      const double width = (place.width() - 8 * m_frame.scale) * active / kWarpSize;
      painter.fillRect(
          onPixels(QRectF(place.left(), place.top(), width, place.height())).adjusted(0, 0, 0, -1),
          role.fill);
      continue;
    }
    painter.setFont(active > 0 ? strong : font);
    painter.setPen(active > 0 ? m_frame.theme.text : m_frame.theme.mutedText);
    const QString text = active == 0 || fitsAll ? m_words.count(warp) : QString::number(active);
    painter.drawText(place.adjusted(0, -pixels, 0, pixels), Qt::AlignLeft | Qt::AlignVCenter, text);
  }
  painter.restore();
}

}  // namespace lanescope::ui
