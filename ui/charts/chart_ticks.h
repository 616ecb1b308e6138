// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "ui/charts/chart.h"

namespace lanescope::ui {

/// Where an axis has its ticks, and what stands at them.
[[nodiscard]] QSharedPointer<QCPAxisTicker> tickerOf(const ChartAxis& axis);

}  // namespace lanescope::ui
