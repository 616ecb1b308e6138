// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLineF>
#include <QRectF>
#include <QString>
#include <QVector>
#include <vector>

#include "trace/compare/taint.h"
#include "trace/flow/lineage.h"

class QPainter;

namespace lanescope::ui {

class SpaceTimeLayout;
struct PaneFrame;
struct SpaceTimeEdge;
struct SpaceTimeGraph;
struct StageModel;
struct StageTheme;

/// Paints the space-time diagram: the rows of the current epoch are lit, what is to come is pale.
class SpaceTimePainter {
  Q_DECLARE_TR_FUNCTIONS(SpaceTimePainter)

 public:
  /// The arguments outlive the painter.
  SpaceTimePainter(const PaneFrame& frame, const SpaceTimeGraph& graph,
                   const SpaceTimeLayout& layout);

  void paint(QPainter& painter) const;

 private:
  [[nodiscard]] trace::Lineage::Part partOf(std::size_t node) const;
  /// Whether a value of the lineage flows along it.
  [[nodiscard]] bool isInLineage(const SpaceTimeEdge& edge) const;
  /// Of a value, once it is there.
  [[nodiscard]] trace::Taint::Mark wrongOf(const trace::DataNode& data) const;
  /// Of what flows along it.
  [[nodiscard]] trace::Taint::Mark wrongOf(const SpaceTimeEdge& edge) const;
  void paintWrongEdges(QPainter& painter, const QVector<QLineF>& lines,
                       const QVector<QLineF>& origins) const;
  void findCurrent();
  void paintHeading(QPainter& painter) const;
  void paintRows(QPainter& painter) const;
  void paintColumns(QPainter& painter) const;
  void paintEdges(QPainter& painter) const;
  void paintNodes(QPainter& painter, bool inputs) const;
  void paintLoneValue(QPainter& painter, const QRectF& cell, const QString& value) const;

  const StageModel& m_model;
  const SpaceTimeGraph& m_graph;
  const SpaceTimeLayout& m_layout;
  const StageTheme& m_theme;
  int m_step;
  double m_progress;
  double m_scale;
  QRectF m_area;  ///< only what is within it is painted
  const trace::Lineage* m_lineage;
  bool m_hidesFuture;
  const trace::Taint* m_taint;
  std::vector<bool> m_isRead;     ///< nodes that the current step loads
  std::vector<bool> m_isLitEdge;  ///< edges that the current step goes along
};

}  // namespace lanescope::ui
