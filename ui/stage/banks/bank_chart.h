// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QString>
#include <vector>

#include "trace/count/bank_use.h"
#include "ui/stage/banks/bank_cells.h"
#include "ui/stage/model/stage_pane.h"
#include "ui/stage/paint/pane_legend.h"

namespace lanescope::ui {

class MemoryCost;

/// Draws the 32 banks of shared memory as columns. A row is one pass, from the bottom up: each bank
/// gives one word per pass. The lanes stand below, with a line to the bank of each word that they
/// request.
class BankChart : public StagePane {
  Q_DECLARE_TR_FUNCTIONS(BankChart)

 public:
  /// `area` is the part of the pane's picture that the chart gets. `cost.asksBanks()` must hold.
  BankChart(const PaneFrame& frame, const MemoryCost& cost, const QRectF& area);

  void paint(QPainter& painter) const override;
  [[nodiscard]] QString describeAt(QPointF point) const override;
  [[nodiscard]] Chosen threadAt(QPointF point) const override;

 private:
  void place(const QRectF& area);
  [[nodiscard]] PaneLegend makeLegend(double width) const;
  [[nodiscard]] QRectF rectOf(unsigned bank, std::uint32_t pass) const;
  [[nodiscard]] QRectF laneRect(unsigned lane) const;
  [[nodiscard]] std::uint32_t threadOf(unsigned lane) const;
  [[nodiscard]] std::uint32_t chosenLanes() const;
  void paintCells(QPainter& painter) const;
  void paintCaptions(QPainter& painter) const;
  void paintAxis(QPainter& painter) const;
  void paintLines(QPainter& painter) const;
  void paintLanes(QPainter& painter) const;

  const PaneFrame& m_frame;
  const MemoryCost& m_cost;
  trace::BankUse m_use;
  std::vector<BankCell> m_cells;
  std::vector<double> m_passTops;  ///< one entry per pass
  QRectF m_columns;                ///< the area of the passes' rows
  QRectF m_axis;                   ///< the area of the bank numbers
  QRectF m_lanes;
  double m_cellWidth = 0;
  double m_passHeight = 0;
  PaneLegend m_legend;
  QRectF m_legendArea;  ///< empty: no legend
};

}  // namespace lanescope::ui
