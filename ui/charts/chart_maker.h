// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QString>
#include <cstdint>
#include <vector>

#include "app/results/timing_data.h"
#include "ui/charts/chart.h"

namespace lanescope::ui {

/// The charts that are made of timings.
enum class ChartKind {
  time,
  bandwidth,
  flops,
  speedup,
  phases,
  ladder,
  roofline,
  distribution,
};

/// What is told of a chart wherever it can be chosen.
struct ChartKindInfo {
  ChartKind kind;
  QLatin1String name;  ///< on the command line
  QString title;
  QString help;      ///< one sentence
  bool isOfOneSize;  ///< not over n
  bool isOfFamily;   ///< compares all kernels of the family
};
[[nodiscard]] std::vector<ChartKindInfo> chartKinds();
[[nodiscard]] ChartKindInfo infoOf(ChartKind kind);

struct ChartChoice {
  std::int64_t n = 0;          ///< of a chart of one size
  bool withTransfers = false;  ///< the speed-up: all phases instead of the kernel alone
  bool isPinned = false;       ///< copies from and to page-locked memory
  QString line = {};           ///< whose samples: TimingData::titleOf; empty: the first one's
};

/// May take a while for many samples; any thread may make it.
[[nodiscard]] Chart makeChart(ChartKind kind, const results::TimingData& data,
                              const ChartChoice& choice);

}  // namespace lanescope::ui
