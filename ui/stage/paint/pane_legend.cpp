// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/paint/pane_legend.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/picture/picture_group.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

PaneLegend::PaneLegend(std::vector<Entry> entries, const StageTheme& theme, double width,
                       double scale)
    : m_entries(std::move(entries)),
      m_theme(theme),
      m_font(theme.sansFont(std::max(10.0, 13 * scale))),
      m_swatch(std::max(15.0, 17 * scale)),
      m_gap(6 * scale),
      m_lineHeight(m_swatch + 4 * scale) {
  const QFontMetricsF metrics(m_font);
  double x = 0;
  for (const Entry& entry : m_entries) {
    const double entryWidth = m_swatch + m_gap + metrics.horizontalAdvance(entry.text);
    if (x > 0 && x + entryWidth > width) {
      x = 0;
      m_height += m_lineHeight;
    }
    m_places.emplace_back(x, m_height);
    x += entryWidth + 3 * m_gap;
  }
  if (!m_entries.empty()) m_height += m_lineHeight;
}

void PaneLegend::paint(QPainter& painter, QPointF topLeft) const {
  const app::PictureGroup group(painter, QStringLiteral("legend"));
  painter.save();
  for (std::size_t i = 0; i < m_entries.size(); ++i) {
    const QRectF swatch(topLeft + m_places[i] + QPointF(0, (m_lineHeight - m_swatch) / 2),
                        QSizeF(m_swatch, m_swatch));
    m_entries[i].paintSwatch(painter, swatch);
    painter.setFont(m_font);
    painter.setPen(m_theme.text);
    const double width = QFontMetricsF(m_font).horizontalAdvance(m_entries[i].text) + 4;
    painter.drawText(
        QRectF(swatch.right() + m_gap, swatch.center().y() - m_lineHeight / 2, width, m_lineHeight),
        Qt::AlignLeft | Qt::AlignVCenter, m_entries[i].text);
  }
  painter.restore();
}

}  // namespace lanescope::ui
