// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <cstddef>
#include <optional>

namespace lanescope::ui {

struct SpaceTimeGraph;
struct SpaceTimeNode;

/// The coordinates of the space-time diagram.
class SpaceTimeLayout {
 public:
  /// `bounds` is the area of the whole diagram. `scale`, `zoom`: see MemoryLayout. `graph` must
  /// outlive the layout.
  SpaceTimeLayout(const SpaceTimeGraph& graph, const QRectF& bounds, double scale, double zoom);

  QRectF frame;
  QRectF grid;  ///< area of the nodes, without labels
  double rowHeight = 0;
  double columnWidth = 0;
  double nodeWidth = 0;
  double nodeHeight = 0;
  int edgeStride = 1;  ///< the largest `strideOf`

  [[nodiscard]] QRectF rectOf(const SpaceTimeNode& node) const;
  [[nodiscard]] double rowTop(int row) const { return grid.top() + row * rowHeight; }
  /// Returns n where only every n-th value of a row shows its edges.
  [[nodiscard]] int strideOf(int row) const;
  /// The index into SpaceTimeGraph::nodes of the node under a point.
  [[nodiscard]] std::optional<std::size_t> nodeAt(QPointF point) const;

 private:
  const SpaceTimeGraph& m_graph;
};

}  // namespace lanescope::ui
