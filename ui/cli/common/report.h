// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <cstdint>

#include "request/result.h"
#include "ui/cli/common/options.h"

// The printed reports of commands.

namespace lanescope::cli {

[[nodiscard]] QString devicesReport(const QList<values::DeviceInfo>& devices);

/// Returns the fused multiply-adds that tensor cores make in the recorded blocks: those of warps,
/// which the flow has, and those of warp groups. 0 without a record.
[[nodiscard]] std::uint64_t tensorMultiplyAdds(const values::RunResult& result);

/// Result, reference, error and tolerance, closed form, phases, counters, findings, notes.
[[nodiscard]] QString runReport(const values::RunResult& result, const UserInput& input);

/// One line per number: its error, the error relative to the terms' magnitudes, and the bound.
[[nodiscard]] QString errorReport(const values::BenchResult& result);

/// One line per record: its operations and steps.
[[nodiscard]] QString workReport(const values::BenchResult& result);

/// One line per item and size: median, spread (interquartile range over the median), number of
/// samples, and remarks. Then a GPU's phases, and the speed-up of its kernels over the best CPU
/// variant. Fits 100 columns.
[[nodiscard]] QString benchReport(const values::BenchResult& result);

/// The items that could not be timed and the reasons; empty when there are none. Fits 100 columns.
[[nodiscard]] QString failuresReport(const values::BenchResult& result);

}  // namespace lanescope::cli
