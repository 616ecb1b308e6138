// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLineF>
#include <QRectF>
#include <QString>
#include <QVector>
#include <cstdint>
#include <optional>
#include <vector>

#include "trace/compare/taint.h"
#include "trace/flow/lineage.h"
#include "ui/stage/space_time/rounding_shades.h"

class QPainter;

namespace lanescope::ui {

class SpaceTimeLayout;
struct CellLook;
struct PaneFrame;
struct SpaceTimeEdge;
struct SpaceTimeGraph;
struct StageModel;
struct StageTheme;

/// Paints the space-time diagram: the rows of the current epoch are lit, later ones are pale.
class SpaceTimePainter {
  Q_DECLARE_TR_FUNCTIONS(SpaceTimePainter)

 public:
  /// The arguments must outlive the painter.
  SpaceTimePainter(const PaneFrame& frame, const SpaceTimeGraph& graph,
                   const SpaceTimeLayout& layout);

  void paint(QPainter& painter) const;

 private:
  /// The visible edges as lines, by how they are painted.
  struct EdgeLines {
    QVector<QLineF> past;
    QVector<QLineF> future;
    QVector<QLineF> lit;
    QVector<QLineF> wrong;
    QVector<QLineF> origins;  ///< of `wrong`, those with which an error arises
  };

  [[nodiscard]] trace::Lineage::Part partOf(std::size_t node) const;
  /// True when a value of the lineage flows along the edge.
  [[nodiscard]] bool isInLineage(const SpaceTimeEdge& edge) const;
  /// The mark of a value that has been stored by now.
  [[nodiscard]] trace::Taint::Mark wrongOf(const trace::DataNode& data) const;
  /// The mark of the value that flows along the edge.
  [[nodiscard]] trace::Taint::Mark wrongOf(const SpaceTimeEdge& edge) const;
  void paintWrongEdges(QPainter& painter, const QVector<QLineF>& lines,
                       const QVector<QLineF>& origins) const;
  void findCurrent();
  /// Shades a value by what rounding took from it.
  void shade(std::uint32_t node, CellLook& look) const;
  void paintRows(QPainter& painter) const;
  void paintColumns(QPainter& painter) const;
  [[nodiscard]] EdgeLines edgeLines() const;
  void paintEdges(QPainter& painter) const;
  void paintNodes(QPainter& painter, bool inputs) const;
  void paintLoneValue(QPainter& painter, const QRectF& cell, const QString& value) const;

  const PaneFrame& m_frame;
  const StageModel& m_model;
  const SpaceTimeGraph& m_graph;
  const SpaceTimeLayout& m_layout;
  const StageTheme& m_theme;
  int m_step;
  double m_progress;
  double m_scale;
  QRectF m_area;  ///< painting is clipped to it
  const trace::Lineage* m_lineage;
  const trace::Taint* m_taint;
  std::optional<RoundingShades> m_shades;  ///< where rounding is shown and known
  std::vector<bool> m_isRead;              ///< per node: the current step loads it
  std::vector<bool> m_isLitEdge;           ///< per edge: the current step uses it
};

}  // namespace lanescope::ui
