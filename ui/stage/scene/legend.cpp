// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene/legend.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "ui/picture/picture_group.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/paint/wrong_mark.h"

namespace lanescope::ui {

Legend::Legend(const StageTheme& theme, const QRectF& bounds, double scale, const StageLook& look,
               const StageModel& model)
    : m_theme(theme), m_scale(scale), m_font(theme.sansFont(14 * scale)) {
  addEntries(look, model);
  const QFontMetricsF metrics(m_font);
  for (Entry& entry : m_entries) {
    entry.area.setSize(
        {swatch() + 6 * m_scale + metrics.horizontalAdvance(entry.text), rowHeight()});
  }
  const double width = bounds.width() - 2 * margin();
  constexpr double kThreeSmallLines = 44;
  const double sentenceHeight = std::max(62 * m_scale, kThreeSmallLines);
  const double height = sentenceHeight + placeRows(width, true) + 6 * m_scale;
  m_footer = {bounds.left(), bounds.bottom() - height, bounds.width(), height};
  m_sentence = {m_footer.left() + margin(), m_footer.top(), width, sentenceHeight};
  placeRows(width, false);
  for (Entry& entry : m_entries) entry.area.translate(m_sentence.bottomLeft());
}

void Legend::addEntries(const StageLook& look, const StageModel& model) {
  m_entries = {{//: In the legend: an element that is read
                m_theme.read, tr("read"), meaningOf(Term::read), Term::read},
               {//: In the legend: an element that is written
                m_theme.write, tr("write"), meaningOf(Term::write), Term::write},
               {//: In the legend: threads that wait at a barrier
                m_theme.barrier, tr("barrier"), meaningOf(Term::barrier), Term::barrier},
               {//: In the legend: a thread that takes no part in the step
                m_theme.idle, tr("idle"), meaningOf(Term::idle), Term::idle}};
  //: In the legend: what the followed thread accesses. %1: its number
  const QString followed =
      tr("thread %1").arg(look.chosen.value_or(model.timeline->threadCount() - 1));
  m_entries.push_back({.role = {m_theme.text, m_theme.panel, m_theme.text},
                       .text = followed,
                       .meaning = tr("The followed thread, and what it accesses in this epoch."),
                       .term = Term::thread,
                       .isShown = look.chosen.has_value()});
  if (model.hasExchanges) {
    m_entries.insert(m_entries.begin() + 2,
                     {//: In the legend: lanes that hand each other values
                      m_theme.exchange, tr("exchange"), meaningOf(Term::exchange), Term::exchange});
  }
  if (model.hasMisses) {
    m_entries.push_back(
        {m_theme.finding, tr("out of bounds"), meaningOf(Term::outOfBounds), Term::outOfBounds});
  }
  m_entries.push_back({//: In the legend: a value that differs from the correct kernel's
                       .role = m_theme.wrong,
                       .text = tr("wrong"),
                       .meaning = meaningOf(Term::wrong),
                       .term = Term::wrong,
                       .wrong = trace::Taint::Mark::origin,
                       .isShown = look.taint != nullptr && !look.taint->isClean()});
}

double Legend::placeRows(double width, bool all) {
  double x = 0;
  double y = 0;
  for (Entry& entry : m_entries) {
    if (!entry.isShown && !all) continue;
    if (x > 0 && x + entry.area.width() > width) {
      x = 0;
      y += rowHeight();
    }
    entry.area.moveTo(x, y);
    x += entry.area.width() + gap();
  }
  return y + rowHeight();
}

void Legend::paint(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("legend"));
  painter.setFont(m_font);
  for (const Entry& entry : m_entries) {
    if (!entry.isShown) continue;
    const QRectF sample(entry.area.left(), entry.area.center().y() - swatch() / 2, swatch(),
                        swatch());
    painter.setPen(QPen(entry.role.ink, 1));
    painter.setBrush(entry.role.fill);
    painter.drawRoundedRect(sample, 3 * m_scale, 3 * m_scale);
    paintWrongMark(painter, m_theme, sample, entry.wrong);
    painter.setPen(m_theme.text);
    painter.drawText(entry.area.adjusted(swatch() + 6 * m_scale, 0, gap(), 0),
                     Qt::AlignLeft | Qt::AlignVCenter, entry.text);
  }
}

QString Legend::describeAt(QPointF point) const {
  const Entry* const entry = entryAt(point);
  return entry == nullptr ? QString() : entry->meaning;
}

std::optional<Term> Legend::termAt(QPointF point) const {
  const Entry* const entry = entryAt(point);
  return entry == nullptr ? std::nullopt : entry->term;
}

const Legend::Entry* Legend::entryAt(QPointF point) const {
  const auto found = std::ranges::find_if(
      m_entries, [&](const Entry& entry) { return entry.isShown && entry.area.contains(point); });
  return found == m_entries.end() ? nullptr : &*found;
}

}  // namespace lanescope::ui
