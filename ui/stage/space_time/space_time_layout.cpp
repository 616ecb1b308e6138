// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/space_time/space_time_layout.h"

#include <algorithm>
#include <cmath>

#include "ui/stage/space_time/space_time_graph.h"

namespace lanescope::ui {
namespace {

/// Edges closer together than this run into one area; then only some are drawn.
constexpr double kLeastEdgeDistance = 4;
/// Rows of so few values show all their edges.
constexpr int kFewValues = 32;
/// A value that stands alone in its row is never smaller.
constexpr double kLoneValue = 7;

}  // namespace

SpaceTimeLayout::SpaceTimeLayout(const SpaceTimeGraph& graph, const QRectF& bounds, double scale,
                                 double zoom)
    : m_graph(graph) {
  const double margin = 10 * scale;
  frame = bounds.adjusted(margin, margin, -margin, -margin);
  grid = frame.adjusted(92 * scale, 58 * scale, -116 * scale, -margin);
  const double rows = std::max<double>(1, static_cast<double>(graph.rows.size()));
  const double columns = std::max(1, graph.columns.count());
  // Positive even where the bounds leave no room between the margins.
  constexpr double kLeast = 1e-3;
  rowHeight = std::max(kLeast, std::min(grid.height() / rows, 180 * scale * zoom));
  columnWidth = std::max(kLeast, std::min(grid.width() / columns, 150 * scale * zoom));
  const double spareWidth = grid.width() - columns * columnWidth;
  grid.adjust(spareWidth / 2, 0, -spareWidth / 2, 0);
  grid.translate(0, (grid.height() - rows * rowHeight) / 3);
  grid.setHeight(rows * rowHeight);
  nodeWidth = columnWidth < 8 ? std::max(1.0, columnWidth)
                              : std::min(columnWidth * 0.88, 110 * scale * zoom);
  nodeHeight = std::clamp(rowHeight * 0.46, 1.5, 46 * scale * zoom);
  if (columnWidth < 16) nodeHeight = std::min(nodeHeight, std::max(6.0, columnWidth * 1.6));
  while (edgeStride * columnWidth < kLeastEdgeDistance) edgeStride *= 2;
}

QRectF SpaceTimeLayout::rectOf(const SpaceTimeNode& node) const {
  double width = node.width < 1 ? std::max(1.0, nodeWidth * node.width) : nodeWidth;
  const int values = m_graph.rows[static_cast<std::size_t>(node.row)].values;
  if (values <= kFewValues) width = std::max(width, kLoneValue / values);
  const double middle = grid.left() + node.column * columnWidth;
  const double squeeze = nodeWidth / columnWidth;  // inputs of one value stay close together
  const double column = std::floor(node.column) + 0.5;
  const double x = node.width < 1 ? grid.left() + column * columnWidth +
                                        (node.column - column) * columnWidth * squeeze
                                  : middle;
  return {x - width / 2, rowTop(node.row) + (rowHeight - nodeHeight) / 2, width, nodeHeight};
}

int SpaceTimeLayout::strideOf(int row) const {
  const int values = m_graph.rows[static_cast<std::size_t>(row)].values;
  return std::clamp(values / kFewValues, 1, edgeStride);
}

std::optional<std::size_t> SpaceTimeLayout::nodeAt(QPointF point) const {
  const double slack = std::max(0.0, 3 - nodeWidth / 2);
  for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
    if (rectOf(m_graph.nodes[i]).adjusted(-slack, -2, slack, 2).contains(point)) return i;
  }
  return std::nullopt;
}

}  // namespace lanescope::ui
