// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "request/result.h"
#include "ui/cli/common/options.h"

// What commands print for people.

namespace lanescope::cli {

[[nodiscard]] QString devicesReport(const QList<values::DeviceInfo>& devices);

/// Result, reference, error and tolerance, closed form, phases, counters, findings, notes.
[[nodiscard]] QString runReport(const values::RunResult& result, const UserInput& input);

/// One line for each number: its error, that of the terms' magnitudes, and the bound.
[[nodiscard]] QString errorReport(const values::BenchResult& result);

/// One line for each record: what it computes, and in how many steps.
[[nodiscard]] QString workReport(const values::BenchResult& result);

}  // namespace lanescope::cli
