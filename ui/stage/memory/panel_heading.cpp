// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/memory/panel_heading.h"

#include <QPainter>
#include <algorithm>

#include "app/text/number_text.h"
#include "trace/count/counters.h"
#include "ui/stage/memory/memory_layout.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/paint/cell_painter.h"
#include "ui/stage/paint/fitting_text.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

PanelHeading::Words PanelHeading::words() const {
  if (m_panel.isThreads()) {
    const int warps = (m_panel.count + static_cast<int>(trace::kWarpSize) - 1) /
                      static_cast<int>(trace::kWarpSize);
    const QString count = QString::number(m_panel.count);
    return {//: Heading of the row of threads
            tr("threads"),
            {//: Behind "threads". %1: how many
             warps == 1 ? tr("%1 in one warp").arg(count)
                        : /*: Behind "threads". %1: how many threads; %2: how many warps */ tr(
                              "%1 in %2 warps")
                              .arg(count)
                              .arg(warps),
             count}};
  }
  const trace::ArrayInfo& info = m_model.info(m_panel.shown);
  //: Behind the name of an array: the memory that it lies in. %1: number of a block
  const QString space =
      info.remote ? tr("shared, of block %1")
                        .arg(m_model.record->ownerOf(info, m_model.timeline->recordedBlock()))
      : /*: Behind the name of an array: it lies in shared memory */ info.space ==
              trace::Space::shared
          ? tr("shared")
          : /*: Behind the name of an array: it lies in global memory */ tr("global");
  return {QString::fromStdString(info.name), isMatrix() ? ofMatrix(info, space) : ofArray(space)};
}

bool PanelHeading::isMatrix() const {
  return m_model.arrays[static_cast<std::size_t>(m_panel.shown)].isMatrix();
}

std::int64_t PanelHeading::elements() const {
  return m_model.countOf(m_model.arrays[static_cast<std::size_t>(m_panel.shown)].array);
}

QStringList PanelHeading::ofMatrix(const trace::ArrayInfo& info, const QString& space) const {
  const MatrixPart part = m_model.matrixPartOf(m_panel.shown, m_step);
  const auto columns = static_cast<std::int64_t>(info.columns);
  const std::int64_t rows = (elements() - 1) / columns + 1;
  //: The size of a matrix. %1, %2: how many rows and columns
  const QString whole = tr("%1 × %2").arg(groupedNumber(rows), groupedNumber(columns));
  if (part.rows == rows && part.columns == columns)
    return {//: %1: kind of memory, "shared"; %2: size of a matrix, "16 × 16"
            tr("%1, %2").arg(space, whole), whole};
  const auto range = [](std::int64_t first, std::int64_t shown) {
    //: %1, %2: the first and the last number of rows or columns
    return tr("%1–%2").arg(groupedNumber(first), groupedNumber(first + shown - 1));
  };
  //: The part of a matrix that is shown. %1, %2: rows and columns, "0–15"
  const QString shown =
      tr("%1 × %2").arg(range(part.row, part.rows), range(part.column, part.columns));
  return {//: %1: kind of memory, "global"; %2: the part that is shown, "0–15 × 0–15"; %3: the
          //: whole, "64
          //: × 64"
          tr("%1, %2 of %3").arg(space, shown, whole),
          //: %1: the part of a matrix that is shown, "0–15 × 0–15"; %2: the whole, "64 × 64"
          tr("%1 of %2").arg(shown, whole), shown};
}

QStringList PanelHeading::ofArray(const QString& space) const {
  const std::int64_t count = elements();
  if (m_page.count() >= count) {
    return {//: %1: kind of memory, "shared"
            count == 1 ? tr("%1, one element").arg(space)
                       : /*: %1: kind of memory, "shared"; %2: how many */ tr("%1, %2 elements")
                             .arg(space, groupedNumber(count)),
            //: %1: kind of memory, "shared"; %2: how many elements
            tr("%1, %2").arg(space, groupedNumber(count)), groupedNumber(count)};
  }
  if (m_page.isContiguous) {
    //: The part of an array that is shown. %1, %2: numbers of elements
    const QString shown =
        tr("%1 to %2")
            .arg(groupedNumber(m_page.indices.front()), groupedNumber(m_page.indices.back()));
    return {//: %1: kind of memory; %2: the part that is shown, "0 to 31"; %3: how many there are
            tr("%1, %2 of %3 elements").arg(space, shown, groupedNumber(count)),
            //: %1: kind of memory; %2: the part that is shown, "0 to 31"; %3: how many elements
            //: there are
            tr("%1, %2 of %3").arg(space, shown, groupedNumber(count)),
            //: %1: the part that is shown, "0 to 31"; %2: how many elements there are
            tr("%1 of %2").arg(shown, groupedNumber(count)), shown};
  }
  const QString shown = groupedNumber(m_page.count());
  return {//: %1: kind of memory; %2: how many elements are shown; %3: how many there are
          tr("%1, %2 scattered of %3 elements").arg(space, shown, groupedNumber(count)),
          //: %1: how many elements are shown; %2: how many there are
          tr("%1 of %2").arg(shown, groupedNumber(count)), shown};
}

void PanelHeading::paint(QPainter& painter, const StageTheme& theme, double scale,
                         const MemoryLayout& layout) const {
  const double pixels = std::max(10.5, 15 * scale);
  const auto [name, details] = words();
  painter.save();
  const QFont bold = theme.monoFont(pixels, QFont::Bold);
  const QFont plain = theme.sansFont(pixels * 0.92);
  const double left = m_panel.frame.left() + 10 * scale;
  // In a stack there is room below the text for the arrowheads that end at the cells.
  const double lineHeight = layout.isSideBySide() ? layout.headingHeight / 2
                            : layout.isStacked() ? std::min(layout.headingHeight, textHeight(scale))
                                                 : layout.headingHeight;
  const QRectF line(left, m_panel.frame.top(), m_panel.frame.width() - 14 * scale, lineHeight);
  painter.setFont(bold);
  painter.setPen(theme.text);
  const double nameWidth = QFontMetricsF(bold).horizontalAdvance(name);
  const QRectF rest = layout.isSideBySide() ? line.translated(0, lineHeight * 0.85)
                                            : line.adjusted(nameWidth + 10 * scale, 0, 0, 0);
  const bool ofShades = isOfShades(scale);
  const QString fitting =
      fittingText(QFontMetricsF(plain), rest.width(), ofShades ? withShades(details) : details);
  const double detailsWidth = QFontMetricsF(plain).horizontalAdvance(fitting);
  if (layout.isStacked()) {
    // Lines to the cells pass behind the heading.
    const double width = std::min(nameWidth + detailsWidth + 14 * scale, line.width());
    painter.fillRect(QRectF(left - 2, line.top() + 2, width, line.height() - 2), theme.panel);
  }
  paintWhole(painter, line, {name});
  painter.setFont(plain);
  painter.setPen(theme.mutedText);
  painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, fitting);
  if (ofShades && m_panel.isThreads() && !layout.isSideBySide()) {
    paintLanes(painter, theme, line, rest.left() + detailsWidth);
  }
  painter.restore();
}

bool PanelHeading::isOfShades(double scale) const {
  return CellLabels::in(m_panel.cellWidth, m_panel.cellHeight, scale).pixels <= 0;
}

QStringList PanelHeading::withShades(const QStringList& details) const {
  if (m_panel.isThreads()) return details;
  QStringList all;
  for (const QString& each : details) {
    //: Heading of an array whose cells are too small for numbers. %1: "shared, 128 elements"
    all += tr("%1; values as shades").arg(each);
  }
  return all + details;
}

void PanelHeading::paintLanes(QPainter& painter, const StageTheme& theme, const QRectF& line,
                              double from) const {
  constexpr int kEvery = 4;
  const QFontMetricsF metrics(painter.font());
  const double gap = metrics.horizontalAdvance(QLatin1Char('0'));
  for (int lane = kEvery; lane < std::min(m_panel.columns, m_panel.count); lane += kEvery) {
    const QString text = QString::number(lane);
    QRectF place = line;
    place.setWidth(metrics.horizontalAdvance(text));
    place.moveLeft(m_panel.cell(lane).center().x() - place.width() / 2);
    if (place.left() < from + gap) continue;
    painter.fillRect(place.adjusted(-1, 2, 1, -2), theme.panel);
    painter.drawText(place, Qt::AlignCenter, text);
    from = place.right();
  }
}

void PanelHeading::paintRowLabels(QPainter& painter, const StageTheme& theme, double scale) const {
  const double pixels = std::max(9.0, 13 * scale);
  // Where rows are flat, only every n-th has a label.
  int every = 1;
  while (every * m_panel.cellHeight < pixels * 1.35 && every < m_panel.rows()) every *= 2;
  painter.save();
  const QFont font = theme.sansFont(pixels);
  painter.setFont(font);
  painter.setPen(theme.mutedText);
  const double room = m_panel.origin.x() - m_panel.frame.left() - 6 * scale;
  //: Before a row of 32 threads. %1: number of the warp
  const bool fitsWord = QFontMetricsF(font).horizontalAdvance(tr("warp %1").arg(88)) < room;
  for (int row = 0; row < m_panel.rows(); row += every) {
    QString text;
    if (m_panel.isThreads()) {
      //: Before a row of 32 threads. %1: number of the warp
      text = fitsWord ? tr("warp %1").arg(row) : QString::number(row);
    } else if (row * m_panel.columns < m_page.count()) {
      const std::int64_t first =
          m_page.indices[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_panel.columns)];
      const auto columns = static_cast<std::int64_t>(m_model.info(m_panel.shown).columns);
      text = QString::number(isMatrix() ? first / columns : first);
    }
    const double middle =
        std::max(m_panel.row(row).center().y(), m_panel.origin.y() + 0.55 * pixels);
    painter.drawText(QRectF(m_panel.frame.left(), middle - pixels, room, 2 * pixels),
                     Qt::AlignRight | Qt::AlignVCenter, text);
  }
  painter.restore();
}

}  // namespace lanescope::ui
