// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/pipeline/pipeline_pane.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "ui/picture/picture_group.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/paint/fitting_text.h"
#include "ui/stage/paint/panel.h"
#include "ui/stage/paint/pixel_grid.h"
#include "ui/stage/paint/view_texts.h"
#include "ui/stage/pipeline/pipeline_words.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

using trace::Pipeline;
using Row = PipelineLayout::Row;

PipelinePane::PipelinePane(const PaneFrame& frame)
    : m_frame(frame), m_pixels(std::max(10.5, 15 * frame.scale)) {
  const double scale = frame.scale;
  const double margin = 10 * scale;
  const double inner = 12 * scale;
  const double line = std::max(14.0, 24 * scale);
  m_panel = frame.picture().adjusted(margin, margin, -margin, -margin);
  m_heading = QRectF(m_panel.left() + inner, m_panel.top() + 3 * scale, m_panel.width() - 2 * inner,
                     2 * line);
  m_footing = QRectF(m_heading.left(), m_panel.bottom() - 3 * line, m_heading.width(), 3 * line);
  const Pipeline& pipeline = frame.model.pipeline;
  if (pipeline.rounds() == 0) return;
  const QFontMetricsF metrics(frame.theme.sansFont(m_pixels * 0.92));
  double names = 0;
  for (const Row& row : PipelineLayout::rowsOf(pipeline)) {
    names = std::max(names, metrics.horizontalAdvance(PipelineWords::name(row)));
  }
  const auto box = pipeline.boxAt(static_cast<std::size_t>(frame.step));
  m_layout.emplace(pipeline,
                   QRectF(QPointF(m_heading.left(), m_heading.bottom() + 2 * scale),
                          QPointF(m_heading.right(), m_footing.top() - 2 * scale)),
                   std::min(names + 10 * scale, m_heading.width() / 3), scale,
                   box ? pipeline.boxes()[*box].begin : 0);
  m_footing.setTop(m_layout->rows.back().area.bottom() + 6 * scale);
}

bool PipelinePane::hasBegun(const Box& box) const {
  return box.firstStep <= static_cast<std::uint32_t>(m_frame.step);
}

bool PipelinePane::isOver(const Box& box) const {
  return box.lastStep < static_cast<std::uint32_t>(m_frame.step);
}

QRectF PipelinePane::placeOf(const Row& row, const Box& box) const {
  if (!PipelineLayout::holds(row, box) || (m_frame.hidesFuture && !hasBegun(box))) return {};
  return m_layout->placeOf(row, box, m_frame.model.pipeline);
}

void PipelinePane::paint(QPainter& painter) const {
  paintPanel(painter, m_frame.theme, m_panel, m_frame.scale);
  if (!m_layout) {
    return paintNote(painter, m_frame.theme, m_panel, PipelineWords::nothing(), m_frame.scale);
  }
  painter.save();
  painter.setFont(m_frame.theme.sansFont(m_pixels * 0.92));
  paintHeading(painter);
  paintPhases(painter);
  for (const Row& row : m_layout->rows) paintRow(painter, row);
  painter.setPen(m_frame.theme.text);
  painter.drawText(m_footing, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                   PipelineWords(m_frame.model).sentence(m_frame.step));
  painter.restore();
}

void PipelinePane::paintHeading(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("heading"));
  const StageTheme& theme = m_frame.theme;
  QRectF line = m_heading;
  line.setHeight(line.height() / 2);
  // The number of copies to come would tell the future.
  const QStringList details =
      m_frame.hidesFuture ? QStringList() : QStringList{PipelineWords(m_frame.model).size()};
  //: Heading of the view of copies and products
  paintHeadingLine(painter, theme, line, tr("pipeline"), details, m_frame.scale);
  line.translate(0, line.height());
  const double radius = 0.55 * m_pixels;
  QRectF key = line.adjusted(radius, 0, 0, 0);
  const auto entry = [&](bool isFull, const QString& text) {
    paintPin(painter, {key.left(), key.center().y() - radius}, 0, isFull);
    key.setLeft(key.left() + radius + 5 * m_frame.scale);
    painter.setPen(theme.mutedText);
    key.setLeft(key.left() + paintWhole(painter, key, {text}) + radius + 14 * m_frame.scale);
  };
  //: In a legend: the end of a phase of the barrier that counts the bytes; the number is its parity
  entry(true, tr("full: parity"));
  const auto hasEmpty = [](const Pipeline::Stage& stage) { return stage.empty.has_value(); };
  if (std::ranges::any_of(m_frame.model.pipeline.stages(), hasEmpty)) {
    //: In a legend: the end of a phase of the barrier at which those arrive that have read a stage;
    //: the number is its parity
    entry(false, tr("empty: parity"));
  }
  if (std::ranges::any_of(m_frame.model.pipeline.boxes(), [this](const Box& box) {
        return box.isUnordered && (!m_frame.hidesFuture || hasBegun(box));
      })) {
    const QRectF sample(key.left(), key.center().y() - radius, 2 * radius, 2 * radius);
    paintHatch(painter, sample);
    key.setLeft(sample.right() + 5 * m_frame.scale);
    painter.setPen(theme.mutedText);
    //: In a legend: copies and products that may happen in either order
    key.setLeft(key.left() + paintWhole(painter, key, {tr("not ordered")}) + 14 * m_frame.scale);
  }
  painter.drawText(key, Qt::AlignLeft | Qt::AlignVCenter,
                   fittingText(QFontMetricsF(painter.font()), key.width(),
                               {PipelineWords::scale(), PipelineWords::shortScale()}));
}

void PipelinePane::paintPhases(QPainter& painter) const {
  if (m_frame.hidesFuture) return;
  const app::PictureGroup group(painter, QStringLiteral("phases"));
  const Pipeline& pipeline = m_frame.model.pipeline;
  std::uint32_t firstProduct = pipeline.rounds();
  std::uint32_t lastCopy = 0;
  for (const Box& box : pipeline.boxes()) {
    if (box.kind == Box::Kind::copy) lastCopy = std::max(lastCopy, box.end);
    if (box.kind == Box::Kind::product) firstProduct = std::min(firstProduct, box.begin);
  }
  lastCopy = std::max(lastCopy, firstProduct);
  const auto part = [&](std::uint32_t from, std::uint32_t to, const QString& name) {
    const std::uint32_t begin = std::max(from, m_layout->first);
    const std::uint32_t end = std::min(to, m_layout->first + m_layout->count);
    if (begin >= end) return;
    const QRectF place(QPointF(m_layout->leftOf(begin) + 1, m_layout->phases.top()),
                       QPointF(m_layout->leftOf(end) - 1, m_layout->phases.bottom()));
    painter.setPen(QPen(m_frame.theme.mutedText, std::max(1.0, 1.5 * m_frame.scale)));
    painter.drawLine(place.bottomLeft() - QPointF(0, 3), place.bottomRight() - QPointF(0, 3));
    painter.drawText(place.adjusted(0, 0, 0, -4), Qt::AlignLeft | Qt::AlignVCenter,
                     fittingText(QFontMetricsF(painter.font()), place.width(), {name}));
  };
  //: A part of a pipeline: the first copies, before there is anything to multiply
  part(0, firstProduct, tr("prologue"));
  //: A part of a pipeline: copies and products go on at the same time
  part(firstProduct, lastCopy, tr("steady state"));
  //: A part of a pipeline: the last products, when nothing is copied any more
  part(lastCopy, pipeline.rounds(), tr("epilogue"));
}

void PipelinePane::paintRow(QPainter& painter, const Row& row) const {
  const QString name = PipelineWords::name(row);
  const app::PictureGroup group(painter, name);
  const StageTheme& theme = m_frame.theme;
  if (row.kind == Row::Kind::stage) painter.fillRect(onPixels(row.area), theme.cellUnknown);
  painter.setPen(theme.text);
  QRectF before(m_heading.left(), row.area.top(), 0, row.area.height());
  before.setRight(row.area.left() - 6 * m_frame.scale);
  paintWhole(painter, before, {name});
  for (const Box& box : m_frame.model.pipeline.boxes()) {
    const QRectF place = placeOf(row, box);
    if (!place.isEmpty()) paintBox(painter, place, box);
  }
  if (row.kind == Row::Kind::stage) paintPins(painter, row);
}

void PipelinePane::paintPins(QPainter& painter, const Row& stage) const {
  const Pipeline& pipeline = m_frame.model.pipeline;
  const bool hasEmpty = pipeline.stages()[stage.number].empty.has_value();
  for (const Box& box : pipeline.boxes()) {
    const bool isCopy = box.kind == Box::Kind::copy;
    if (!isOver(box) || (!isCopy && (!hasEmpty || box.thread != pipeline.groups().back()))) {
      continue;
    }
    const QRectF place = placeOf(stage, box);
    if (place.isEmpty()) continue;
    // Who has read what phase p of the full barrier brought ends phase p of the empty one.
    const auto phase = isCopy ? box.phase : static_cast<std::uint32_t>(std::max(0, box.waitedFor));
    paintPin(painter, {place.right(), stage.area.top() + 1}, phase, isCopy);
  }
}

void PipelinePane::paintBox(QPainter& painter, const QRectF& place, const Box& box) const {
  const StageTheme& theme = m_frame.theme;
  const RoleColors& role = box.kind == Box::Kind::copy ? theme.write : theme.read;
  const bool isNow = hasBegun(box) && !isOver(box);
  const QRectF area = onPixels(place);
  const QColor fill = isNow         ? role.fill
                      : isOver(box) ? mix(theme.cell, role.fill, theme.tint)
                                    : theme.panel;
  const QColor text = isNow ? role.onFill : isOver(box) ? theme.onCell : theme.mutedText;
  painter.save();
  painter.fillRect(area, fill);
  if (box.isUnordered) paintHatch(painter, area);
  const double line = std::max(1.0, (isNow || box.isUnordered ? 2.2 : 1.2) * m_frame.scale);
  painter.setPen(QPen(box.isUnordered ? theme.wrong.ink : role.ink, line,
                      hasBegun(box) ? Qt::SolidLine : Qt::DashLine));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(area.adjusted(line / 2, line / 2, -line / 2, -line / 2));
  const QFontMetricsF metrics(painter.font());
  const QString name = fittingText(metrics, place.width() - 6,
                                   {PipelineWords::name(box), QString::number(box.number)});
  if (metrics.height() <= area.height() + 4) {
    if (box.isUnordered && !name.isEmpty()) {
      QRectF under(0, 0, metrics.horizontalAdvance(name) + 6, metrics.height());
      under.moveCenter(area.center());
      painter.fillRect(under & area, fill);
    }
    painter.setPen(text);
    painter.drawText(area, Qt::AlignCenter, name);
  }
  painter.restore();
}

void PipelinePane::paintHatch(QPainter& painter, const QRectF& area) const {
  painter.fillRect(area, QBrush(m_frame.theme.wrong.ink, Qt::BDiagPattern));
}

void PipelinePane::paintPin(QPainter& painter, QPointF top, std::uint32_t phase,
                            bool isFull) const {
  const StageTheme& theme = m_frame.theme;
  const double radius = 0.55 * m_pixels;
  const QRectF circle(top.x() - radius, top.y(), 2 * radius, 2 * radius);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.barrier.ink, std::max(1.0, 1.4 * m_frame.scale)));
  painter.setBrush(isFull ? theme.barrier.fill : theme.panel);
  painter.drawEllipse(circle);
  painter.setPen(isFull ? theme.barrier.onFill : theme.text);
  painter.setFont(theme.monoFont(m_pixels * 0.72, QFont::Bold));
  painter.drawText(circle, Qt::AlignCenter, QString::number(phase % 2));
  painter.restore();
}

const PipelinePane::Box* PipelinePane::boxAt(QPointF point) const {
  if (!m_layout) return nullptr;
  for (const Row& row : m_layout->rows) {
    if (!row.area.contains(point)) continue;
    for (const Box& box : m_frame.model.pipeline.boxes()) {
      if (placeOf(row, box).contains(point)) return &box;
    }
  }
  return nullptr;
}

QString PipelinePane::describeAt(QPointF point) const {
  const Box* const box = boxAt(point);
  return box == nullptr ? QString() : PipelineWords(m_frame.model).describe(*box);
}

Chosen PipelinePane::threadAt(QPointF point) const {
  const Box* const box = boxAt(point);
  return box == nullptr ? Chosen() : Chosen(box->thread);
}

}  // namespace lanescope::ui
