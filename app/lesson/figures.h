// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "request/result.h"

namespace lanescope::app {

/// The names of the figures of a run that lessons and exercises hold to: "steps",
/// "loads.global", "depth". The page lessons.md of the manual explains each.
[[nodiscard]] const QStringList& figureNames();
[[nodiscard]] bool isFigure(const QString& name);

/// A figure of a run; counters are sums over the recorded blocks, steps and barriers those of the
/// first of them. Throws values::Error with a sentence where the run has no such figure, as the
/// depth of a record without what the threads compute.
[[nodiscard]] double figureOf(const values::RunResult& result, const QString& name);

}  // namespace lanescope::app
