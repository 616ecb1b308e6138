// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "app/results/timing_data.h"
#include "ui/charts/chart_maker.h"

namespace lanescope::ui {

/// Which chart is to be made, and of what.
struct ChartOrder {
  ChartKind kind = ChartKind::time;
  results::TimingData data;
  ChartChoice choice;
};

/// Makes charts of timings on a worker thread, one at a time: the interval of a speed-up takes
/// thousands of draws.
class ChartJob : public QObject {
  Q_OBJECT

 public:
  using Make = std::function<Chart(ChartKind, const results::TimingData&, const ChartChoice&)>;

  /// `order` says what to make each time when a chart is begun.
  ChartJob(std::function<ChartOrder()> order, QObject* parent, Make make = &makeChart);

  /// Makes a chart, after the one that is being made. Several calls meanwhile are one.
  void start();

 signals:
  void made(const lanescope::ui::Chart& chart, const lanescope::ui::ChartOrder& order);
  /// The chart could not be made. `sentence` says why.
  void failed(const QString& sentence);

 private:
  void end();

  std::function<ChartOrder()> m_order;
  Make m_make;
  bool m_isMaking = false;
  bool m_isOld = false;  ///< another chart was asked for meanwhile
};

}  // namespace lanescope::ui
