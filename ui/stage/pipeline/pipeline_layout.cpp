// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/pipeline/pipeline_layout.h"

#include <algorithm>
#include <iterator>

namespace lanescope::ui {

using trace::Pipeline;

std::vector<PipelineLayout::Row> PipelineLayout::rowsOf(const Pipeline& pipeline) {
  std::vector<Row> rows;
  for (const std::uint32_t thread : pipeline.copiers()) {
    rows.push_back({Row::Kind::copies, thread, {}});
  }
  for (std::uint32_t stage = 0; stage < pipeline.stages().size(); ++stage) {
    rows.push_back({Row::Kind::stage, stage, {}});
  }
  for (const std::uint32_t thread : pipeline.groups()) {
    rows.push_back({Row::Kind::products, thread, {}});
  }
  return rows;
}

PipelineLayout::PipelineLayout(const Pipeline& pipeline, const QRectF& body, double names,
                               double scale, std::uint32_t round)
    : rows(rowsOf(pipeline)) {
  constexpr double kWidestRound = 120;  // pixels at scale 1
  constexpr double kNarrowestRound = 44;
  constexpr double kTallestRow = 74;
  const QRectF area = body.adjusted(names, 0, 0, 0);
  const double line = std::max(13.0, 22 * scale);
  phases = QRectF(area.left(), area.top(), area.width(), line);
  const double most = std::max(1.0, area.width() / std::max(26.0, kNarrowestRound * scale));
  count = std::min(pipeline.rounds(), static_cast<std::uint32_t>(most));
  const std::uint32_t half = count / 2;
  first = std::min(round > half ? round - half : 0, pipeline.rounds() - count);
  phases.setWidth(std::min(area.width(), count * std::max(26.0, kWidestRound * scale)));
  const double height = std::min((area.height() - line) / static_cast<double>(rows.size()),
                                 std::max(20.0, kTallestRow * scale));
  const double gap = std::min(4 * scale, height / 8);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i].area = QRectF(area.left(), phases.bottom() + static_cast<double>(i) * height,
                          phases.width(), height - gap);
  }
}

bool PipelineLayout::holds(const Row& row, const Pipeline::Box& box) {
  switch (row.kind) {
    case Row::Kind::copies:
      return box.kind == Pipeline::Box::Kind::copy && box.thread == row.number;
    case Row::Kind::stage:
      return box.stage == row.number;
    case Row::Kind::products:
      return box.kind == Pipeline::Box::Kind::product && box.thread == row.number;
  }
  return false;
}

double PipelineLayout::leftOf(std::uint32_t round) const {
  return phases.left() + phases.width() / count * (static_cast<double>(round) - first);
}

QRectF PipelineLayout::placeOf(const Row& row, const Pipeline::Box& box,
                               const Pipeline& pipeline) const {
  if (box.begin < first || box.begin >= first + count) return {};
  QRectF place(QPointF(leftOf(box.begin), row.area.top()),
               QPointF(leftOf(box.end), row.area.bottom()));
  place.adjust(1, 0, -1, 0);
  if (row.kind != Row::Kind::stage || box.kind != Pipeline::Box::Kind::product) return place;
  const auto groups = pipeline.groups();
  const auto position = std::distance(groups.begin(), std::ranges::find(groups, box.thread));
  const double part = place.height() / static_cast<double>(groups.size());
  return {place.left(), place.top() + static_cast<double>(position) * part, place.width(), part};
}

}  // namespace lanescope::ui
