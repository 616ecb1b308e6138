// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene/legend.h"

#include <QFontMetricsF>
#include <QPainter>

#include "ui/stage/model/stage_model.h"
#include "ui/stage/paint/wrong_mark.h"

namespace lanescope::ui {

Legend::Legend(const StageTheme& theme, const QRectF& footer, double scale, const StageLook& look,
               const StageModel& model)
    : m_theme(theme), m_scale(scale), m_font(theme.sansFont(14 * scale)) {
  m_entries = {{theme.read, tr("read"), meaningOf(Term::read), {}},
               {theme.write, tr("write"), meaningOf(Term::write), {}},
               {theme.barrier, tr("barrier"), meaningOf(Term::barrier), {}},
               {theme.idle, tr("idle"), meaningOf(Term::idle), {}}};
  if (look.chosen) {
    m_entries.push_back({{theme.text, theme.panel, theme.text},
                         tr("thread %1").arg(*look.chosen),
                         tr("The thread that is followed: what it accesses in this epoch."),
                         {}});
  }
  if (model.hasExchanges) {
    m_entries.insert(m_entries.begin() + 2,
                     {theme.exchange, tr("exchange"), meaningOf(Term::exchange), {}});
  }
  if (model.hasMisses) {
    m_entries.push_back({theme.finding, tr("out of bounds"), meaningOf(Term::outOfBounds), {}});
  }
  if (look.taint != nullptr && !look.taint->isClean()) {
    m_entries.push_back(
        {theme.wrong, tr("wrong"), meaningOf(Term::wrong), {}, trace::Taint::Mark::origin});
  }
  place(footer);
}

void Legend::place(const QRectF& footer) {
  const QFontMetricsF metrics(m_font);
  double x = footer.right() - margin() + 18 * m_scale;
  for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry) {
    const double width = swatch() + metrics.horizontalAdvance(entry->text) + 24 * m_scale;
    x -= width;
    entry->area = {x, footer.top(), width, footer.height()};
  }
}

double Legend::left() const {
  return m_entries.front().area.left();
}

void Legend::paint(QPainter& painter) const {
  painter.setFont(m_font);
  for (const Entry& entry : m_entries) {
    const QRectF sample(entry.area.left(), entry.area.center().y() - swatch() / 2, swatch(),
                        swatch());
    painter.setPen(QPen(entry.role.ink, 1));
    painter.setBrush(entry.role.fill);
    painter.drawRoundedRect(sample, 3 * m_scale, 3 * m_scale);
    paintWrongMark(painter, m_theme, sample, entry.wrong);
    painter.setPen(m_theme.text);
    painter.drawText(entry.area.adjusted(swatch() + 6 * m_scale, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter, entry.text);
  }
}

QString Legend::describeAt(QPointF point) const {
  for (const Entry& entry : m_entries) {
    if (entry.area.contains(point)) return entry.meaning;
  }
  return {};
}

}  // namespace lanescope::ui
