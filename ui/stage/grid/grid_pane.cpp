// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/grid/grid_pane.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "ui/picture/picture_group.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/paint/cell_painter.h"
#include "ui/stage/paint/fitting_text.h"
#include "ui/stage/paint/panel.h"
#include "ui/stage/paint/wrong_mark.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

/// More lines than this would hide the blocks; then only those of the shown block are drawn.
constexpr std::size_t kMostBlockLines = 48;
constexpr double kHeading = 30;  ///< pixels at scale 1
constexpr double kFooting = 28;

QRectF panelOf(const PaneFrame& frame) {
  const double margin = 10 * frame.scale;
  return frame.picture().adjusted(margin, margin, -margin, -margin);
}

QRectF cellsOf(const PaneFrame& frame) {
  const double margin = 12 * frame.scale;
  return panelOf(frame).adjusted(margin, (kHeading + 8) * frame.scale, -margin,
                                 -(kFooting + 8) * frame.scale);
}

}  // namespace

GridPane::GridPane(const PaneFrame& frame)
    : m_frame(frame),
      m_frameArea(panelOf(frame)),
      m_layout(*frame.model.record, cellsOf(frame), frame.scale, frame.camera.zoom) {
  const auto links = frame.model.blockLinks.into(frame.model.timeline->recordedBlock());
  m_foundSoFar = static_cast<std::uint64_t>(
      std::count_if(links.begin(), links.end(), [this](const trace::BlockLink& link) {
        const When when = whenFound(link);
        return when == When::before || when == When::now;
      }));
}

std::uint64_t GridPane::shownBlock() const {
  return m_frame.model.timeline->recordedBlock();
}

GridPane::When GridPane::whenAt(trace::Access access) const {
  const auto step = static_cast<int>(m_frame.model.timeline->stepOf(access));
  return step < m_frame.step ? When::before : step == m_frame.step ? When::now : When::later;
}

GridPane::When GridPane::whenFound(const trace::BlockLink& link) const {
  return link.to == shownBlock() ? whenAt(link.found) : When::elsewhere;
}

GridPane::When GridPane::whenStored(const trace::BlockLink& link) const {
  return link.from == shownBlock() ? whenAt(link.stored) : When::elsewhere;
}

bool GridPane::isHidden(const trace::BlockLink& link) const {
  return m_frame.hidesFuture && (whenFound(link) == When::later || whenStored(link) == When::later);
}

QRectF GridPane::cellOf(std::uint64_t recordedBlock) const {
  return m_layout.cell(record().firstBlock + recordedBlock);
}

const trace::BlockOutput* GridPane::outputOf(std::uint64_t recordedBlock) const {
  const auto outputs = m_frame.model.blockLinks.outputsOf(recordedBlock);
  if (outputs.empty()) return nullptr;
  // A block's own element is preferred to one that all blocks write.
  const auto own = std::find_if(
      outputs.begin(), outputs.end(),
      [this](const trace::BlockOutput& output) { return m_frame.model.countOf(output.array) > 1; });
  return own == outputs.end() ? &outputs.back() : &*own;
}

QString GridPane::numberOf(std::uint64_t block) const {
  const values::Dim3& grid = record().grid;
  if (grid.y == 1 || grid.z > 1) return QString::number(block);
  return QStringLiteral("%1,%2").arg(block % grid.x).arg(block / grid.x);
}

void GridPane::paint(QPainter& painter) const {
  paintPanel(painter, m_frame.theme, m_frameArea, m_frame.scale);
  paintHeading(painter);
  paintBlocks(painter);
  paintClusters(painter);
  paintLinks(painter);
}

void GridPane::paintHeading(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("heading"));
  const double scale = m_frame.scale;
  const double pixels = std::max(10.5, 15 * scale);
  const QFont bold = m_frame.theme.monoFont(pixels, QFont::Bold);
  const QFont plain = m_frame.theme.sansFont(pixels * 0.92);
  const std::uint64_t total = record().grid.total();
  //: Heading of the view of all blocks
  const QString name = tr("grid");
  QStringList details{
      //: Behind "grid": it has one block
      total == 1 ? tr("one block")
      : record().blockCount == total
          //: Behind "grid". %1: how many
          ? tr("%1 blocks, all recorded").arg(groupedNumber(static_cast<qint64>(total)))
          : /*: Behind "grid". %1: how many blocks; %2: how many are recorded */ tr(
                "%1 blocks, %2 of them recorded")
                .arg(groupedNumber(static_cast<qint64>(total)),
                     groupedNumber(static_cast<qint64>(record().blockCount)))};
  if (m_layout.count() < total) {
    //: %1: "64 blocks, all recorded"; %2: how many
    details.prepend(
        tr("%1; %2 are not shown")
            .arg(details.front(), groupedNumber(static_cast<qint64>(total - m_layout.count()))));
  }
  painter.save();
  const QRectF line = m_frameArea.adjusted(12 * scale, 4 * scale, -12 * scale, 0);
  const QRectF top(line.left(), line.top(), line.width(), kHeading * scale);
  painter.setFont(bold);
  painter.setPen(m_frame.theme.text);
  painter.drawText(top, Qt::AlignLeft | Qt::AlignVCenter, name);
  const QRectF rest =
      top.adjusted(QFontMetricsF(bold).horizontalAdvance(name) + 10 * scale, 0, 0, 0);
  painter.setFont(plain);
  painter.setPen(m_frame.theme.mutedText);
  const QFontMetricsF metrics(plain);
  painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                   fittingText(metrics, rest.width(), details));
  const QRectF bottom(line.left(), m_frameArea.bottom() - (kFooting + 4) * scale, line.width(),
                      kFooting * scale);
  paintWhole(painter, bottom, {sentence()});
  painter.restore();
}

QString GridPane::sentence() const {
  const auto all = m_frame.model.blockLinks.into(shownBlock()).size();
  if (m_frame.model.blockLinks.all().empty()) {
    return tr("No block here reads what another one stored.");
  }
  if (m_frame.hidesFuture) {
    //: %1: how many values
    return tr("This block has read %1 values of other blocks so far.").arg(m_foundSoFar);
  }
  if (all == 0) return tr("This block reads nothing that another one stored.");
  //: %1, %2: how many values
  const QString text =
      tr("This block has read %1 of its %2 values from other blocks.").arg(m_foundSoFar).arg(all);
  const std::uint64_t ambiguous = m_frame.model.blockLinks.ambiguous();
  if (ambiguous == 0) return text;
  return paragraph(
      {//: %1: how many values
       text, tr("Of %1 values in the grid several blocks could be the source.").arg(ambiguous)});
}

CellLook GridPane::lookOf(std::uint64_t block, int maxChars) const {
  const StageTheme& theme = m_frame.theme;
  CellLook look{theme.cellUnknown, theme.mutedText, theme.border, numberOf(block), {}, false};
  if (block < record().firstBlock || block - record().firstBlock >= record().blockCount) {
    return look;
  }
  const std::uint64_t recorded = block - record().firstBlock;
  look.fill = theme.cell;
  look.text = theme.onCell;
  if (const trace::BlockOutput* output = outputOf(recorded)) {
    const bool isPending = recorded == shownBlock() && whenAt(output->stored) == When::later;
    look.corner = look.label;
    look.label = isPending ? QStringLiteral("…")
                           : m_frame.model.textOf(output->array, output->bits, maxChars);
  }
  for (const trace::BlockLink& link : m_frame.model.blockLinks.into(shownBlock())) {
    if (link.from != recorded) continue;
    const When when = whenFound(link);
    if (when == When::before) look.fill = mix(theme.cell, theme.read.fill, 0.35);
    if (when != When::now) continue;
    look.fill = theme.read.fill;
    look.text = theme.read.onFill;
    look.border = theme.read.ink;
    look.corner = numberOf(block);
    look.label = m_frame.model.textOf(link.array, link.bits, maxChars);
    look.isStrong = true;
    break;
  }
  if (m_frame.taint != nullptr && isWrongNow(recorded)) {
    colorWrong(theme, trace::Taint::Mark::tainted, look);
  }
  if (recorded == shownBlock()) {
    look.border = theme.accent;
    look.isStrong = true;
  }
  return look;
}

bool GridPane::isWrongNow(std::uint64_t recordedBlock) const {
  return recordedBlock == shownBlock()
             ? m_frame.taint->hasReachedResult(static_cast<std::size_t>(m_frame.step) + 1)
             : m_frame.taint->isWrongBlock(recordedBlock);
}

void GridPane::paintBlocks(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("blocks"));
  {
    CellPainter cells(painter, m_frame.theme, m_layout.cellWidth(), m_layout.cellHeight(),
                      m_frame.scale, m_frame.area);
    for (std::uint64_t i = 0; i < m_layout.count(); ++i) {
      const std::uint64_t block = m_layout.first() + i;
      const QRectF cell = m_layout.cell(block);
      if (cells.sees(cell)) cells.paint(cell, lookOf(block, cells.maxChars()));
    }
  }
  // A bar along the lower edge shows how far the shown block has come.
  const QRectF cell = cellOf(shownBlock());
  const double done = m_frame.hidesFuture ? 0
                                          : (m_frame.step + m_frame.progress) /
                                                std::max(1, m_frame.model.stepCount());
  const double width =
      std::clamp(0.04 * m_layout.cellWidth(), 2.0, std::max(2.0, 3.0 * m_frame.scale));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_frame.theme.accent, width));
  painter.setBrush(Qt::NoBrush);
  const double inset = std::min(1.5 + width / 2, m_layout.cellWidth() / 4);
  const QRectF outline = cell.adjusted(inset, inset, -inset, -inset);
  painter.drawRect(outline);
  painter.fillRect(QRectF(outline.left(), outline.bottom() - 1.6 * width,
                          outline.width() * std::clamp(done, 0.0, 1.0), 1.6 * width),
                   m_frame.theme.accent);
  painter.restore();
}

void GridPane::paintClusters(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("clusters"));
  const std::uint64_t size = record().cluster;
  if (size < 2 || m_layout.columns() % size != 0 || m_layout.first() % size != 0) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(m_frame.theme.mutedText, 1.6 * m_frame.scale));
  for (std::uint64_t i = 0; i + size <= m_layout.count(); i += size) {
    const QRectF first = m_layout.cell(m_layout.first() + i);
    const QRectF last = m_layout.cell(m_layout.first() + i + size - 1);
    painter.drawRoundedRect(first.united(last), 5 * m_frame.scale, 5 * m_frame.scale);
  }
  painter.restore();
}

void GridPane::paintArrow(QPainter& painter, const trace::BlockLink& link, const QColor& color,
                          double width, double until) const {
  if (!m_layout.shows(record().firstBlock + link.from) ||
      !m_layout.shows(record().firstBlock + link.to)) {
    return;
  }
  // Links are arcs above the numbers. A longer link has a higher arc, so that links along one row
  // do not coincide.
  const auto end = [this](std::uint64_t block) {
    const QRectF cell = cellOf(block);
    return QPointF(cell.center().x(), cell.top() + 0.14 * cell.height());
  };
  const QPointF from = end(link.from);
  const QPointF to = end(link.to);
  const QPointF way = to - from;
  const double length = std::max(1.0, std::hypot(way.x(), way.y()));
  const double height = std::min(0.22 * length, 0.9 * m_layout.cellHeight());
  const QPointF up = QPointF(way.y(), -way.x()) / (way.x() < 0 ? -length : length);
  const QPointF bend = (from + to) / 2 + up * height;
  QPainterPath path(from);
  path.quadTo(bend, to);
  painter.setPen(QPen(color, width));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(path);
  if (until <= 0) return;
  const QPointF tip = path.pointAtPercent(until);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawEllipse(tip, 2.2 * width, 2.2 * width);
}

void GridPane::paintLinks(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("links"));
  const auto links = m_frame.model.blockLinks.all();
  const StageTheme& theme = m_frame.theme;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor pale = mix(theme.border, theme.mutedText, 0.35);
  for (const trace::BlockLink& link : links) {
    if (isHidden(link)) continue;
    const bool isOfShown = link.from == shownBlock() || link.to == shownBlock();
    if (isOfShown || links.size() <= kMostBlockLines) paintArrow(painter, link, pale, 1, 0);
  }
  const double line = std::max(1.4, 2.2 * m_frame.scale);
  for (const trace::BlockLink& link : links) {
    const When stored = whenStored(link);
    if (stored == When::before || stored == When::now) {
      paintArrow(painter, link, theme.write.ink, line, 1);
    }
    const When found = whenFound(link);
    if (found == When::before) paintArrow(painter, link, theme.read.ink, line * 0.6, 1);
    if (found == When::now) paintArrow(painter, link, theme.read.ink, line, m_frame.progress);
  }
  painter.restore();
}

std::optional<std::uint64_t> GridPane::blockAt(QPointF point) const {
  const auto block = m_layout.at(point);
  if (!block || *block < record().firstBlock ||
      *block - record().firstBlock >= record().blockCount) {
    return std::nullopt;
  }
  return *block - record().firstBlock;
}

QString GridPane::describeAt(QPointF point) const {
  const auto block = m_layout.at(point);
  if (!block) return {};
  //: %1: number of a block
  const QString name = tr("Block %1").arg(numberOf(*block));
  const auto recorded = blockAt(point);
  //: %1: "Block 3"
  if (!recorded) return tr("%1 ran, but is not recorded").arg(name);
  QStringList parts;
  for (const trace::BlockOutput& output : m_frame.model.blockLinks.outputsOf(*recorded)) {
    const bool isLater = *recorded == shownBlock() && whenAt(output.stored) == When::later;
    if (isLater && m_frame.hidesFuture) continue;
    //: Behind "Block 3: ". %1 = %2: an element and its value
    parts += tr("stores %1 = %2")
                 .arg(m_frame.model.elementName(output.array, output.index),
                      m_frame.model.fullTextOf(output.array, output.bits));
  }
  for (const trace::BlockLink& link : m_frame.model.blockLinks.into(shownBlock())) {
    if (link.from != *recorded || isHidden(link)) continue;
    //: %1: number of a block; %2 = %3: an element and its value; %4: number of a step
    parts += tr("block %1 reads its %2 = %3 in step %4")
                 .arg(numberOf(record().firstBlock + link.to),
                      m_frame.model.elementName(link.array, link.index),
                      m_frame.model.fullTextOf(link.array, link.bits))
                 .arg(m_frame.model.timeline->stepOf(link.found) + 1);
  }
  if (m_frame.taint != nullptr && isWrongNow(*recorded)) parts += tr("what it stores is wrong");
  if (*recorded == shownBlock()) {
    parts.prepend(tr("on the stage"));
  } else {
    parts.append(tr("click to show it"));
  }
  //: %1: "Block 3"; %2: clauses on what it does, parted by semicolons
  return tr("%1: %2").arg(name, parts.join(QStringLiteral("; ")));
}

}  // namespace lanescope::ui
