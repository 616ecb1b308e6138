// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/warps/lane_painter.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QStaticText>
#include <algorithm>
#include <cmath>

#include "ui/stage/paint/pixel_grid.h"
#include "ui/stage/paint/step_role.h"
#include "ui/stage/paint/wrong_mark.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

using trace::LaneState;

/// Smaller type cannot be read.
constexpr double kSmallestLetter = 8.5;

}  // namespace

LanePainter::Look LanePainter::lookOf(LaneState state, trace::EventKind kind,
                                      const StageTheme& theme) {
  switch (state) {
    case LaneState::active: {
      const RoleColors& role = roleOf(kind, theme);
      return {role.fill, role.ink, role.onFill, letterOf(kind)};
    }
    case LaneState::diverged:
      return {theme.cellStrong, theme.mutedText, theme.onCell, QStringLiteral("d")};
    case LaneState::outside:
      return {mix(theme.panel, theme.finding.fill, 0.16),
              theme.finding.ink,
              theme.finding.ink,
              QStringLiteral("!"),
              false,
              true};
    case LaneState::within:
      return {theme.panel, theme.mutedText, theme.mutedText, QStringLiteral("✓"), false, true};
    case LaneState::idle:
      return {theme.idle.fill, theme.border, theme.idle.onFill, {}};
    case LaneState::maskedOff:
      return {theme.idle.fill, theme.border, theme.idle.onFill, QStringLiteral("m")};
    case LaneState::notAtTurn:
      return {theme.panel, theme.border, theme.mutedText, QStringLiteral("•"), false, true};
    case LaneState::waiting:
      return {mix(theme.panel, theme.barrier.fill, 0.16), theme.barrier.ink, theme.barrier.ink,
              QStringLiteral("b")};
    case LaneState::exited:
      return {theme.cellUnknown, theme.border, theme.mutedText, QStringLiteral("×")};
    case LaneState::noAccess:
      return {theme.panel, theme.mutedText, mix(theme.mutedText, theme.panel, 0.3), {}, true};
    case LaneState::noThread:
      break;
  }
  return {{}, {}, mix(theme.border, theme.mutedText, 0.25), {}, true};
}

LanePainter::LanePainter(QPainter& painter, const StageTheme& theme, trace::EventKind kind,
                         double width, double height, double scale)
    : m_painter(painter), m_theme(theme), m_kind(kind) {
  const double least = std::min(width, height);
  m_gap = least < 4 ? 0 : least < 9 ? 1 : std::min(2.0 + 0.02 * least, 4.0);
  m_radius = least < 22 ? 0 : std::min(least * 0.16, 7.0);
  const double pixels =
      std::min({0.72 * (height - m_gap), width - m_gap, 20 * std::max(1.0, scale)});
  if (pixels >= kSmallestLetter) m_font = theme.monoFont(pixels, QFont::DemiBold);
}

LanePainter::~LanePainter() {
  m_painter.save();
  m_painter.setRenderHint(QPainter::Antialiasing, m_radius > 0);
  for (std::size_t i = 0; i < trace::kLaneStates; ++i) {
    const Look look = lookOf(static_cast<LaneState>(i), m_kind, m_theme);
    paintAreas(m_areas[i], look);
    if (look.isHatched) hatch(m_areas[i], look.mark);
    if (m_font && !look.letter.isEmpty()) paintLetters(m_areas[i], look);
    if (!m_font && look.isDotted && m_gap > 0) paintDots(m_areas[i], look);
  }
  paintWrong();
  paintChosen();
  m_painter.restore();
}

QRectF LanePainter::insideOf(const QRectF& cell) const {
  const double before = m_radius > 0 ? m_gap / 2 : std::floor(m_gap / 2);
  const double after = m_radius > 0 ? m_gap / 2 : std::ceil(m_gap / 2);
  return (m_radius > 0 ? cell : onPixels(cell)).adjusted(before, before, -after, -after);
}

void LanePainter::add(const QRectF& cell, LaneState state) {
  m_areas[static_cast<std::size_t>(state)].append(insideOf(cell));
}

void LanePainter::addWrong(const QRectF& cell, trace::Taint::Mark mark) {
  m_wrong.emplace_back(insideOf(cell), mark);
}

void LanePainter::paintWrong() {
  QList<QRectF> areas;
  for (const auto& [area, mark] : m_wrong) areas.append(area);
  const Look look{m_theme.wrong.fill, m_theme.wrong.ink, m_theme.wrong.onFill, letterOf(m_kind)};
  paintAreas(areas, look);
  if (m_font) paintLetters(areas, look);
  for (const auto& [area, mark] : m_wrong) paintWrongMark(m_painter, m_theme, area, mark);
}

void LanePainter::paintAreas(const QList<QRectF>& areas, const Look& look) {
  const bool hasOutline = look.outline.isValid() && m_gap > 1;
  m_painter.setPen(hasOutline ? QPen(look.outline, 1) : QPen(Qt::NoPen));
  m_painter.setBrush(look.fill.isValid() ? QBrush(look.fill) : QBrush(Qt::NoBrush));
  if (m_radius > 0) {
    for (const QRectF& area : areas) m_painter.drawRoundedRect(area, m_radius, m_radius);
  } else if (hasOutline) {
    for (const QRectF& area : areas) m_painter.drawRect(area.adjusted(0, 0, -1, -1));
  } else if (look.fill.isValid()) {
    m_painter.drawRects(areas);
  }
}

void LanePainter::paintLetters(const QList<QRectF>& areas, const Look& look) {
  if (areas.isEmpty()) return;
  // The letter is laid out once, because there are up to a thousand of each.
  QStaticText letter(look.letter);
  letter.setTextFormat(Qt::PlainText);
  letter.prepare({}, *m_font);
  const QFontMetricsF metrics(*m_font);
  const QPointF offset(-metrics.horizontalAdvance(look.letter) / 2,
                       metrics.capHeight() / 2 - metrics.ascent());
  m_painter.setFont(*m_font);
  m_painter.setPen(look.mark);
  for (const QRectF& area : areas) m_painter.drawStaticText(area.center() + offset, letter);
}

void LanePainter::paintDots(const QList<QRectF>& areas, const Look& look) {
  for (const QRectF& area : areas) {
    const double size = std::max(1.0, std::floor(0.3 * std::min(area.width(), area.height())));
    m_painter.fillRect(onPixels({area.center() - QPointF(size, size) / 2, QSizeF(size, size)}),
                       look.mark);
  }
}

void LanePainter::hatch(const QList<QRectF>& areas, const QColor& color) {
  // Lines scale better than a patterned brush, also in a vector picture.
  QList<QLineF> lines;
  for (const QRectF& area : areas) {
    const double distance = std::clamp(std::min(area.width(), area.height()) / 2.5, 3.0, 9.0);
    for (double at = distance; at < area.width() + area.height(); at += distance) {
      lines.append({area.left() + std::max(0.0, at - area.height()),
                    area.top() + std::min(at, area.height()),
                    area.left() + std::min(at, area.width()),
                    area.top() + std::max(0.0, at - area.width())});
    }
  }
  m_painter.setPen(QPen(color, 1));
  m_painter.drawLines(lines);
}

void LanePainter::paintChosen() {
  if (m_chosen.isEmpty()) return;
  const double width = std::clamp(std::min(m_chosen.width(), m_chosen.height()) * 0.14, 1.5, 3.5);
  m_painter.setPen(QPen(m_theme.text, width));
  m_painter.setBrush(Qt::NoBrush);
  const double inset = width / 2;
  m_painter.drawRoundedRect(m_chosen.adjusted(inset, inset, -inset, -inset), m_radius, m_radius);
}

}  // namespace lanescope::ui
