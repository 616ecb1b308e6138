// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "request/all_reduce.h"
#include "request/scaling.h"
#include "ui/charts/chart.h"

namespace lanescope::ui {

/// The bus bandwidth and the time of all-reduces against the bytes of a device, by the medians of
/// their timings: a line for each algorithm.
[[nodiscard]] std::array<Chart, 2> allReduceCharts(
    std::span<const std::shared_ptr<const values::AllReduceResult>> results);

/// The time of an all-reduce against the number of devices, up to 1,024, as a model of each
/// algorithm's messages predicts it, dashed, for the largest n that was timed; the measured times
/// are points. It says that this is a model. Nothing where no model fits.
[[nodiscard]] std::optional<Chart> modelChart(
    std::span<const std::shared_ptr<const values::AllReduceResult>> results);

using ScalingResults = std::span<const std::shared_ptr<const values::ScalingResult>>;
/// The smallest n at which two GPUs take less time than one, by the medians. Nothing where they do
/// at none.
[[nodiscard]] std::optional<std::int64_t> gpuCrossover(ScalingResults results);
/// The time of one problem of several n against n: a line for each number of GPUs, and a mark at
/// the crossover, which a sentence names.
[[nodiscard]] Chart crossoverChart(ScalingResults results);

/// The speedup against the number of GPUs, with the line that it cannot be above, and the
/// efficiency.
[[nodiscard]] std::array<Chart, 2> scalingCharts(const values::ScalingResult& result);

}  // namespace lanescope::ui
