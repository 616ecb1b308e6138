// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/cell_painter.h"

#include <QPainter>
#include <algorithm>

#include "ui/stage/stage_theme.h"

namespace lanescope::ui {
namespace {

/// A digit of the monospaced font is this part of the font's height wide.
constexpr double kDigitWidth = 0.6;
/// Smaller type is a grey smear.
constexpr double kSmallestLabel = 8.4;
constexpr int kUsualChars = 4;
constexpr int kFewestChars = 3;
constexpr int kMostChars = 9;

}  // namespace

CellPainter::CellPainter(QPainter& painter, const StageTheme& theme, double width, double height,
                         double scale, const QRectF& clip)
    : m_painter(painter), m_clip(clip) {
  const double least = std::min(width, height);
  m_gap = least < 4 ? 0 : least < 9 ? 1 : std::min(2.0 + 0.02 * least, 4.0);
  m_radius = least < 22 ? 0 : std::min(least * 0.16, 7.0);
  const double room = width - m_gap - std::min(6.0, 0.12 * width);
  const double tallest =
      std::min((height - m_gap) * (height < 24 ? 0.74 : 0.62), 24 * std::max(1.0, scale));
  double pixels = std::min(tallest, room / (kDigitWidth * kUsualChars));
  if (pixels < kSmallestLabel) pixels = std::min(tallest, room / (kDigitWidth * kFewestChars));
  if (pixels >= kSmallestLabel) {
    m_labelPixels = pixels;
    m_maxChars = std::clamp(static_cast<int>(room / (kDigitWidth * pixels) + 0.01), kFewestChars,
                            kMostChars);
    // Ample height: a long number may rather be whole than large.
    if (height > 2.1 * pixels || m_maxChars < 6) {
      const double smaller = std::max(room / (kDigitWidth * 6), 0.62 * pixels);
      if (smaller >= 13 * std::max(1.0, scale) && smaller < pixels) {
        m_labelPixels = smaller;
        m_maxChars =
            std::clamp(static_cast<int>(room / (kDigitWidth * smaller)), kFewestChars, kMostChars);
      }
    }
    m_font = theme.monoFont(m_labelPixels, QFont::Medium);
    m_strongFont = theme.monoFont(m_labelPixels, QFont::Bold);
  }
  if (height >= 34 && width >= 40) {
    m_cornerPixels = std::clamp(height * 0.22, 9.0, 13.0 * std::max(1.0, scale));
    m_cornerFont = theme.sansFont(m_cornerPixels);
  }
  m_painter.save();
  m_painter.setFont(m_font);
  m_painter.setRenderHint(QPainter::Antialiasing, m_radius > 0);
}

CellPainter::~CellPainter() {
  m_painter.setFont(m_cornerFont);
  for (const Corner& corner : m_corners) {
    m_painter.setPen(corner.color);
    m_painter.drawText(corner.cell.adjusted(m_gap + 4, m_gap + 2, 0, 0),
                       Qt::AlignLeft | Qt::AlignTop, corner.text);
  }
  m_painter.restore();
}

void CellPainter::paint(const QRectF& cell, const CellLook& look) {
  if (!sees(cell)) return;
  const double half = m_gap / 2;
  const QRectF area = cell.adjusted(half, half, -half, -half);
  if (m_radius > 0) {
    m_painter.setPen(look.border.isValid() ? QPen(look.border, 1) : QPen(Qt::NoPen));
    m_painter.setBrush(look.fill);
    m_painter.drawRoundedRect(area, m_radius, m_radius);
  } else {
    m_painter.fillRect(area, look.fill);
    if (look.border.isValid() && m_gap > 1) {
      m_painter.setPen(look.border);
      m_painter.setBrush(Qt::NoBrush);
      m_painter.drawRect(area.adjusted(0, 0, -1, -1));
    }
  }
  if (m_labelPixels > 0 && !look.label.isEmpty() && look.label.size() <= m_maxChars) {
    if (look.isStrong != m_fontIsStrong) {
      m_fontIsStrong = look.isStrong;
      m_painter.setFont(look.isStrong ? m_strongFont : m_font);
    }
    m_painter.setPen(look.text);
    const bool makesRoom = m_cornerPixels > 0 && !look.corner.isEmpty();
    const QRectF place = makesRoom ? area.adjusted(0, m_cornerPixels * 0.55, 0, 0) : area;
    m_painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, look.label);
  }
  if (m_cornerPixels > 0 && !look.corner.isEmpty()) {
    m_corners.push_back({cell, look.text, look.corner});
  }
}

}  // namespace lanescope::ui
