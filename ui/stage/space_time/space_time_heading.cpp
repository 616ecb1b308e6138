// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/space_time/space_time_heading.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "app/text/number_text.h"
#include "ui/picture/picture_group.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/model/stage_pane.h"
#include "ui/stage/paint/fitting_text.h"
#include "ui/stage/space_time/rounding_shades.h"
#include "ui/stage/space_time/space_time_graph.h"
#include "ui/stage/space_time/space_time_layout.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

SpaceTimeHeading::SpaceTimeHeading(const PaneFrame& frame, const SpaceTimeGraph& graph,
                                   const SpaceTimeLayout& layout)
    : m_frame(frame), m_graph(graph), m_layout(layout) {}

bool SpaceTimeHeading::showsShades() const {
  return m_frame.showsRounding && m_frame.model.rounding.whyUnknown().empty();
}

void SpaceTimeHeading::paint(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("heading"));
  const double pixels = std::max(10.5, 15 * m_frame.scale);
  const QRectF line(m_layout.frame.left() + 10 * m_frame.scale, m_layout.frame.top(),
                    m_layout.frame.width() - 20 * m_frame.scale, 28 * m_frame.scale);
  painter.save();
  if (m_graph.rows.empty()) {
    painter.setFont(m_frame.theme.sansFont(pixels * 1.2));
    painter.setPen(m_frame.theme.mutedText);
    painter.drawText(m_layout.frame, Qt::AlignCenter,
                     m_frame.hidesFuture ? tr("Nothing has been stored yet.")
                                         : tr("This block stores nothing."));
    painter.restore();
    return;
  }
  const QFont bold = m_frame.theme.monoFont(pixels, QFont::Bold);
  const QFont plain = m_frame.theme.sansFont(pixels * 0.92);
  const QString name = QString::fromStdString(m_frame.model.info(m_frame.model.focus).name);
  painter.setFont(bold);
  painter.setPen(m_frame.theme.text);
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
  QRectF rest =
      line.adjusted(QFontMetricsF(bold).horizontalAdvance(name) + 10 * m_frame.scale, 0, 0, 0);
  if (showsShades()) rest.setRight(paintShades(painter, rest, plain));
  painter.setFont(plain);
  painter.setPen(m_frame.theme.mutedText);
  painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                   fittingText(QFontMetricsF(plain), rest.width(), headingDetails()));
  painter.restore();
}

double SpaceTimeHeading::paintShades(QPainter& painter, const QRectF& line,
                                     const QFont& font) const {
  const QFontMetricsF metrics(font);
  const QString least = tr("rounded away: 0");
  //: The end of a scale. ulp: unit in the last place
  const QString most = tr("½ ulp");
  const double gap = 6 * m_frame.scale;
  const double side = 15 * m_frame.scale;
  const double strip = RoundingShades::kShades * side;
  const double width =
      metrics.horizontalAdvance(least) + metrics.horizontalAdvance(most) + strip + 2 * gap;
  if (width + 4 * gap > line.width()) return line.right();
  const double left = line.right() - width;
  painter.setFont(font);
  painter.setPen(m_frame.theme.text);
  painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, most);
  painter.drawText(QRectF(left, line.top(), width, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   least);
  QRectF swatch(left + metrics.horizontalAdvance(least) + gap, line.center().y() - side / 2, side,
                side);
  painter.setPen(QPen(m_frame.theme.border, 1));
  const RoundingShades shades(m_frame.theme);
  for (const RoundingShades::Shade& each : shades.all()) {
    painter.setBrush(each.fill);
    painter.drawRect(swatch);
    swatch.translate(side, 0);
  }
  return left - 2 * gap;
}

QStringList SpaceTimeHeading::headingDetails() const {
  if (m_frame.showsRounding && !showsShades()) {
    const QString why = QString::fromStdString(m_frame.model.rounding.whyUnknown());
    return {//: %1: the reason, a sentence
            tr("Rounding is not known: %1").arg(why), tr("Rounding is not known.")};
  }
  const std::int64_t count = m_frame.model.countOf(
      m_frame.model.arrays[static_cast<std::size_t>(m_frame.model.focus)].array);
  QString columns;
  QString details = tr("columns are elements, rows are epochs");
  const std::int64_t inColumns = m_graph.half > 0 ? m_graph.half : count;
  if (m_graph.half > 0) {
    //: %1: how many elements one of the two buffers has
    details = tr("a double buffer: element i and i + %1 share a column, rows are epochs")
                  .arg(groupedNumber(m_graph.half));
  }
  if (m_graph.columns.count() < inColumns) {
    //: %1, %2: numbers of elements; %3: how many there are
    columns = tr("elements %1 to %2 of %3")
                  .arg(groupedNumber(m_graph.columns.indices.front()),
                       groupedNumber(m_graph.columns.indices.back()), groupedNumber(inColumns));
    //: %1: "elements 0 to 31 of 64"
    details = tr("%1, rows are epochs").arg(columns);
  }
  const QString plain = details;
  const auto epochs = static_cast<std::uint32_t>(m_frame.model.timeline->epochCount());
  if (m_frame.hidesFuture) {
    //: %1: what the diagram shows, "columns are elements, rows are epochs"
    details = tr("%1; later steps are hidden").arg(details);
  } else if (m_graph.lastEpoch - m_graph.firstEpoch + 1 < epochs) {
    //: %1: what the diagram shows; %2, %3: numbers of epochs; %4: number of the last one
    details = tr("%1; epochs %2 to %3 of 0..%4")
                  .arg(details, groupedNumber(m_graph.firstEpoch), groupedNumber(m_graph.lastEpoch),
                       groupedNumber(epochs - 1));
  }
  //: %1: what the diagram shows, "columns are elements, rows are epochs"
  if (m_graph.isPartial) details = tr("%1; only the values around this step").arg(details);
  if (!m_frame.model.record->hasWholeFlow()) {
    //: %1: what the diagram shows, "columns are elements, rows are epochs"
    details = tr("%1; without edges: what values are made of is not recorded").arg(details);
  }
  //: %1: what the diagram shows, "columns are elements, rows are epochs"
  if (m_layout.edgeStride > 1) details = tr("%1; not all edges are drawn").arg(details);
  return {details, plain, columns};
}

}  // namespace lanescope::ui
