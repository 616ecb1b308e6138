// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "trace/lineage.h"

class QPainter;

namespace lanescope::ui {

struct SpaceTimeEdge;
struct SpaceTimeGraph;
struct SpaceTimeNode;
struct StageModel;
struct StageTheme;

/// Paints the space-time diagram: the rows of the current epoch are lit, what is to come is pale.
class SpaceTimePainter {
  Q_DECLARE_TR_FUNCTIONS(SpaceTimePainter)

 public:
  /// `bounds`: where the whole diagram goes; `scale`, `zoom`: see MemoryLayout; `progress`: see
  /// PaneFrame, as is `lineage`.
  SpaceTimePainter(const StageModel& model, const SpaceTimeGraph& graph, const StageTheme& theme,
                   int step, double progress, const QRectF& bounds, double scale, double zoom,
                   const trace::Lineage* lineage = nullptr);

  /// Only what is within `clip` is painted.
  void paint(QPainter& painter, const QRectF& clip) const;

  /// What is under a point, in words; empty where there is nothing.
  [[nodiscard]] QString describeAt(QPointF point) const;
  /// See StagePane::valueAt.
  [[nodiscard]] std::optional<std::uint32_t> valueAt(QPointF point) const;

 private:
  /// The position in SpaceTimeGraph::nodes of the node under a point.
  [[nodiscard]] std::optional<std::size_t> nodeAt(QPointF point) const;
  [[nodiscard]] trace::Lineage::Part partOf(std::size_t node) const;
  /// Whether a value of the lineage flows along it.
  [[nodiscard]] bool isInLineage(const SpaceTimeEdge& edge) const;
  [[nodiscard]] QRectF rectOf(const SpaceTimeNode& node) const;
  [[nodiscard]] double rowTop(int row) const { return m_grid.top() + row * m_rowHeight; }
  void findCurrent();
  void paintHeading(QPainter& painter) const;
  void paintRows(QPainter& painter) const;
  void paintColumns(QPainter& painter, const QRectF& clip) const;
  void paintEdges(QPainter& painter, const QRectF& clip) const;
  void paintNodes(QPainter& painter, const QRectF& clip, bool inputs) const;
  void paintLoneValue(QPainter& painter, const QRectF& cell, const QString& value) const;
  [[nodiscard]] int strideOf(int row) const;
  [[nodiscard]] QString nameOf(const SpaceTimeNode& node) const;

  const StageModel& m_model;
  const SpaceTimeGraph& m_graph;
  const StageTheme& m_theme;
  int m_step;
  double m_progress;
  double m_scale;
  const trace::Lineage* m_lineage;
  QRectF m_frame;
  QRectF m_grid;  ///< of the nodes, without labels
  double m_rowHeight = 0;
  double m_columnWidth = 0;
  double m_nodeWidth = 0;
  double m_nodeHeight = 0;
  int m_edgeStride = 1;           ///< the largest of `strideOf`
  std::vector<bool> m_isRead;     ///< nodes that the current step loads
  std::vector<bool> m_isLitEdge;  ///< edges that the current step goes along
};

}  // namespace lanescope::ui
